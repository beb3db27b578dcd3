/** Which way a coordinate is counted. */
export type Axis = 'latitude' | 'longitude'

export const isAxis = (name: unknown): name is Axis => name === 'latitude' || name === 'longitude'

/** What a text says about where a place is, in digits, with a point and a minus sign. */
export interface WrittenPlace {
  readonly latitude?: string
  readonly longitude?: string
  /** Whether there are words besides. */
  readonly hasWords: boolean
}

/**
 * Reads a coordinate as maps and people write it, or a latitude with a longitude behind it: `51.4434° N`,
 * `51.4434, –2.6047`, `W 2.6047`. A place on the other side of Greenwich is worse than none, so what can be read in
 * two ways is not read at all.
 */
export function readPlace(text: string, axis: Axis): WrittenPlace | undefined {
  if (text.length > LONGEST) return undefined
  const { shape, numbers } = shapeOf(text)
  const bare = shape.replace(/w/g, ' ').replace(/ +/g, ' ').trim()
  const [, only] = ONE[axis].exec(bare) ?? []
  if (!only) return axis === 'latitude' ? readPair(shape, numbers) : undefined
  const found = toCoordinate(only, numbers[0])
  return found && isAlong(axis, found)
    ? { [axis]: found.value, hasWords: shape.includes('w') }
    : undefined
}

/** Both on a line, where it is certain that they are two: `51 26.6` may be degrees and minutes. */
function readPair(shape: string, numbers: readonly string[]): WrittenPlace | undefined {
  const [, before, gap, behind] = PAIR.exec(shape) ?? []
  if (!before || !behind) return undefined
  const [first, second] = [toCoordinate(before, numbers[0]), toCoordinate(behind, numbers[1])]
  if (!first || !second || (gap === ' ' && !first.value.includes('.'))) return undefined
  const isOtherWay = first.axis === 'longitude' && second.axis === 'latitude'
  const [north, east] = isOtherWay ? [second, first] : [first, second]
  if (!isAlong('latitude', north) || !isAlong('longitude', east)) return undefined
  // Who says north and not west may have left out that it is west.
  if (north.axis && !east.axis && !east.value.startsWith('-')) return undefined
  return { latitude: north.value, longitude: east.value, hasWords: false }
}

interface Coordinate {
  readonly value: string
  /** What a point of the compass says that it is along. */
  readonly axis: Axis | undefined
}

const isAlong = (axis: Axis, coordinate: Coordinate) => (coordinate.axis ?? axis) === axis

/** A minus sign before something in the east is no coordinate. */
function toCoordinate(shape: string, number: string | undefined): Coordinate | undefined {
  const [point] = /[NSEW]/.exec(shape) ?? []
  const isMinus = shape.includes('-')
  if (number === undefined || (isMinus && /[NE]/.test(shape))) return undefined
  const axis = point && (/[NS]/.test(point) ? 'latitude' : 'longitude')
  return { value: isMinus || /[SW]/.test(shape) ? `-${number}` : number, axis: axis || undefined }
}

/** No coordinates are longer, with all the words around them. */
const LONGEST = 80

/**
 * A text with one sign for each of its parts, and its numbers:
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

/** A number with a point or a comma in it, a word, or a sign. */
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
  // Half a point of the compass, and words that are made of one, are not passed over.
  [/^(?!north|south|east|west|[nsew]{2,3}$)\p{L}+\.?$/iu, 'w'],
]

/** The point of the compass stands before the number or behind it. */
const COORDINATE = String.raw`([NSEW] ?-?0(?: ?d)?|-?0(?: ?d)?(?: ?[NSEW])?)`
const ONE: Readonly<Record<Axis, RegExp>> = {
  latitude: new RegExp(`^(?:A ?)?${COORDINATE}$`),
  longitude: new RegExp(`^(?:O ?)?${COORDINATE}$`),
}
const PAIR = new RegExp(`^(?:A ?)?${COORDINATE}([, ])(?:O ?)?${COORDINATE}$`)
