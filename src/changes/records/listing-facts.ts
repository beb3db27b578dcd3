import type { Directory } from '../../directory/directory.ts'
import { canonical } from '../../directory/ids.ts'
import type { Written } from '../../record/schema/written.ts'
import type { Fact } from '../facts/fact.ts'
import { looksPersonal } from '../fields/looks-personal.ts'
import { namesFacts } from '../fields/value-facts.ts'

/** A record with terms and service areas. */
type Listed = Pick<Written<'service'>, 'taxonomy_terms' | 'attributes' | 'service_areas'>

/** The terms and service areas that were added, removed or changed. The directories give their names. */
export function* listingFacts(
  [before, directoryBefore]: readonly [Listed, Directory],
  [after, directoryAfter]: readonly [Listed, Directory],
): Generator<Fact> {
  yield* namesFacts('term', termsOf(before, directoryBefore), termsOf(after, directoryAfter))
  yield* areaFacts(areasOf(before, directoryBefore), areasOf(after, directoryAfter))
}

/** Areas whose entry in the record is different. A change in a file of areas/ is a change of its own. */
function* areaFacts(before: readonly NamedArea[], after: readonly NamedArea[]): Generator<Fact> {
  const [gone, added] = [namesOnlyIn(before, after), namesOnlyIn(after, before)]
  yield* namesFacts('area', gone, added)
  for (const name of new Set(added))
    if (gone.includes(name))
      yield looksPersonal(name)
        ? { kind: 'hidden', what: 'service area', how: 'changed', of: 'several', count: 1 }
        : { kind: 'area', name }
}

/** The names of the areas whose content is not among others. */
function namesOnlyIn(areas: readonly NamedArea[], others: readonly NamedArea[]): string[] {
  const known = new Set(others.map(({ content }) => content))
  return areas.flatMap(({ name, content }) => (known.has(content) ? [] : [name]))
}

const termsOf = ({ taxonomy_terms = [], attributes = [] }: Listed, { termOf }: Directory) =>
  [...taxonomy_terms, ...attributes.map(({ taxonomy_term }) => taxonomy_term)].map(
    (written) => termOf(written)?.value.name ?? written,
  )

interface NamedArea {
  readonly name: string
  /** All fields but the id, as text. */
  readonly content: string
}

const areasOf = ({ service_areas = [] }: Listed, { areas }: Directory): NamedArea[] =>
  service_areas.map((written) => {
    const { id: _, ...rest } = (
      typeof written === 'string' ? { area: written } : written
    ) as Written<'service_area'>
    const { name, area: slug, postcodes = [], code } = rest
    const fileName = slug && areas.get(slug)?.name
    return {
      name: name ?? fileName ?? slug ?? code ?? postcodes.join(', '),
      content: canonical(rest),
    }
  })
