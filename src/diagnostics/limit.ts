import type { Diagnostic, Reported } from './diagnostic.ts'
import { severityOf } from './report.ts'
import type { Severity } from './severity.ts'

/** Problems of one severity that a file can show. A file of a megabyte can have a quarter of a million. */
export const MAX_IN_FILE = 100
/** Problems of one severity that can be shown in all. */
const MAX_IN_ALL = 10_000

/** The files of a content folder that has more problems than are shown. */
const EVERYWHERE = 'directory.yaml'

/** Stands for the problems that are not shown. */
export const moreProblems = (
  count: number,
  { severity, file }: { readonly severity: Severity; readonly file?: string },
): Diagnostic => ({
  code: 'more-problems',
  severity,
  message: `There ${count === 1 ? `is 1 more ${NOUNS[severity][0]}` : `are ${count} more ${NOUNS[severity][1]}`} in ${file === undefined ? 'other files' : 'this file'}.`,
  hint: 'Correct those that are listed, and check again.',
  place: { file: file ?? EVERYWHERE, path: [], line: 1, column: 1 },
  count,
})

const NOUNS = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  advice: ['piece of advice', 'pieces of advice'],
} as const

/** The first problems of each file and severity, and for the rest their number. */
export function* limited<D extends Diagnostic | Reported>(
  found: Iterable<D>,
): Generator<D | Diagnostic> {
  const files = new Map<string, { severity: Severity; file: string; shown: number; more: number }>()
  const shown: Record<Severity, number> = { error: 0, warning: 0, advice: 0 }
  const elsewhere: Record<Severity, number> = { error: 0, warning: 0, advice: 0 }
  for (const one of found) {
    const [severity, { file }] = [severityOf(one), one.place]
    const key = `${severity} ${file}`
    const here = files.get(key) ?? { severity, file, shown: 0, more: 0 }
    files.set(key, here)
    if (one.count !== undefined) here.more += one.count
    else if (here.shown === MAX_IN_FILE) here.more += 1
    else if (shown[severity] === MAX_IN_ALL) elsewhere[severity] += 1
    else {
      here.shown += 1
      shown[severity] += 1
      yield one
    }
  }
  for (const { severity, file, shown, more } of files.values())
    if (more > 0 && shown > 0) yield moreProblems(more, { severity, file })
    else elsewhere[severity] += more
  for (const severity of ['error', 'warning', 'advice'] as const)
    if (elsewhere[severity] > 0) yield moreProblems(elsewhere[severity], { severity })
}
