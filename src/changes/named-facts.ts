import type { Directory } from '../directory/directory.ts'
import type { Written } from '../record/written.ts'
import type { Fact } from './fact.ts'

/** A value that can be shown became another one, or came, or went. */
export function* valueFacts(what: string, before?: string, after?: string): Generator<Fact> {
  if (before === after) return
  yield {
    kind: 'value',
    what,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }
}

/** What two lists of names do not have in common. */
export function* namesFacts(
  what: (Fact & { readonly kind: 'names' })['what'],
  before: readonly string[],
  after: readonly string[],
): Generator<Fact> {
  const added = after.filter((name) => !before.includes(name))
  const gone = before.filter((name) => !after.includes(name))
  if (added.length + gone.length > 0) yield { kind: 'names', what, added, gone }
}

/** Something that terms and areas belong to, and the directory that knows what they are called. */
type Described = Pick<Written<'service'>, 'taxonomy_terms' | 'attributes' | 'service_areas'>

/** The terms under which something is listed and the areas whose people it is for, as they came and went. */
export function* listingFacts(
  [before, directoryBefore]: readonly [Described, Directory],
  [after, directoryAfter]: readonly [Described, Directory],
): Generator<Fact> {
  yield* namesFacts('term', termsOf(before, directoryBefore), termsOf(after, directoryAfter))
  yield* namesFacts('area', areasOf(before, directoryBefore), areasOf(after, directoryAfter))
}

const termsOf = ({ taxonomy_terms = [], attributes = [] }: Described, { termOf }: Directory) =>
  [...taxonomy_terms, ...attributes.map(({ taxonomy_term }) => taxonomy_term)].map(
    (written) => termOf(written)?.value.name ?? written,
  )

const areasOf = ({ service_areas = [] }: Described, { areas }: Directory) =>
  service_areas.map((area) => {
    if (typeof area === 'string') return areas.get(area)?.name ?? area
    const { name, area: slug, postcodes, code } = area
    return name ?? (slug && areas.get(slug)?.name) ?? slug ?? code ?? (postcodes ?? []).join(', ')
  })
