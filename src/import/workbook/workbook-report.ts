import { escapeMarkdown } from '../../text/markdown.ts'
import { section } from '../report/report-markdown.ts'

/** What the import of a workbook did, and what it says that was not done. */
export interface WorkbookReport {
  readonly source: string
  readonly kind: 'workbook'
  /** The files of records that were changed, and those that are new. */
  readonly changed: readonly string[]
  readonly added: readonly string[]
  /** One line each, with private values masked. */
  readonly notes: readonly string[]
}

/** The most lines of a part that are printed; the file of --report has all. */
const SHOWN = 30

/** The report as lines for a terminal. */
export const workbookText = ({ changed, added, notes }: WorkbookReport): readonly string[] => [
  ...shortened(notes),
  ...shortened(changed.map((file) => `Changed: ${file}`)),
  ...shortened(added.map((file) => `New: ${file}`)),
]

function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - SHOWN
  return more > 0
    ? [...lines.slice(0, SHOWN), `… and ${more} more; --report FILE writes all of them.`]
    : lines
}

/** The report as Markdown. */
export function workbookMarkdown({ source, changed, added, notes }: WorkbookReport): string {
  const files = (some: readonly string[]) => some.map((file) => `\`${file}\``)
  return [
    `# Import of \`${source}\``,
    ...(changed.length + added.length === 0 ? ['', 'No record changes.'] : []),
    ...section('Not done', notes.map(escapeMarkdown)),
    ...section('Changed', files(changed)),
    ...section('New', files(added)),
    '',
  ].join('\n')
}
