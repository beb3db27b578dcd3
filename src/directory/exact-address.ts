import type { ContentRecord, Written } from '../record/schema/written.ts'
import { outcodeOf } from './mask-address.ts'
import { memoiseLru } from '../text/memoise.ts'
import type { Location } from './directory.ts'
import {
  type Comparable,
  type Degrees,
  degreesIn,
  normalise,
  patternOf,
  skeletonOf,
  wordsOf,
} from './comparable-text.ts'

/** What gives the exact position of a place, in forms that can be searched for in texts. */
export interface ExactAddress {
  /** Whole postcodes: capital letters and digits. */
  readonly postcodes: readonly string[]
  /** Normalised lines of the address, and parts of them that are exact. */
  readonly lines: readonly string[]
  /** Numbers of the place in other registers, such as a UPRN. */
  readonly identifiers: readonly string[]
  /** Normalised names of its towns, and the first halves of its postcodes. */
  readonly towns: readonly string[]
  readonly point?: { readonly latitude: number; readonly longitude: number }
}

/** A place as an editor wrote it, before a confidential address is masked. */
export function writtenLocation(
  { place: { path }, value }: Location,
  record: ContentRecord | undefined,
): Written<'location'> {
  let here: unknown = record?.value
  for (const step of path) here = (here as Record<string | number, unknown> | undefined)?.[step]
  return (here as Written<'location'> | undefined) ?? value
}

/** The exact address of a place, without the parts that are published even when the place is confidential. */
export function exactAddress({
  addresses = [],
  external_identifier = '',
  latitude,
  longitude,
}: Written<'location'>): ExactAddress {
  const named = addresses.flatMap(({ city, region = '', state_province, country }) =>
    [city, region, state_province, country].map(normalise).filter((name) => !OF_HOUSE.test(name)),
  )
  const postcodes = addresses
    .map(({ postal_code }) => postal_code)
    .filter((written) => outcodeOf(written) !== written.trim().toUpperCase())
  return {
    postcodes: postcodes.map(lettersOf),
    lines: [...new Set(addresses.flatMap(linesOf))].filter(
      (line) => !named.includes(line) && /\p{L}/u.test(line) && /[ \d]/.test(line),
    ),
    identifiers: /^\w{6,}$/.test(external_identifier) ? [lettersOf(external_identifier)] : [],
    towns: [
      ...addresses.map(({ city }) => normalise(city)).filter((city) => named.includes(city)),
      ...postcodes.map((written) => outcodeOf(written).toLowerCase()),
    ],
    ...(latitude !== undefined && longitude !== undefined && { point: { latitude, longitude } }),
  }
}

/** What no name of a town has: a number, or a word of a house or a street. */
const OF_HOUSE =
  /\d|\b(?:apartment|avenue|close|cottage|court|drive|flat|house|lane|lodge|place|road|street|terrace)$/

const lettersOf = (written: string) => written.toUpperCase().replace(/[^A-Z0-9]/g, '')

const linesOf = ({ address_1, address_2 = '' }: Written<'address'>): string[] =>
  [address_1, address_2, `${address_1} ${address_2}`].flatMap(partsOf)

/** A line of an address, and those parts between its commas that name a house. A street alone is not exact. */
function partsOf(line: string): string[] {
  const parts = line.split(',').map(normalise)
  const houses = parts.filter((part, i) => i === 0 || /\d/.test(part))
  return [...new Set([normalise(line), ...houses])].filter((part) => part !== '')
}

/** About a hundred metres, in degrees. */
const NEAR = 0.001

/** Whether a number is one of degrees, to about a hundred metres and without its sign. */
export const isNear = (value: number, degrees: number): boolean =>
  Math.abs(value - Math.abs(degrees)) < NEAR

/** Numbers that are further apart in a text are not one point. */
const APART = 8

/** Whether a text gives a point, in any order of its two parts. */
export function givesPoint(
  degrees: readonly Degrees[],
  { latitude, longitude }: NonNullable<ExactAddress['point']>,
): boolean {
  const near = degrees.filter(({ value }) => isNear(value, longitude))
  return (
    near.length > 0 &&
    degrees.some(
      ({ value, at }) =>
        isNear(value, latitude) &&
        near.some((other) => other.at !== at && Math.abs(other.at - at) <= APART),
    )
  )
}

/**
 * A postcode however it is separated. Its two halves may stand within other letters, as in an address of the web; letters
 * that are further apart may not, or `free 15 at the hall` would hold E1 5AT.
 */
const postcodePattern = memoiseLru(1000, (postcode: string) => {
  const [out, inward] = [postcode.slice(0, -3), postcode.slice(-3)]
  const halves = `${patternOf(out, '')}[^A-Z0-9]{0,6}${patternOf(inward, '')}`
  return new RegExp(`${halves}|(?<![A-Z0-9])${patternOf(postcode)}(?![A-Z0-9])`, 'i')
})

/** The second half of a postcode by itself, which is no ordinal number: `4EB`, and not the end of another postcode. */
const inwardPattern = memoiseLru(1000, (postcode: string) => {
  const inward = postcode.slice(-3)
  return /ST|ND|RD|TH/.test(inward) || !/^\d[A-Z]{2}$/.test(inward)
    ? undefined
    : new RegExp(String.raw`(?<![A-Z0-9]|[A-Z]\d[A-Z\d]?[ -]?)${inward}(?![A-Za-z0-9])`)
})

/** A line or a number, however its characters are separated, where it is no part of a longer word or number. */
const wholePattern = memoiseLru(1000, (letters: string) => {
  const edge = (letter = '') => (/\d/.test(letter) ? String.raw`\d` : '[A-Za-z]')
  const [before, after] = [edge(letters[0]), edge(letters.at(-1))]
  return new RegExp(`(?<!${before})${patternOf(letters)}(?!${after})`, 'i')
})

/** The house and the street in a line: `14` and `mill lane`. */
const HOUSE = /(?:^| )(?<house>\d+)[a-z]? (?<street>\p{L}[\p{L} ]*)$/u

/** Words between the number of a house and its street. */
const BETWEEN =
  '(?:(?:(?:and|to|flat|apartment) )?(?!00|15|30|45)\\d{1,4}[a-z]? ?|(?:in|of|on|the|house|no|number|at number) )'

/** A line with the number of a house, however it is written: `12a mill lane`, `12 to 14 mill lane`, `mill lane 12`. */
const housePattern = memoiseLru(1000, (line: string) => {
  const { house, street = '' } = HOUSE.exec(line)?.groups ?? {}
  const road = street.replaceAll(' ', ' ?')
  return house === undefined
    ? undefined
    : new RegExp(
        `(?<!\\d)${house} ?[a-z]?(?: ${BETWEEN}{0,2})? ?${road}(?!\\p{L})| ${road} ${BETWEEN}{0,2}${house}[a-z]?(?![\\d\\p{L}])`,
        'u',
      )
})

/** Whether a text has all of some letters, in any spelling. Short ones are words as well. */
const holds = ({ plain, skeleton }: Comparable, letters: string): boolean =>
  letters.length >= MIN_LETTERS &&
  skeleton.includes(skeletonOf(letters)) &&
  wholePattern(letters).test(plain)
const MIN_LETTERS = 5

/** Which part of an exact address a text gives, in words; nothing when it gives none. */
export function partGivenBy(
  text: Comparable,
  { postcodes, lines, identifiers, towns, point }: ExactAddress,
  isAbout: boolean,
): string | undefined {
  const { plain, skeleton } = text
  for (const postcode of postcodes) {
    const [found] =
      (skeleton.includes(skeletonOf(postcode)) && postcodePattern(postcode).exec(plain)) || []
    // With no more than one letter it is a number of something else.
    if (found !== undefined && /[a-z].*[a-z]/is.test(found)) return 'postcode'
    if (isAbout && inwardPattern(postcode)?.test(plain)) return 'postcode'
  }
  const words = () => wordsOf(text)
  // Elsewhere a line such as "12 High Street" may be in another town.
  const isHere = isAbout || towns.some((town) => words().includes(` ${town} `))
  for (const line of isHere ? lines : []) {
    const house = housePattern(line)
    if (!isAbout && !house) continue
    if (words().includes(` ${line} `) || house?.test(words())) return 'address'
    if (holds(text, line.replaceAll(' ', '').toUpperCase())) return 'address'
  }
  if (identifiers.some((identifier) => holds(text, identifier))) return 'number in another list'
  if (point && givesPoint(degreesIn(text), point)) return 'coordinates'
  return undefined
}

/** How many letters the prefilter compares, as one number; no whole postcode is shorter. */
const GRAM = 4

/** A fast test of whether a text may give a part of any of many addresses. */
export function createPrefilter(addresses: readonly ExactAddress[]): (text: Comparable) => boolean {
  const cells = new Set<number>()
  const grams = new Set<number>()
  const isKnown = (gram: number) => grams.has(gram)
  for (const { postcodes, lines, identifiers, point } of addresses) {
    const streets = lines.flatMap((line) => HOUSE.exec(line)?.groups?.street ?? [])
    for (const one of [...postcodes, ...identifiers, ...streets])
      someGram(skeletonOf(one).slice(0, GRAM), (gram) => !grams.add(gram))
    for (const degrees of point ? [point.latitude, point.longitude] : [])
      for (const step of [-1, 0, 1]) cells.add(cellOf(Math.abs(degrees)) + step)
  }
  return (text) =>
    someGram(text.skeleton, isKnown) ||
    (cells.size > 0 && degreesIn(text).some(({ value }) => cells.has(cellOf(value))))
}

const cellOf = (degrees: number) => Math.floor(degrees / NEAR)

function someGram(skeleton: string, test: (gram: number) => boolean): boolean {
  let gram = 0
  for (let i = 0; i < skeleton.length; i++) {
    gram = (gram << 8) | skeleton.charCodeAt(i)
    if (i >= GRAM - 1 && test(gram)) return true
  }
  return false
}

/** Whether two addresses are of one place: they share a line and the first part of the postcode, or the point. */
export function isSamePlace(one: ExactAddress, other: ExactAddress): boolean {
  const outcodes = ({ postcodes }: ExactAddress) => postcodes.map((code) => code.slice(0, -3))
  return (
    isSamePoint(one.point, other.point) ||
    (overlap(one.lines, other.lines) && overlap(outcodes(one), outcodes(other)))
  )
}

const overlap = (one: readonly string[], other: readonly string[]) =>
  one.some((item) => other.includes(item))

/** About ten metres, in degrees. */
const SAME_POINT = 0.0001

/** Whether two points are the same to about ten metres. */
export const isSamePoint = (one: ExactAddress['point'], other: ExactAddress['point']): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.latitude - other.latitude) < SAME_POINT &&
  Math.abs(one.longitude - other.longitude) < SAME_POINT
