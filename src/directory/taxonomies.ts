import type { ContentRecord, Written } from '../record/schema/written.ts'
import type { Path } from '../diagnostics/diagnostic.ts'
import type { Linked, Taxonomy, Term } from './directory.ts'

/** Makes a thing of a record, or of an object within one. */
export type MakeTerm = (
  value: Written<'taxonomy_term'>,
  slug: string,
  place: { file: string; path: Path },
) => Linked<'taxonomy_term'>

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Turns the tree of terms that a taxonomy is written as into a list, in which each term knows the one above it. */
export function linkTaxonomy(
  linked: Linked<'taxonomy'>,
  { file, slug, value }: ContentRecord<'taxonomy'>,
  makeTerm: MakeTerm,
): Taxonomy {
  const taxonomy: Mutable<Taxonomy> = { ...linked, terms: [] }
  taxonomy.terms = [...termsOf(value.terms ?? [], ['terms'], undefined)]
  return taxonomy

  function* termsOf(
    terms: readonly Written<'taxonomy_term'>[],
    path: Path,
    parent?: Term,
  ): Generator<Term> {
    for (const [i, term] of terms.entries()) {
      const here = [...path, i]
      const made = makeTerm(term, `${slug}/${term.slug}`, { file, path: here })
      const found: Term = { ...made, slug: term.slug, taxonomy, ...(parent && { parent }) }
      yield found
      yield* termsOf(term.terms ?? [], [...here, 'terms'], found)
    }
  }
}
