import type { Place } from '../../../diagnostics/diagnostic.ts'
import type { ContentRecord } from '../../../record/schema/written.ts'
import { type Comparable, comparable, normalise } from '../../comparable-text.ts'
import { HIDDEN } from '../../mask-address.ts'
import type { Directory, Location } from '../../directory.ts'
import {
  type ExactAddress,
  createPrefilter,
  exactAddress,
  isNear,
  isSamePlace,
  isSamePoint,
  partGivenBy,
  writtenLocation,
} from '../../exact-address.ts'
import { groupBy } from '../../group-by.ts'
import { memoise } from '../../../memoise.ts'
import { otherTexts } from '../../other-texts.ts'
import { pathOf, publishedTexts } from '../../published-texts.ts'
import { walk } from '../../walk.ts'
import type { Finding, Rule } from '../rule.ts'

/**
 * Looks for the exact address of a confidential place in the texts about it, its services and its organization; for its
 * postcode, coordinates and identifier in every text, and in the outlines of areas; and for the address of another place
 * that is the same. Settings, reasons of removals and names of areas count as texts about it.
 */
export const confidentialAddress: Rule = {
  code: 'confidential-address',
  severity: 'error',
  means: 'The exact address of a confidential place would be published.',
  *directory(directory) {
    const confidential = directory.locations.filter(({ value }) => value.confidential)
    if (confidential.length === 0) return
    const files = new Map(directory.records.map((record) => [record.file, record]))
    const exactOf = (location: Location) =>
      exactAddress(writtenLocation(location, files.get(location.place.file)))
    const confidentialIn = groupBy(confidential, ({ place }) => place.file)
    const texts = directory.records
      .flatMap(textsOf)
      .filter(
        ({ place }) =>
          !confidentialIn.get(place.file)?.some((location) => isWithheld(place, location)),
      )
    const textsIn = groupBy(texts, ({ place }) => place.file)
    const others = otherTexts(directory).map(({ text, place }) => ({ ...comparable(text), place }))
    const withDegrees = [...textsIn.values()]
      .map((some) => some.filter(({ degrees }) => degrees.length > 0))
      .filter((some) => some.length > 1)
    const suspects = texts.filter(createPrefilter(confidential.map(exactOf)))
    const places = directory.locations
      .filter(({ value }) => !value.confidential)
      .map((location) => ({ place: location.place, exact: exactOf(location) }))
    for (const location of confidential) {
      const exact = exactOf(location)
      yield* inName(location, exact)
      const about = [...filesAbout(location, directory)].flatMap((file) => textsIn.get(file) ?? [])
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

/** The texts of a record, without its addresses, which are compared as a whole. */
const textsOf = (record: ContentRecord): Text[] =>
  publishedTexts(walk(record.kind, record.value))
    .filter(({ within }) => !within.includes('addresses'))
    .map((one) => ({ ...comparable(one.text), place: { file: record.file, path: pathOf(one) } }))

/** An id is derived from the name, so anyone can check a guess at the name against the published id. */
function* inName({ slug, value, place }: Location, exact: ExactAddress): Generator<Finding> {
  const part = value.id === undefined && partGivenBy(comparable(normalise(slug)), exact)
  if (part)
    yield {
      message: `The name of this record gives the ${part} of a confidential place, and its \`id\` is made from the name.`,
      hint: 'Rename it to something that does not say where the place is.',
      place,
    }
}

function* inTexts(
  location: Location,
  exact: ExactAddress,
  { suspects, about }: { readonly suspects: readonly Text[]; readonly about: ReadonlySet<Text> },
): Generator<Finding> {
  // Elsewhere a line such as "12 High Street" may be in another town.
  const elsewhere: ExactAddress = { ...exact, lines: [] }
  for (const text of new Set([...about, ...suspects])) {
    const part = partGivenBy(text, about.has(text) ? exact : elsewhere)
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
      texts.find((text) => text.degrees.some((number) => isNear(number, degrees)))
    const [one, other] = [near(point.latitude), near(point.longitude)]
    if (one && other && one !== other && !givesBoth(texts, point))
      yield finding(location, 'coordinates', other.place)
  }
}

/** Whether one text gives both, so that it is reported already. */
const givesBoth = (
  texts: readonly Text[],
  { latitude, longitude }: NonNullable<ExactAddress['point']>,
) =>
  texts.some(({ degrees }) =>
    [latitude, longitude].every((wanted) => degrees.some((number) => isNear(number, wanted))),
  )

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

const finding = (location: Location, part: string, place: Place): Finding => ({
  message: `This gives the ${part} of the confidential place in ${location.place.file}.`,
  hint: 'Delete it, or write it less exactly: the town, or the first part of the postcode.',
  place,
})

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
