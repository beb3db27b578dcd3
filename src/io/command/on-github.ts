import { appendFileSync } from 'node:fs'

/** How severe GitHub says that something is. */
export type Level = 'error' | 'warning' | 'notice'

/**
 * An annotation of a workflow, a line of standard output such as `::error title=a::text`
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
 */
export function annotation(
  level: Level,
  properties: Readonly<Record<string, string>>,
  lines: readonly (string | undefined)[],
): string {
  const where = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  )
  return `::${level} ${where.join(',')}::${escapeText(lines.filter(Boolean).join('\n'))}\n`
}

/** Escapes the text after the second `::`. */
const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Adds Markdown to the summary of a job, which has no limit, while GitHub shows ten annotations of each level. */
export function addToSummary(markdown: string): void {
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (summary) appendFileSync(summary, markdown)
}
