import type { Directory, Term } from '../../directory/directory.ts'
import { walk } from '../../directory/walk.ts'
import { publishedOf } from '../../feed/published.ts'
import { entityNames, fieldsOf } from '../../hsds/entities.ts'
import { quoteList } from '../../text/quote.ts'
import type { QualityRule } from './quality-rule.ts'

/** How many terms a message names. */
const MAX_NAMES = 5

export const unusedTerms: QualityRule = {
  code: 'unused-terms',
  means: 'A taxonomy has terms that nothing uses.',
  costs: 5,
  // A term is also used if a narrower one is.
  *check({ directory, isPublic }) {
    // Private terms are not known here.
    if (!TAGGED.every((entity) => isPublic(`${entity}.attributes`))) return
    const used = usedTerms(directory)
    for (const taxonomy of directory.taxonomies) {
      const unused = taxonomy.terms.filter((term) => !used.has(term))
      const [first] = unused
      if (!first) continue
      yield {
        message: `Nothing uses ${unused.length} of the ${taxonomy.terms.length} terms of this taxonomy: ${namesOf(unused)}.`,
        hint: 'Add them to the records that they suit, or delete them. A search by such a term finds nothing.',
        place: first.place,
        about: taxonomy,
      }
    }
  },
}

function namesOf(terms: readonly Term[]): string {
  const slugs = terms.slice(0, MAX_NAMES).map(({ slug }) => slug)
  const rest = terms.length - slugs.length
  return rest > 0
    ? `${slugs.map((slug) => `\`${slug}\``).join(', ')} and ${rest} more`
    : quoteList(slugs, 'and')
}

/** The entities that can have terms. */
const TAGGED = entityNames.filter((entity) => Object.hasOwn(fieldsOf(entity), 'attributes'))

/** The terms of everything that is published, and all wider terms. */
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
