export type Axis = 'latitude' | 'longitude'

export const isAxis = (name: unknown): name is Axis => name === 'latitude' || name === 'longitude'

/** Coordinates in digits, with a decimal point and a minus sign. */
export interface WrittenPlace {
  readonly latitude?: string
  readonly longitude?: string
  /** True when the text has other words. */
  readonly hasWords: boolean
}

/**
 * Reads a coordinate as maps and people write it, or a latitude followed by a longitude: `51.4434° N`, `51.4434, –2.6047`,
 * `W 2.6047`. Ambiguous text is refused, because a place on the wrong side of Greenwich is worse than none.
 */
export function readPlace(text: string, axis: Axis): WrittenPlace | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const { shape, numbers } = shapeOf(text)
  const bare = shape.replace(/w/g, ' ').replace(/ +/g, ' ').trim()
  const [, only] = ONE[axis].exec(bare) ?? []
  if (!only) return axis === 'latitude' ? readPair(shape, numbers) : undefined
  const found = toCoordinate(only, numbers[0])
  return found && isAlong(axis, found)
    ? { [axis]: found.value, hasWords: shape.includes('w') }
    : undefined
}

/** Reads two coordinates, if they are certain to be two: `51 26.6` may be degrees and minutes. */
function readPair(shape: string, numbers: readonly string[]): WrittenPlace | undefined {
  const [, before, gap, behind] = PAIR.exec(shape) ?? []
  if (!before || !behind) return undefined
  const [first, second] = [toCoordinate(before, numbers[0]), toCoordinate(behind, numbers[1])]
  if (!first || !second || (gap === ' ' && !first.value.includes('.'))) return undefined
  const isOtherWay = first.axis === 'longitude' && second.axis === 'latitude'
  const [north, east] = isOtherWay ? [second, first] : [first, second]
  if (!isAlong('latitude', north) || !isAlong('longitude', east)) return undefined
  // With `N` after the latitude and nothing after the longitude, a `W` may be missing.
  if (north.axis && !east.axis && !east.value.startsWith('-')) return undefined
  return { latitude: north.value, longitude: east.value, hasWords: false }
}

interface Coordinate {
  readonly value: string
  /** The axis of its compass point. */
  readonly axis: Axis | undefined
}

const isAlong = (axis: Axis, coordinate: Coordinate) => (coordinate.axis ?? axis) === axis

/** A minus sign contradicts north and east. */
function toCoordinate(shape: string, number: string | undefined): Coordinate | undefined {
  const [point] = /[NSEW]/.exec(shape) ?? []
  const isMinus = shape.includes('-')
  if (number === undefined || (isMinus && /[NE]/.test(shape))) return undefined
  const axis = point && (/[NS]/.test(point) ? 'latitude' : 'longitude')
  return { value: isMinus || /[SW]/.test(shape) ? `-${number}` : number, axis: axis || undefined }
}

/** Coordinates with the words around them are shorter. */
const MAX_LENGTH = 80

/**
 * Replaces every part of a text with one character, and collects its numbers:
 *
 *     51.4434° N, long. –2.6047        0d N,O-0
 *     about 2.6047 West                w 0 W
 */
function shapeOf(text: string): { readonly shape: string; readonly numbers: readonly string[] } {
  const numbers: string[] = []
  const shape = text.replace(PART, (part) => {
    if (!/\d/.test(part)) return PARTS.find(([pattern]) => pattern.test(part))?.[1] ?? '?'
    numbers.push(part.replace(',', '.'))
    return '0'
  })
  const spaced = shape.replace(/ +/g, ' ').trim()
  return { shape: spaced.replace(/ ?, ?/g, ',').replace(/(^|[,AO]) ?- ?/g, '$1-'), numbers }
}

/** A number with a decimal point or comma, a word, or another character. */
const PART = /\d+(?:\.\d+|,\d+(?![\d.]))?|\.\d+|\p{L}+\.?|[^]/gu

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:[\p{Pd}\u2212]|minus)$/u, '-'],
  [/^(?:n|north)\.?$/i, 'N'],
  [/^(?:s|south)\.?$/i, 'S'],
  [/^(?:e|east)\.?$/i, 'E'],
  [/^(?:w|west)\.?$/i, 'W'],
  [/^(?:[°º˚]|deg\.?|degrees?)$/i, 'd'],
  [/^lat(?:itude)?\.?$/i, 'A'],
  [/^(?:long?|lng|longitude)\.?$/i, 'O'],
  [/^(?:[,;/|]|and)$/i, ','],
  [/^[\s:=+()[\]]$/, ' '],
  // Any other word, but no intermediate compass point such as NE or northeast.
  [/^(?!north|south|east|west|[nsew]{2,3}$)\p{L}+\.?$/iu, 'w'],
]

/** The compass point is before the number or after it. */
const COORDINATE = String.raw`([NSEW] ?-?0(?: ?d)?|-?0(?: ?d)?(?: ?[NSEW])?)`
const ONE: Readonly<Record<Axis, RegExp>> = {
  latitude: new RegExp(`^(?:A ?)?${COORDINATE}$`),
  longitude: new RegExp(`^(?:O ?)?${COORDINATE}$`),
}
const PAIR = new RegExp(`^(?:A ?)?${COORDINATE}([, ])(?:O ?)?${COORDINATE}$`)
