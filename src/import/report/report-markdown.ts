import { CHANGES, DROPS } from '../model/reasons.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { listOf, totalsOf } from './report-text.ts'
import type { ImportReport } from './report.ts'

/** The longest comment that GitHub takes is 65,536 characters; the rest of a page is for the text around the report. */
export const MAX_LENGTH = 60_000

/** The report as Markdown. All text of the source is escaped. `max` shortens lists so that it fits a comment. */
export function reportMarkdown(report: ImportReport, max = Infinity): string {
  for (const shown of [Infinity, 200, 50, 20, 5, 1]) {
    const text = compose(report, shown)
    if (text.length <= max || shown === 1)
      return text.length <= max ? text : `${text.slice(0, max - 2)}…\n`
  }
  return ''
}

function compose(report: ImportReport, shown: number): string {
  const totals = totalsOf(report.fields)
  const say = escapeMarkdown
  const section = (heading: string, items: readonly string[]): string[] => {
    if (items.length === 0) return []
    const more = items.length - Math.min(items.length, shown)
    return [
      '',
      `## ${heading} (${items.length})`,
      '',
      ...items.slice(0, shown).map((item) => `- ${item}`),
      ...(more > 0 ? [`- … and ${more} more`] : []),
    ]
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
    '',
    `${say(report.kind)}. Records: ${listOf(report.records)}. Here: ${listOf(report.outcomes)}.`,
    ...(report.isComplete
      ? []
      : ['', 'The source was not read to its end, so nothing is taken for gone.']),
    '',
    `Of ${totals.filled} filled values ${totals.kept} are as they were, ${totals.changed} are in another form and ${totals.dropped} were not written.`,
    ...section(
      'Changed here and at the source; ours stays',
      report.conflicts.map(
        ({ file, field, ours, theirs }) =>
          `\`${file}\` \`${field}\`: ours ${say(ours)}; theirs ${say(theirs)}`,
      ),
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
    ...report.fields
      .slice(0, Math.max(shown, 60))
      .map(
        ({ field, filled, kept, changed, dropped, examples }) =>
          `| ${say(field)} | ${filled} | ${kept} | ${counts(changed, CHANGES)} | ${counts(dropped, DROPS)} | ${shown < 20 ? '' : examples.map(({ value }) => say(value)).join('; ')} |`,
      ),
    '',
  ].join('\n')
}

const counts = (
  numbers: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): string =>
  Object.entries(numbers)
    .map(([why, count]) => `${count}: ${words[why]}`)
    .join('; ')
