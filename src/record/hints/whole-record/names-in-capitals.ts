import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { quoteList } from '../../../text/quote.ts'
import type { Issue } from '../../shape/issue.ts'
import type { HintContext } from '../explanation.ts'

/** A record whose fields are in capitals: one problem, reported at the first of them. */
export function namesInCapitals(
  issues: readonly Issue[],
  { file }: Pick<HintContext, 'file'>,
): Diagnostic | undefined {
  const names = issues.flatMap((issue) => {
    const key = String(issue.path.at(-1))
    const small = key.toLowerCase()
    if (issue.kind !== 'unknown-field' || issue.path.length > 1 || small === key) return []
    return Object.hasOwn(issue.expected.properties ?? {}, small) ? [key] : []
  })
  const [first] = names
  if (first === undefined || names.length < 2) return undefined
  return {
    code: 'unknown-field',
    message: `The names of fields are in small letters; ${quoteList(names, 'and')} are not.`,
    hint: `Write ${quoteList(
      names.map((name) => name.toLowerCase()),
      'and',
    )}, and the names of all other fields in small letters too.`,
    place: { file, path: [first], at: 'key' },
  }
}
