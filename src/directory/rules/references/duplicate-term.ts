import type { Path } from '../../../diagnostics/diagnostic.ts'
import { memoiseBetweenChecks } from '../../../text/memoise.ts'
import type { ContentRecord, Written } from '../../../record/schema/written.ts'
import { quote } from '../../../text/quote.ts'
import { walk } from '../../walk.ts'
import type { Rule } from '../rule.ts'

export const duplicateTerm: Rule = {
  code: 'duplicate-term',
  severity: 'warning',
  means: 'A list has the same taxonomy term twice.',
  *directory({ records, termOf }) {
    const keyOf = (written: string) => termOf(written)?.id ?? written
    for (const record of records)
      for (const { terms, path } of listsIn(record)) {
        const seen = new Map<string, string>()
        for (const [i, term] of terms.entries()) {
          const first = seen.get(keyOf(term))
          if (first === undefined) seen.set(keyOf(term), term)
          else
            yield {
              message:
                first === term
                  ? `${quote(term)} is in \`taxonomy_terms\` twice.`
                  : `${quote(first)} and ${quote(term)} are the same term.`,
              hint: 'Delete one of the two.',
              place: { file: record.file, path: [...path, i] },
            }
        }
      }
  },
}

interface TermList {
  readonly terms: readonly string[]
  readonly path: Path
}

/** The lists of two or more terms in a record. */
const listsIn = memoiseBetweenChecks(({ kind, value }: ContentRecord): readonly TermList[] => {
  const found = walk(kind, value).flatMap(({ value: tagged, path }) => {
    const { taxonomy_terms: terms = [] } = tagged as Partial<Written<'service'>>
    return terms.length > 1 ? [{ terms, path: [...path, 'taxonomy_terms'] }] : []
  })
  return found.length > 0 ? found : NONE
})

/** Shared by most records, to save memory. */
const NONE: readonly TermList[] = []
