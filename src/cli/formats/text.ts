import type { Paint } from '../../io/command/paint.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { forPublic } from '../../record/privacy/for-public.ts'
import { createRedactor } from '../../record/privacy/redactor.ts'
import { counted } from '../../text/counted.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'

/**
 * Diagnostics for people: place, line of the file, message and hint of each, and at the end how many there are of each code.
 * Where anyone may read them, without the lines.
 */
export function formatText(
  diagnostics: readonly Reported[],
  sources: readonly SourceFile[],
  { paint, root = 'content', isPublic }: { paint: Paint; root?: string; isPublic: boolean },
): string {
  const redactor = createRedactor(sources)
  const parts = diagnostics.map((diagnostic) => {
    const { code, severity, message, hint, place } = isPublic ? forPublic(diagnostic) : diagnostic
    const color =
      severity === 'error' ? paint.red : severity === 'warning' ? paint.yellow : paint.blue
    return [
      `${paint.bold(`${root}/${place.file}:${place.line ?? 1}:${place.column ?? 1}`)}  ${color(severity)}  ${paint.dim(code)}`,
      ...(isPublic ? [] : frameOf(redactor.line(place), diagnostic, paint)),
      `  ${message}`,
      ...(hint ? [`  ${hint}`] : []),
      '',
    ].join('\n')
  })
  return [...parts, ...countsOf(diagnostics), summaryOf(diagnostics)].join('\n')
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

/** How often each code was found, the most frequent first. */
function countsOf(diagnostics: readonly Reported[]): string[] {
  if (diagnostics.length === 0) return []
  const codes = [...new Set(diagnostics.map(({ code }) => code))].map(
    (code) => [total(diagnostics.filter((one) => one.code === code)), code] as const,
  )
  const width = Math.max(...codes.map(([number]) => String(number).length))
  return [
    ...codes
      .sort(([a], [b]) => b - a)
      .map(([number, code]) => `${String(number).padStart(width + 2)}  ${code}`),
    '',
  ]
}

/** How many problems these stand for. */
const total = (diagnostics: readonly Reported[]) =>
  diagnostics.reduce((sum, { count = 1 }) => sum + count, 0)

function summaryOf(diagnostics: readonly Reported[]): string {
  const count = (severity: Reported['severity'], one: string, many: string) => {
    const number = total(diagnostics.filter((diagnostic) => diagnostic.severity === severity))
    return number === 0 ? [] : [counted(number, one, many)]
  }
  const parts = [
    ...count('error', 'error', 'errors'),
    ...count('warning', 'warning', 'warnings'),
    ...count('advice', 'piece of advice', 'pieces of advice'),
  ]
  return parts.length === 0 ? 'No problems.' : `${parts.join(', ')}.`
}
