import { checkContent } from '../../src/pipeline.ts'
import type { Directory } from '../../src/directory/directory.ts'
import { type Files, sourcesOf } from '../rules/base.ts'

/** The directory of some files, which must be without errors. */
export function directoryOf(files: Files = {}, history?: ReadonlyMap<string, string>): Directory {
  const { directory, diagnostics } = checkContent(sourcesOf(files), history && { history })
  if (!directory) throw new Error(JSON.stringify(diagnostics, null, 2))
  return directory
}

/** What is found in some files, as `code at file path`. */
export const foundIn = (files: Files): string[] =>
  checkContent(sourcesOf(files)).diagnostics.map(({ code, place }) =>
    `${code} at ${place.file} ${place.path.join('.')}`.trim(),
  )

/** The hint of the only thing that is found in some files. */
export const hintIn = (files: Files): string | undefined => {
  const { diagnostics } = checkContent(sourcesOf(files))
  return diagnostics.length === 1 ? diagnostics[0]?.hint : JSON.stringify(diagnostics)
}
