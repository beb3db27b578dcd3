import type { Reported } from '../../diagnostics/diagnostic.ts'
import { createShown } from '../../record/privacy/redact.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { steerless } from '../../text/quote.ts'
import type { Paint } from '../../command/paint.ts'

/** Diagnostics for people: each with its place, the line it is about, what is wrong and what to do; the count at the end. */
export function formatText(
  diagnostics: readonly Reported[],
  sources: readonly SourceFile[],
  { paint, root = 'content' }: { paint: Paint; root?: string },
): string {
  const shown = createShown(sources)
  const parts = diagnostics.map((diagnostic) => {
    const { code, severity, message, hint, place } = diagnostic
    const color =
      severity === 'error' ? paint.red : severity === 'warning' ? paint.yellow : paint.blue
    const frame = frameOf(shown.line(place), diagnostic, paint)
    return [
      `${paint.bold(`${root}/${place.file}:${place.line ?? 1}:${place.column ?? 1}`)}  ${color(severity)}  ${paint.dim(code)}`,
      ...frame,
      `  ${message}`,
      ...(hint ? [`  ${hint}`] : []),
      '',
    ].join('\n')
  })
  return [...parts, summary(diagnostics)].join('\n')
}

const WIDEST = 100

/** The line that a diagnostic is about, and a mark under the very place. */
function frameOf(written: string | undefined, { place }: Reported, paint: Paint): string[] {
  const { line, column } = place
  if (written === undefined || line === undefined || column === undefined) return []
  const start = Math.max(0, column - WIDEST / 2)
  const shown = steerless(written.slice(start, start + WIDEST))
  const gutter = ' '.repeat(String(line).length)
  return [
    `  ${paint.dim(`${line} |`)} ${shown}`,
    `  ${paint.dim(`${gutter} |`)} ${' '.repeat(Math.max(0, column - 1 - start))}${paint.red('^')}`,
  ]
}

function summary(diagnostics: readonly Reported[]): string {
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
