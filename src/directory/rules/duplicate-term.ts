import type { Diagnostic } from '../../diagnostic.ts'
import { quote } from '../../record/quote.ts'
import type { ContentRecord } from '../../record/written.ts'
import { walk } from '../walk.ts'

/** Something is tagged with the same term twice, which says no more than once. */
export function* duplicateTerm({ kind, value, file }: ContentRecord): Generator<Diagnostic> {
  for (const object of walk(kind, value)) {
    const { taxonomy_terms = [] } = object.value as { taxonomy_terms?: readonly string[] }
    if (taxonomy_terms.length < 2) continue
    for (const [i, term] of taxonomy_terms.entries())
      if (taxonomy_terms.indexOf(term) < i)
        yield {
          code: 'duplicate-term',
          message: `${quote(term)} stands in \`taxonomy_terms\` twice.`,
          hint: 'Take one of the two out.',
          place: { file, path: [...object.path, 'taxonomy_terms', i] },
        }
  }
}
