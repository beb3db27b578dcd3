import { DROPS } from '../model/reasons.ts'
import { taskLine } from './finish.ts'
import type { ImportReport } from './report.ts'

/** How a form of the report writes what the source says, and names of files. */
export interface Form {
  readonly say: (text: string) => string
  readonly code: (text: string) => string
}

/** The first line of a report after which the command fails. */
export const NEW_REFUSAL = 'Records were refused that were not refused last time.'

const CONFLICTS: Readonly<Record<ImportReport['conflicts'][number]['is'], string>> = {
  open: 'Changed here and at the source; ours stays until you decide',
  merged: 'Of a record that was merged into another, and changed at the source since; ours stays',
  reading: 'Read in another way than last time, and changed here; ours stays',
}

/** What a person should see, the worst first: a heading, and a line for each. */
export function sectionsOf(
  report: ImportReport,
  { say, code }: Form,
): readonly (readonly [heading: string, lines: readonly string[]])[] {
  const found = (isWritten: boolean) =>
    report.private
      .filter((one) => one.isWritten === isWritten)
      .map(
        ({ record, field, masked, why }) =>
          `${code(record)} ${say(field)}: ${say(masked)}, ${DROPS[why]}`,
      )
  const conflicts = (kind: keyof typeof CONFLICTS) =>
    report.conflicts
      .filter(({ is }) => is === kind)
      .map(
        ({ file, field, ours, theirs }) =>
          `${code(file)} ${code(field)}: ours ${say(ours)}; theirs ${say(theirs)}`,
      )
  return [
    ['Refused, and offered again by the next import', report.leftAlone.map(say)],
    ['For you to finish', report.finish.map(taskLine).map(say)],
    ...(['open', 'merged', 'reading'] as const).map(
      (kind) => [CONFLICTS[kind], conflicts(kind)] as const,
    ),
    ['Removed here, and changed at the source since', report.corrected.map(code)],
    ['No longer at the source; decide yourself', report.gone.map(code)],
    ['Drafts', report.drafts.map(say)],
    ['Private, not written', found(false)],
    ['Mobile numbers and personal details that were written', found(true)],
    [
      'Perhaps the same; `osd match` asks',
      report.duplicates.map(({ records, why }) => `${records.map(code).join(', ')}: ${why}`),
    ],
    ['Left alone: they began here or belong to another source', report.ours.map(code)],
    [
      'Warnings that stay',
      report.warnings.map(
        ({ code: why, count, example }) => `${count} × ${code(why)}: ${say(example)}`,
      ),
    ],
    [
      'Also',
      report.remarks.map(
        ({ remark, count, examples }) =>
          `${say(`${remark} (${count})`)}${examples.length > 0 ? `: ${examples.map(say).join('; ')}` : ''}`,
      ),
    ],
  ]
}
