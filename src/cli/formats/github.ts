import { escapeProperty, escapeText } from '../../io/command/workflow-command.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { Severity } from '../../diagnostics/severity.ts'

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  advice: 'notice',
}
const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'advice']

/**
 * Diagnostics as annotations of a pull request
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands). GitHub shows ten of each kind, so
 * the worst come first.
 */
export function formatGithub(diagnostics: readonly Reported[], root: string): string {
  return worstFirst(diagnostics)
    .map(({ code, severity, message, hint, place }) => {
      const properties = {
        file: `${root}/${place.file}`,
        line: String(place.line ?? 1),
        col: String(place.column ?? 1),
        title: code,
      }
      const where = Object.entries(properties).map(
        ([name, value]) => `${name}=${escapeProperty(value)}`,
      )
      return `::${LEVELS[severity]} ${where.join(',')}::${escapeText([message, hint].filter(Boolean).join('\n'))}\n`
    })
    .join('')
}

/** All diagnostics as a Markdown list, for the summary of a job, which has no limit. */
export function formatMarkdown(diagnostics: readonly Reported[], root: string): string {
  if (diagnostics.length === 0) return '### The records are fine\n\nNo problems were found.\n'
  const items = worstFirst(diagnostics).map(
    ({ code, severity, message, hint, place }) =>
      `- **${severity}** in **${escapeMarkdown(`${root}/${place.file}`)}**, line ${place.line ?? 1}: ${escapeMarkdown([message, hint].filter(Boolean).join(' '))} (\`${code}\`)\n`,
  )
  return `### What the check found\n\n${items.join('')}`
}

const worstFirst = (diagnostics: readonly Reported[]) =>
  WORST_FIRST.flatMap((severity) => diagnostics.filter((one) => one.severity === severity))
