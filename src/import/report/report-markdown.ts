import { CHANGES, DROPS } from '../model/reasons.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import {
  CORRECTED,
  LEFT_ALONE,
  NEW_REFUSAL,
  conflictsByKind,
  listOf,
  totalsOf,
} from './report-text.ts'
import { taskLine } from './finish.ts'
import type { ImportReport } from './report.ts'

/** The report as Markdown. All text of the source is escaped. */
export function reportMarkdown(report: ImportReport): string {
  const totals = totalsOf(report.fields)
  const say = escapeMarkdown
  const section = (heading: string, items: readonly string[]): string[] => {
    if (items.length === 0) return []
    return ['', `## ${heading} (${items.length})`, '', ...items.map((item) => `- ${item}`)]
  }
  const found = (isWritten: boolean) =>
    report.private
      .filter((one) => one.isWritten === isWritten)
      .map(
        ({ record, field, masked, why }) =>
          `\`${record}\` ${say(field)}: ${say(masked)}, ${DROPS[why]}`,
      )
  return [
    `# Import of \`${report.source}\``,
    ...(report.hasNewRefusal ? ['', `**${NEW_REFUSAL}**`] : []),
    '',
    `${say(report.kind)}. Records: ${listOf(report.records)}. Here: ${listOf(report.outcomes)}.`,
    ...(report.isComplete
      ? []
      : ['', 'The source was not read to its end, so nothing is taken for gone.']),
    '',
    `Of ${totals.filled} filled values ${totals.kept} are as they were, ${totals.changed} are in another form and ${totals.dropped} were not written.`,
    ...section(LEFT_ALONE.slice(0, -1), report.leftAlone.map(say)),
    ...section('For you to finish', capped(report.finish.map(taskLine)).map(say)),
    ...conflictsByKind(report).flatMap(([heading, conflicts]) =>
      section(
        heading,
        conflicts.map(
          ({ file, field, ours, theirs }) =>
            `\`${file}\` \`${field}\`: ours ${say(ours)}; theirs ${say(theirs)}`,
        ),
      ),
    ),
    ...section(
      CORRECTED,
      report.corrected.map((file) => `\`${file}\``),
    ),
    ...section(
      'No longer at the source',
      report.gone.map((file) => `\`${file}\``),
    ),
    ...section('Drafts', report.drafts.map(say)),
    ...section('Private, not written', found(false)),
    ...section('Personal details that were written', found(true)),
    ...section(
      'Perhaps the same',
      report.duplicates.map(
        ({ records, why }) => `${records.map((record) => `\`${record}\``).join(', ')}: ${why}`,
      ),
    ),
    ...section(
      'Left alone: they began here or belong to another source',
      report.ours.map((file) => `\`${file}\``),
    ),
    ...section(
      'Refused by the check',
      report.refused.map(({ code, count, example }) => `${count} × \`${code}\`: ${say(example)}`),
    ),
    ...section(
      'Warnings that stay',
      report.warnings.map(({ code, count, example }) => `${count} × \`${code}\`: ${say(example)}`),
    ),
    ...section(
      'Also',
      report.remarks.map(
        ({ remark, count, examples }) =>
          `${say(remark)} (${count})${examples.length > 0 ? `: ${examples.map(say).join('; ')}` : ''}`,
      ),
    ),
    '',
    '## Every field',
    '',
    '| field | filled | as it is | in another form | not written | examples |',
    '| --- | --- | --- | --- | --- | --- |',
    ...report.fields.map(
      ({ field, filled, kept, changed, dropped, examples }) =>
        `| ${say(field)} | ${filled} | ${kept} | ${counts(changed, CHANGES)} | ${counts(dropped, DROPS)} | ${examples.map(({ value }) => say(value)).join('; ')} |`,
    ),
    '',
  ].join('\n')
}

/** The most lines of a list that nobody reads to its end. */
const MOST = 100

const capped = (items: readonly string[]): readonly string[] =>
  items.length > MOST ? [...items.slice(0, MOST), `… and ${items.length - MOST} more`] : items

const counts = (
  numbers: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): string =>
  Object.entries(numbers)
    .map(([why, count]) => `${count}: ${words[why]}`)
    .join('; ')
