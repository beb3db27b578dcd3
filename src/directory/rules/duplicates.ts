import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { quote } from '../../text/quote.ts'
import type { Directory } from '../directory.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import { memoiseBetweenChecks } from '../../memoise.ts'
import { walk } from '../walk.ts'

/** Something with an id, which may stand in the record or be derived. */
interface Holder {
  readonly id: string
  readonly place: Place
  readonly value: { readonly id?: string }
}

const isWritten = ({ value }: Holder) => value.id !== undefined

/** Two things have the same id, so that one would hide the other. Ids that are derived alike are told as what made them so. */
export function* duplicateId(directory: Directory): Generator<Diagnostic> {
  const holders = new Map<string, Holder>()
  const told = new Set<string>()
  for (const holder of holdersIn(directory).flat()) {
    const { id, place } = holder
    const first = holders.get(id)
    if (!first) holders.set(id, holder)
    if (!first || isSamePlace(first.place, place)) continue
    const where = `${place.file} ${place.path.join('/')}`
    if (told.has(where) || (!isWritten(holder) && !isWritten(first))) continue
    told.add(where)
    yield {
      code: 'duplicate-id',
      message:
        first.place.file === place.file
          ? `The id ${id} is written twice in this file.`
          : `The same id is written in ${first.place.file} and in ${place.file}.`,
      hint: 'If one is a copy of the other, take the line with the `id` out of the copy, the newer one; it gets an id of its own.',
      place: { ...place, path: [...place.path, 'id'] },
    }
  }
}

const isSamePlace = (a: Place, b: Place) =>
  a.file === b.file &&
  a.path.length === b.path.length &&
  a.path.every((step, i) => step === b.path[i])

/** Everything with an id: things with a name, which may have derived ones, and written ids everywhere. */
const holdersIn = ({
  organizations,
  locations,
  services,
  taxonomies,
  records,
}: Directory): (readonly Holder[])[] => [
  organizations,
  organizations.flatMap(({ programs }) => programs),
  locations,
  services,
  services.flatMap(({ places }) => places),
  taxonomies,
  taxonomies.flatMap(({ terms }) => terms),
  ...records.map(writtenIds),
]

/** What has an id written in a record. */
const writtenIds = memoiseBetweenChecks(
  ({ kind, value: record, file }: ContentRecord): readonly Holder[] => {
    const found: Holder[] = []
    for (const { value, path } of walk(kind, record))
      if (value.id) found.push({ id: value.id, place: { file, path }, value })
    return found.length > 0 ? found : NONE
  },
)

/** Most records share this. */
const NONE: readonly Holder[] = []

/** Two terms of one taxonomy, or two programmes of one organization, have the same slug. */
export function* duplicateSlug({ taxonomies, organizations }: Directory): Generator<Diagnostic> {
  for (const { terms } of taxonomies) yield* twins(terms, 'terms of this taxonomy')
  for (const { programs } of organizations)
    yield* twins(programs, 'programmes of this organization')
}

function* twins(
  things: readonly { readonly slug: string; readonly place: Place; readonly value: object }[],
  nouns: string,
): Generator<Diagnostic> {
  const seen = new Set<string>()
  for (const { slug, place, value } of things) {
    if (seen.has(slug))
      yield {
        code: 'duplicate-slug',
        message: `Two ${nouns} have ${quote(slug)} as their \`slug\`.`,
        hint: 'Change one of the two, and the records that mean it.',
        place: { ...place, path: [...place.path, 'slug' in value ? 'slug' : 'name'] },
      }
    seen.add(slug)
  }
}

/** A service names the same place twice, so that two pairings would be one. */
export function* duplicatePlace({ services }: Directory): Generator<Diagnostic> {
  for (const { places } of services) {
    const seen = new Set<string>()
    for (const { location, place } of places) {
      if (seen.has(location.id))
        yield {
          code: 'duplicate-place',
          message: `This service is at \`${location.slug}\` twice.`,
          hint: 'Keep one entry for the place, and put all its times under `schedules:` there.',
          place,
        }
      seen.add(location.id)
    }
  }
}
