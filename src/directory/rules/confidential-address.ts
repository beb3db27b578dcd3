import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import { HIDDEN } from '../confidential.ts'
import type { Directory, Location } from '../directory.ts'
import { groupBy } from '../group-by.ts'
import {
  type Comparable,
  type ExactAddress,
  comparable,
  createSuspicion,
  exactAddress,
  isSamePlace,
  plain,
  toldBy,
  writtenPlace,
} from '../exact-address.ts'
import { publishedTexts } from '../published-texts.ts'

/**
 * The exact address of a confidential place stands somewhere else as well, where it would be published: in a text about
 * the place, its services or its organization, in a postcode anywhere, or as the address of another place.
 */
export function* confidentialAddress(directory: Directory): Generator<Diagnostic> {
  const hidden = directory.locations.filter(({ value }) => value.confidential)
  if (hidden.length === 0) return
  const files = new Map(directory.records.map((record) => [record.file, record]))
  const exactOf = (location: Location) =>
    exactAddress(writtenPlace(location, files.get(location.place.file)))
  const hiddenIn = groupBy(hidden, ({ place }) => place.file)
  const texts = directory.records
    .flatMap(textsOf)
    .filter(
      ({ place }) => !hiddenIn.get(place.file)?.some((location) => isWithheld(place, location)),
    )
  const textsIn = groupBy(texts, ({ place }) => place.file)
  const suspects = texts.filter(createSuspicion(hidden.map(exactOf)))
  const others = directory.locations
    .filter(({ value }) => !value.confidential)
    .map((location) => ({ place: location.place, exact: exactOf(location) }))
  for (const location of hidden) {
    const exact = exactOf(location)
    yield* inName(location, exact)
    const about = [...filesAbout(location, directory)].flatMap((file) => textsIn.get(file) ?? [])
    yield* inTexts(location, exact, { suspects, about: new Set(about) })
    for (const { place, exact: other } of others)
      if (isSamePlace(other, exact))
        yield tell(location, 'address', { ...place, path: [...place.path, 'addresses'] })
  }
}

/** A published text, ready to be compared. */
interface Text extends Comparable {
  readonly place: Place
}

/** The texts of a record, without its addresses, which are compared as a whole. */
const textsOf = (record: ContentRecord): Text[] =>
  [...publishedTexts(record)]
    .filter(({ path }) => !path.includes('addresses'))
    .map(({ text, path }) => ({ ...comparable(text), place: { file: record.file, path } }))

/** An id is derived from the name of the file, and whoever guesses the name can tell that the guess is right. */
function* inName({ slug, value, place }: Location, exact: ExactAddress): Generator<Diagnostic> {
  const told = value.id === undefined && toldBy(comparable(plain(slug)), exact)
  if (told)
    yield {
      code: 'confidential-address',
      message: `The name of this record tells the ${told} of a confidential place, and its \`id\` is made from the name.`,
      hint: 'Rename it to something that does not tell where it is.',
      place,
    }
}

function* inTexts(
  location: Location,
  exact: ExactAddress,
  { suspects, about }: { readonly suspects: readonly Text[]; readonly about: ReadonlySet<Text> },
): Generator<Diagnostic> {
  // Elsewhere a line such as "12 High Street" may be that of another town.
  const elsewhere: ExactAddress = { ...exact, lines: [] }
  for (const text of new Set([...about, ...suspects])) {
    const told = toldBy(text, about.has(text) ? exact : elsewhere)
    if (told) yield tell(location, told, text.place)
  }
}

const tell = (location: Location, told: string, place: Place): Diagnostic => ({
  code: 'confidential-address',
  message: `This tells the ${told} of the confidential place in ${location.place.file}.`,
  hint: 'Take it out, or write it less exactly: the town, or the first part of the postcode.',
  place,
})

/** The files in which a line of the address would be known as that of the place. */
function filesAbout(location: Location, { services }: Directory): ReadonlySet<string> {
  const here = services.filter(({ places }) => places.some((pair) => pair.location === location))
  const organizations = [location.organization, ...here.map(({ organization }) => organization)]
  return new Set([
    location.place.file,
    ...[...here, ...organizations].flatMap((thing) => (thing ? [thing.place.file] : [])),
  ])
}

/** Whether something is written in a part of a confidential place that is left out of what is published. */
const isWithheld = ({ file, path }: Place, { place }: Location) =>
  file === place.file &&
  place.path.every((step, i) => path[i] === step) &&
  HIDDEN.includes(String(path[place.path.length]))
