import { type WithSeverity, report } from '../diagnostics/report.ts'
import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts'
import { memoise } from '../text/memoise.ts'
import { createRedactor } from '../record/privacy/redactor.ts'
import { createLocator } from '../record/yaml/locate.ts'
import { oncePerFolder } from './once-per-folder.ts'
import type { SourceFile } from './source-file.ts'

/** Sorts diagnostics, tells those of a folder once, adds line and column, and redacts private values. Only files with a diagnostic are read for it. */
export function reportOn<D extends Diagnostic | Reported>(
  diagnostics: readonly D[],
  sources: readonly SourceFile[],
): WithSeverity<D>[] {
  if (diagnostics.length === 0) return []
  const files = new Map(sources.map((source) => [source.file, source]))
  const redactor = createRedactor(sources)
  return report(
    oncePerFolder(diagnostics).map((diagnostic) => {
      const { place } = diagnostic
      const source = files.get(place.file)
      if (place.line !== undefined || !source) return redactor.diagnostic(diagnostic)
      return redactor.diagnostic({
        ...diagnostic,
        place: { ...place, ...locatorOf(source)(place) },
      })
    }),
  )
}

const locatorOf = memoise(({ text }: SourceFile) => createLocator(text))
