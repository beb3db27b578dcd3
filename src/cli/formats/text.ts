import type { Paint } from '../../command/paint.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { createRedactor } from '../../record/privacy/redactor.ts'
import { withoutControlCharacters } from '../../text/quote.ts'

/** Diagnostics for people: place, line of the file, message and hint of each, and a count at the end. */
export function formatText(
  diagnostics: readonly Reported[],
  sources: readonly SourceFile[],
  { paint, root = 'content' }: { paint: Paint; root?: string },
): string {
  const redactor = createRedactor(sources)
  const parts = diagnostics.map((diagnostic) => {
    const { code, severity, message, hint, place } = diagnostic
    const color =
      severity === 'error' ? paint.red : severity === 'warning' ? paint.yellow : paint.blue
    return [
      `${paint.bold(`${root}/${place.file}:${place.line ?? 1}:${place.column ?? 1}`)}  ${color(severity)}  ${paint.dim(code)}`,
      ...frameOf(redactor.line(place), diagnostic, paint),
      `  ${message}`,
      ...(hint ? [`  ${hint}`] : []),
      '',
    ].join('\n')
  })
  return [...parts, summaryOf(diagnostics)].join('\n')
}

/** Characters of a line that are shown. */
const MAX_WIDTH = 100

/** The line of a diagnostic, with a caret below its column. */
function frameOf(text: string | undefined, { place }: Reported, paint: Paint): string[] {
  const { line, column } = place
  if (text === undefined || line === undefined || column === undefined) return []
  const start = Math.max(0, column - MAX_WIDTH / 2)
  const visible = withoutControlCharacters(text.slice(start, start + MAX_WIDTH))
  const gutter = ' '.repeat(String(line).length)
  return [
    `  ${paint.dim(`${line} |`)} ${visible}`,
    `  ${paint.dim(`${gutter} |`)} ${' '.repeat(Math.max(0, column - 1 - start))}${paint.red('^')}`,
  ]
}

function summaryOf(diagnostics: readonly Reported[]): string {
  const count = (severity: Reported['severity'], one: string, many: string) => {
    const number = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
  }
  const parts = [
    ...count('error', 'error', 'errors'),
    ...count('warning', 'warning', 'warnings'),
    ...count('advice', 'piece of advice', 'pieces of advice'),
  ]
  return parts.length === 0 ? 'No problems.' : `${parts.join(', ')}.`
}
