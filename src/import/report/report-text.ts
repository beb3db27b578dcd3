import { CHANGES, DROPS } from '../model/reasons.ts'
import { taskLine } from './finish.ts'
import type { FieldReport, ImportReport } from './report.ts'

/** The report on one page of a terminal: the numbers, and one line for what needs a person. */
export function reportText(report: ImportReport): string {
  const { outcomes, fields, isComplete } = report
  const totals = totalsOf(fields)
  return [
    ...(report.hasNewRefusal ? [NEW_REFUSAL] : []),
    `${report.kind}, as \`${report.source}\``,
    `Records: ${listOf(report.records) || 'none'}.`,
    `Here: ${listOf(outcomes) || 'nothing'}.`,
    ...(isComplete ? [] : ['The source was not read to its end, so nothing is taken for gone.']),
    `Values: ${totals.filled} filled, ${totals.kept} as they are, ${totals.changed} in another form, ${totals.dropped} not written.`,
    ...lines(
      'Not written:',
      [...totals.drops].map(([why, count]) => `${count} because ${DROPS[why]}`),
    ),
    ...lines(
      'In another form:',
      [...totals.changes].map(([why, count]) => `${count}: ${CHANGES[why]}`),
    ),
    ...lines(LEFT_ALONE, report.leftAlone),
    ...lines('For you to finish:', report.finish.map(taskLine)),
    ...lines('Refused by the check:', report.refused.map(groupLine)),
    ...lines('Warnings that stay:', report.warnings.map(groupLine)),
    ...lines('Drafts:', report.drafts),
    ...lines(
      'Private, not written:',
      report.private
        .filter(({ isWritten }) => !isWritten)
        .map(({ record, field, masked }) => `${record} ${field}: ${masked}`),
    ),
    ...lines(
      'Mobile numbers and personal details that were written:',
      report.private
        .filter(({ isWritten }) => isWritten)
        .map(({ record, field, masked }) => `${record} ${field}: ${masked}`),
    ),
    ...conflictsByKind(report).flatMap(([heading, conflicts]) =>
      lines(
        `${heading}:`,
        conflicts.map(
          ({ file, field, ours, theirs }) => `${file} ${field}: ours ${ours}; theirs ${theirs}`,
        ),
      ),
    ),
    ...lines(`${CORRECTED}:`, report.corrected),
    ...lines('No longer at the source; decide yourself:', report.gone),
    ...lines('Began here or belong to another source, so they were left alone:', report.ours),
    ...lines(
      'Perhaps the same; `osd match` asks:',
      report.duplicates.map(({ records, why }) => `${records.join(', ')}: ${why}`),
    ),
    ...lines(
      'Also:',
      report.remarks.map(
        ({ remark, count, examples }) =>
          `${remark} (${count}${examples.length > 0 ? `; ${examples.join('; ')}` : ''})`,
      ),
    ),
    '',
    '`--report FILE` writes the whole report.',
    '',
  ].join('\n')
}

/** The first line of a report after which the command fails. */
export const NEW_REFUSAL = 'Records were refused that were not refused last time.'
export const LEFT_ALONE = 'Refused, and offered again by the next import:'

export const CORRECTED = 'Removed here, and changed at the source since'

const CONFLICTS: Readonly<Record<ImportReport['conflicts'][number]['is'], string>> = {
  open: 'Changed here and at the source; ours stays until you decide',
  merged: 'Of a record that was merged into another, and changed at the source since; ours stays',
  reading: 'Read in another way than last time, and changed here; ours stays',
}

/** The conflicts under their headings. */
export const conflictsByKind = ({ conflicts }: ImportReport) =>
  (['open', 'merged', 'reading'] as const).map(
    (kind) => [CONFLICTS[kind], conflicts.filter(({ is }) => is === kind)] as const,
  )

const groupLine = ({ code, count, example }: ImportReport['refused'][number]) =>
  `${count} × ${code}: ${example}`

const SHOWN = 8

/** A heading with its first lines; the whole list is in the file of --report. */
function lines(heading: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, SHOWN).map((item) => `  ${item}`)
  const more = items.length - shown.length
  return [
    '',
    `${heading}${items.length > 1 ? ` (${items.length})` : ''}`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

export function totalsOf(fields: readonly FieldReport[]) {
  const changes = new Map<keyof typeof CHANGES, number>()
  const drops = new Map<keyof typeof DROPS, number>()
  let [filled, kept] = [0, 0]
  for (const field of fields) {
    filled += field.filled
    kept += field.kept
    for (const [why, count] of Object.entries(field.changed))
      changes.set(why as keyof typeof CHANGES, (changes.get(why as never) ?? 0) + count)
    for (const [why, count] of Object.entries(field.dropped))
      drops.set(why as keyof typeof DROPS, (drops.get(why as never) ?? 0) + count)
  }
  const sum = (counts: ReadonlyMap<unknown, number>) =>
    [...counts.values()].reduce((a, b) => a + b, 0)
  return { filled, kept, changed: sum(changes), dropped: sum(drops), changes, drops }
}

export const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
