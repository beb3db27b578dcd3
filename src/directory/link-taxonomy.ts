import type { Path } from '../diagnostics/diagnostic.ts'
import type { ContentRecord, Written } from '../record/schema/written.ts'
import type { Linked, Taxonomy, Term } from './directory.ts'
import type { Factory } from './factory.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Flattens the tree of terms in a taxonomy to a list in which each term has its parent. */
export function linkTaxonomy(record: ContentRecord<'taxonomy'>, { create }: Factory): Taxonomy {
  const { value, slug, file } = record
  const linked: Linked<'taxonomy'> = create('taxonomy', value, slug, record)
  const taxonomy: Mutable<Taxonomy> = { ...linked, terms: [] }
  taxonomy.terms = [...termsOf(value.terms ?? [], ['terms'])]
  return taxonomy

  function* termsOf(
    terms: readonly Written<'taxonomy_term'>[],
    path: Path,
    parent?: Term,
  ): Generator<Term> {
    for (const [i, term] of terms.entries()) {
      const here = [...path, i]
      // Slugs of two taxonomies may be equal, so the id is derived from both slugs.
      const made = create('taxonomy_term', term, `${slug}/${term.slug}`, { file, path: here })
      const found: Term = { ...made, slug: term.slug, taxonomy, ...(parent && { parent }) }
      yield found
      yield* termsOf(term.terms ?? [], [...here, 'terms'], found)
    }
  }
}
