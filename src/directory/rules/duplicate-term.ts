import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import { quote } from '../../text/quote.ts'
import type { ContentRecord, Written } from '../../record/schema/written.ts'
import type { Directory } from '../directory.ts'
import { memoiseBetweenChecks } from '../../memoise.ts'
import { walk } from '../walk.ts'

/** Something is tagged with the same term twice, however it is written, which says no more than once. */
export function* duplicateTerm({ records, termOf }: Directory): Generator<Diagnostic> {
  const keyOf = (written: string) => termOf(written)?.id ?? written
  for (const record of records)
    for (const { terms, path } of listsIn(record)) {
      const seen = new Map<string, string>()
      for (const [i, term] of terms.entries()) {
        const first = seen.get(keyOf(term))
        if (first === undefined) seen.set(keyOf(term), term)
        else
          yield {
            code: 'duplicate-term',
            message:
              first === term
                ? `${quote(term)} stands in \`taxonomy_terms\` twice.`
                : `${quote(first)} and ${quote(term)} are the same term.`,
            hint: 'Take one of the two out.',
            place: { file: record.file, path: [...path, i] },
          }
      }
    }
}

interface TermList {
  readonly terms: readonly string[]
  readonly path: Path
}

/** The lists of terms in which one could stand twice, looked up once. */
const listsIn = memoiseBetweenChecks(({ kind, value }: ContentRecord): readonly TermList[] => {
  const found = walk(kind, value).flatMap(({ value: tagged, path }) => {
    const { taxonomy_terms: terms = [] } = tagged as Partial<Written<'service'>>
    return terms.length > 1 ? [{ terms, path: [...path, 'taxonomy_terms'] }] : []
  })
  return found.length > 0 ? found : NONE
})

/** Most records share this. */
const NONE: readonly TermList[] = []
