import type { Place } from '../../../diagnostics/diagnostic.ts'
import type { ContentRecord, Written } from '../../../record/schema/written.ts'
import { type Comparable, comparable, degreesIn } from '../../comparable-text.ts'
import { HIDDEN } from '../../mask-address.ts'
import type { Directory, Location } from '../../directory.ts'
import {
  type ExactAddress,
  createPrefilter,
  exactAddress,
  givesPoint,
  isNear,
  isSamePlace,
  isSamePoint,
  partGivenBy,
  writtenLocation,
} from '../../exact-address.ts'
import { groupBy } from '../../group-by.ts'
import { memoise } from '../../../text/memoise.ts'
import { otherTexts } from '../../other-texts.ts'
import { pathOf, textsOf } from '../../published-texts.ts'
import { walk } from '../../walk.ts'
import type { Finding, Rule } from '../rule.ts'

/**
 * Looks for the exact address of a confidential place in the texts about it, its services and its organization, in settings
 * and the publisher's own files, and in what is left of the address itself; in every other text for its postcode,
 * coordinates and identifier, and for its house where the town is named; and in the outlines of areas and other places.
 */
export const confidentialAddress: Rule = {
  code: 'confidential-address',
  severity: 'error',
  means: 'The exact address of a confidential place would be published.',
  *directory(directory) {
    const confidential = directory.locations.filter(({ value }) => value.confidential)
    if (confidential.length === 0) return
    const files = new Map(directory.records.map((record) => [record.file, record]))
    const exactOf = memoise((location: Location) =>
      exactAddress(writtenLocation(location, files.get(location.place.file))),
    )
    const confidentialIn = groupBy(confidential, ({ place }) => place.file)
    const isGiven = createPrefilter(confidential.map(exactOf))
    const texts = directory.records
      .flatMap(comparableTexts)
      .filter(
        ({ place }) =>
          !confidentialIn.get(place.file)?.some((location) => isWithheld(place, location)),
      )
    const textsIn = groupBy(texts, ({ place }) => place.file)
    const others = otherTexts(directory).map(({ text, place }) => ({ ...comparable(text), place }))
    const suspects = texts.filter(isGiven)
    const withDegrees = [
      ...groupBy(
        suspects.filter((text) => degreesIn(text).length > 0),
        ({ place }) => place.file,
      ).values(),
    ].filter((some) => some.length > 1)
    const places = directory.locations
      .filter(({ value }) => !value.confidential)
      .map((location) => ({ place: location.place, exact: exactOf(location) }))
    for (const location of confidential) {
      const exact = exactOf(location)
      const about = [...filesAbout(location, directory)].flatMap((file) => textsIn.get(file) ?? [])
      yield* inRest(location, exact)
      yield* inTexts(location, exact, { suspects, about: new Set([...about, ...others]) })
      yield* inTwoTexts(location, exact, withDegrees)
      yield* inOutlines(location, exact, directory)
      for (const { place, exact: other } of places)
        if (isSamePlace(other, exact))
          yield finding(location, 'address', { ...place, path: [...place.path, 'addresses'] })
    }
  },
}

/** A published text, ready to be compared. */
interface Text extends Comparable {
  readonly place: Place
}

/** The texts of a record, without its addresses, which are compared as a whole, except for their towns. */
const comparableTexts = (record: ContentRecord): Text[] =>
  textsOf(record, walk(record.kind, record.value))
    .filter(
      ({ within, name = '' }) =>
        !within.includes('addresses') || TOWNS.some((town) => town === name),
    )
    .map((one) => ({ ...comparable(one.text), place: { file: record.file, path: pathOf(one) } }))

const TOWNS = ['region', 'city', 'state_province'] as const satisfies (keyof Written<'address'>)[]

/** In what is published of the address of a confidential place: in one field, or in all together. */
function* inRest(location: Location, exact: ExactAddress): Generator<Finding> {
  const { value, place } = location
  for (const [i, address] of (value.addresses ?? []).entries()) {
    const partIn = (text: string) => partGivenBy(comparable(text), exact, true)
    const at = (name: string) => ({ ...place, path: [...place.path, 'addresses', i, name] })
    const written = TOWNS.map((name) => [name, address[name] ?? ''] as const)
    const found = written.flatMap(([name, text]) => {
      const part = partIn(text)
      return part ? [finding(location, part, at(name))] : []
    })
    const part = found.length === 0 && partIn(written.map(([, text]) => text).join(' '))
    yield* part ? [finding(location, part, at('city'))] : found
  }
}

function* inTexts(
  location: Location,
  exact: ExactAddress,
  { suspects, about }: { readonly suspects: readonly Text[]; readonly about: ReadonlySet<Text> },
): Generator<Finding> {
  for (const text of new Set([...about, ...suspects])) {
    const part = partGivenBy(text, exact, about.has(text))
    if (part) yield finding(location, part, text.place)
  }
}

/** The latitude in one text of a record and the longitude in another, as in two fields of the publisher's own. */
function* inTwoTexts(
  location: Location,
  { point }: ExactAddress,
  records: readonly (readonly Text[])[],
): Generator<Finding> {
  if (!point) return
  for (const texts of records) {
    const near = (degrees: number) =>
      texts.find((text) => degreesIn(text).some(({ value }) => isNear(value, degrees)))
    const [one, other] = [near(point.latitude), near(point.longitude)]
    const isGivenByOne = () => texts.some((text) => givesPoint(degreesIn(text), point))
    if (one && other && one !== other && !isGivenByOne())
      yield finding(location, 'coordinates', other.place)
  }
}

/** A corner of an area that is the place itself. */
function* inOutlines(
  location: Location,
  { point }: ExactAddress,
  { areas }: Directory,
): Generator<Finding> {
  if (!point) return
  for (const { file, geojson } of areas.values())
    if (
      cornersOf(geojson).some(([longitude, latitude]) =>
        isSamePoint(point, { latitude, longitude }),
      )
    )
      yield finding(location, 'coordinates', { file, path: [] })
}

/** Every position in a GeoJSON object. */
const cornersOf = memoise((geojson: object): readonly (readonly [number, number])[] => {
  const found: [number, number][] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const [longitude, latitude] = Array.isArray(value) ? (value as unknown[]) : []
    if (typeof longitude === 'number' && typeof latitude === 'number')
      found.push([longitude, latitude])
    else for (const inner of Object.values(value)) collect(inner)
  }
  collect(geojson)
  return found
})

function finding(location: Location, part: string, place: Place): Finding {
  const [what, hint] =
    place.path.length > 0
      ? [
          'This',
          'Delete it, or write it less exactly: the town, or the first part of the postcode.',
        ]
      : ['This file or its name', 'Delete it in the file, or rename the file.']
  return {
    message: `${what} gives the ${part} of the confidential place in ${location.place.file}.`,
    hint,
    place,
  }
}

/** The files in which readers take a line of the address for that of the place. */
function filesAbout(location: Location, { services }: Directory): ReadonlySet<string> {
  const here = services.filter(({ places }) => places.some((pair) => pair.location === location))
  const organizations = [location.organization, ...here.map(({ organization }) => organization)]
  return new Set([
    location.place.file,
    ...[...here, ...organizations].flatMap((thing) => (thing ? [thing.place.file] : [])),
  ])
}

/** Whether a text is in a part of a confidential place that is not published. */
const isWithheld = ({ file, path }: Place, { place }: Location) =>
  file === place.file &&
  place.path.every((step, i) => path[i] === step) &&
  HIDDEN.includes(String(path[place.path.length]))
