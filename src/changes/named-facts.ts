import type { Directory } from '../directory/directory.ts'
import { canonical } from '../directory/ids.ts'
import type { Written } from '../record/schema/written.ts'
import type { Fact } from './fact.ts'
import { looksPersonal } from './words.ts'

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

/** Something that is shown in other words elsewhere is called by another name, which may be that of a person. */
export function* nameFacts(what: string, before?: string, after?: string): Generator<Fact> {
  if (before === after) return
  if (![before, after].some((name) => looksPersonal(name ?? '')))
    return yield* valueFacts(what, before, after)
  const how = before === undefined ? 'added' : after === undefined ? 'gone' : 'changed'
  yield { kind: 'text', what, how }
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
  yield* areaFacts(areasOf(before, directoryBefore), areasOf(after, directoryAfter))
}

/** Areas that came and went, and those that say something else. One written as before is told with its own file. */
function* areaFacts(before: readonly NamedArea[], after: readonly NamedArea[]): Generator<Fact> {
  const [gone, come] = [without(before, after), without(after, before)]
  yield* namesFacts('area', gone, come)
  for (const name of new Set(come))
    if (gone.includes(name))
      yield looksPersonal(name)
        ? { kind: 'hidden', what: 'service area', how: 'changed', of: 'several', count: 1 }
        : { kind: 'area', name }
}

/** The names of areas that are not written so among others. */
function without(some: readonly NamedArea[], others: readonly NamedArea[]): string[] {
  const written = new Set(others.map(({ says }) => says))
  return some.flatMap(({ name, says }) => (written.has(says) ? [] : [name]))
}

const termsOf = ({ taxonomy_terms = [], attributes = [] }: Described, { termOf }: Directory) =>
  [...taxonomy_terms, ...attributes.map(({ taxonomy_term }) => taxonomy_term)].map(
    (written) => termOf(written)?.value.name ?? written,
  )

/** What an area is called, and all that is said of it but its id. */
interface NamedArea {
  readonly name: string
  readonly says: string
}

const areasOf = ({ service_areas = [] }: Described, { areas }: Directory): NamedArea[] =>
  service_areas.map((written) => {
    const { id: _, ...rest } = (
      typeof written === 'string' ? { area: written } : written
    ) as Written<'service_area'>
    const { name, area: slug, postcodes, code } = rest
    const called =
      name ?? (slug && areas.get(slug)?.name) ?? slug ?? code ?? (postcodes ?? []).join(', ')
    return { name: called, says: canonical(rest) }
  })
