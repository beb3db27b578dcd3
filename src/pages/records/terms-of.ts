import type { Document } from '../../hsds/types.ts'

/** The taxonomy terms of a record, each once, in the order of the document. */
export function termsOf({
  attributes = [],
}: Pick<Document<'service'>, 'attributes'>): readonly Document<'taxonomy_term'>[] {
  const terms = attributes.flatMap(({ taxonomy_term }) => taxonomy_term ?? [])
  return [...new Map(terms.map((term) => [term.id, term])).values()]
}
