import { type Level, annotation } from '../../io/command/on-github.ts'
import { escapeMarkdown, problemItem } from '../../text/markdown.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { worstFirst } from '../../diagnostics/report.ts'
import type { Severity } from '../../diagnostics/severity.ts'

const LEVELS: Readonly<Record<Severity, Level>> = {
  error: 'error',
  warning: 'warning',
  advice: 'notice',
}

/** Diagnostics as annotations of a pull request, the worst first. */
export const formatGithub = (diagnostics: readonly Reported[], root: string): string =>
  worstFirst(diagnostics)
    .map(({ code, severity, message, hint, place: { file, line = 1, column = 1 } }) =>
      annotation(
        LEVELS[severity],
        { file: `${root}/${file}`, line: String(line), col: String(column), title: code },
        [message, hint],
      ),
    )
    .join('')

/** All diagnostics as a Markdown list, for the summary of a job. */
export function formatMarkdown(diagnostics: readonly Reported[], root: string): string {
  if (diagnostics.length === 0) return '### The records are fine\n\nNo problems were found.\n'
  const items = worstFirst(diagnostics).map(
    ({ code, severity, message, hint, place: { file, line = 1 } }) => {
      const where = `**${severity}** in **${escapeMarkdown(`${root}/${file}`)}**, line ${line}:`
      return `${problemItem(where, [message, hint], code)}\n`
    },
  )
  return `### What the check found\n\n${items.join('')}`
}
