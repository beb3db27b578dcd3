import { CHANGES, DROPS } from '../model/reasons.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { summaryOf } from './report-text.ts'
import { NEW_REFUSAL, sectionsOf } from './sections.ts'
import type { ImportReport } from './report.ts'

/** The report as Markdown. All text of the source is escaped. */
export function reportMarkdown(report: ImportReport): string {
  const say = escapeMarkdown
  return [
    `# Import of \`${report.source}\``,
    ...(report.hasNewRefusal ? ['', `**${NEW_REFUSAL}**`] : []),
    '',
    `${say(report.kind)}. ${summaryOf(report).join(' ')}`,
    ...sectionsOf(report, { say, code: (text) => `\`${text}\`` }).flatMap(([heading, items]) =>
      section(heading, items, MOST),
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

/** A list below a heading, of at most so many lines; nothing for an empty one. */
export function section(
  heading: string,
  items: readonly string[],
  most = Infinity,
): readonly string[] {
  if (items.length === 0) return []
  const more = items.length - most
  const lines = [...items.slice(0, most), ...(more > 0 ? [`… and ${more} more`] : [])]
  return ['', `## ${heading} (${items.length})`, '', ...lines.map((item) => `- ${item}`)]
}

/** The most lines of a list: nobody reads more to their end. */
const MOST = 100

const counts = (
  numbers: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): string =>
  Object.entries(numbers)
    .map(([why, count]) => `${count}: ${words[why]}`)
    .join('; ')
