import type { SourceFile } from '../../content/source-file.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { log } from '../../io/command/log.ts'
import { createPaint } from '../../io/command/paint.ts'
import { isPublicLog } from '../../io/command/public-log.ts'
import { formatText } from './text.ts'

/** Prints diagnostics to standard error, for people. `root` is the content folder as messages show it. */
export function logDiagnostics(
  diagnostics: readonly Reported[],
  sources: readonly SourceFile[],
  root: string,
): void {
  if (diagnostics.length === 0) return
  const paint = createPaint(process.stderr, process.env)
  log(formatText(diagnostics, sources, { paint, root, isPublic: isPublicLog(process.env) }))
}
