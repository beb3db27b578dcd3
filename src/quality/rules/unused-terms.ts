import type { Directory, Term } from '../../directory/directory.ts'
import { walk } from '../../directory/walk.ts'
import { publishedOf } from '../../feed/published.ts'
import { entityNames, fieldsOf } from '../../hsds/entities.ts'
import { list } from '../../text/quote.ts'
import type { Advice, Advised } from '../advice.ts'

/** Names no more terms than this. */
const NAMED = 5

/** A taxonomy has terms by which nothing can be found; one above a term that is used is used as well. */
export function* unusedTerms({ directory, isPublic }: Advised): Generator<Advice> {
  // Where the terms of something are private, it is not known here which it has.
  if (!TAGGED.every((entity) => isPublic(`${entity}.attributes`))) return
  const used = usedTerms(directory)
  for (const taxonomy of directory.taxonomies) {
    const unused = taxonomy.terms.filter((term) => !used.has(term))
    const [first] = unused
    if (!first) continue
    const slugs = unused.slice(0, NAMED).map(({ slug }) => slug)
    const rest = unused.length - slugs.length
    const named =
      rest > 0
        ? `${slugs.map((slug) => `\`${slug}\``).join(', ')} and ${rest} more`
        : list(slugs, 'and')
    yield {
      code: 'unused-terms',
      message: `Nothing uses ${unused.length} of the ${taxonomy.terms.length} terms of this taxonomy: ${named}.`,
      hint: 'Give them to the records they suit, or take them out, so that nobody looks where nothing is.',
      place: first.place,
      about: taxonomy,
    }
  }
}

const TAGGED = entityNames.filter((entity) => Object.hasOwn(fieldsOf(entity), 'attributes'))

/** Terms that something published has, and all above them. */
function usedTerms(directory: Directory): ReadonlySet<Term> {
  const { services, organizations, locations } = publishedOf(directory)
  const used = new Set<Term>()
  for (const { entity, value } of [...services, ...organizations, ...locations])
    for (const { value: inner } of walk(entity, value)) {
      const { taxonomy_terms = [], attributes = [] } = inner as Tagged
      for (const written of [...taxonomy_terms, ...attributes.map((one) => one.taxonomy_term)])
        for (let term = directory.termOf(written); term && !used.has(term); term = term.parent)
          used.add(term)
    }
  return used
}

interface Tagged {
  readonly taxonomy_terms?: readonly string[]
  readonly attributes?: readonly { readonly taxonomy_term: string }[]
}
