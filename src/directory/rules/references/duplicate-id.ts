import type { Place } from '../../../diagnostics/diagnostic.ts'
import { memoiseBetweenChecks } from '../../../text/memoise.ts'
import { REMOVED_FILE } from '../../../record/schema/removed.ts'
import type { ContentRecord } from '../../../record/schema/written.ts'
import type { Directory } from '../../directory.ts'
import { walk } from '../../walk.ts'
import type { Finding, Rule } from '../rule.ts'

export const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  means: 'Two things have the same id.',
  *directory(directory) {
    yield* sharedIds(directory)
    yield* removedTwice(directory)
  },
}

/** Something with an id, written in the record or derived. */
interface Holder {
  readonly id: string
  readonly place: Place
  readonly value: { readonly id?: string }
}

/** Equal derived ids come from equal slugs or places, which have rules of their own. */
function* sharedIds(directory: Directory): Generator<Finding> {
  const holders = new Map<string, Holder>()
  const reported = new Set<string>()
  for (const holder of holdersIn(directory).flat()) {
    const { id, place } = holder
    const first = holders.get(id)
    if (!first) holders.set(id, holder)
    if (!first || isSamePlace(first.place, place)) continue
    const where = `${place.file} ${place.path.join('/')}`
    if (reported.has(where) || (!hasWrittenId(holder) && !hasWrittenId(first))) continue
    reported.add(where)
    yield {
      message:
        first.place.file === place.file
          ? `The id ${id} is written twice in this file.`
          : `The same id is written in ${first.place.file} and in ${place.file}.`,
      hint: 'If one is a copy of the other, delete the line with the `id` from the newer one. A new id is generated for it.',
      place: { ...place, path: [...place.path, 'id'] },
    }
  }
}

const hasWrittenId = ({ value }: Holder) => value.id !== undefined

const isSamePlace = (a: Place, b: Place) =>
  a.file === b.file &&
  a.path.length === b.path.length &&
  a.path.every((step, i) => step === b.path[i])

/** Everything with an id: what has a slug, and so perhaps a derived id, and every object with a written one. */
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

const writtenIds = memoiseBetweenChecks(
  ({ kind, value: record, file }: ContentRecord): readonly Holder[] => {
    const found: Holder[] = []
    for (const { value, path } of walk(kind, record))
      if (value.id) found.push({ id: value.id, place: { file, path }, value })
    return found.length > 0 ? found : NONE
  },
)

/** Shared by most records, to save memory. */
const NONE: readonly Holder[] = []

function* removedTwice({ removed }: Directory): Generator<Finding> {
  const seen = new Set<string>()
  for (const [i, { id }] of removed.entries()) {
    if (seen.has(id))
      yield {
        message: `The id ${id} is listed as removed twice.`,
        hint: 'Delete one of the two entries.',
        place: { file: REMOVED_FILE, path: ['removed', i, 'id'] },
      }
    seen.add(id)
  }
}
