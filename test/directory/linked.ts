import type { Directory } from '../../src/directory/directory.ts'
import { type Files, checkFiles } from '../rules/base.ts'

/** Links files that must have no errors. */
export function directoryOf(files: Files = {}, history?: ReadonlyMap<string, string>): Directory {
  const { directory, diagnostics } = checkFiles(files, history && { history })
  if (!directory) throw new Error(JSON.stringify(diagnostics, null, 2))
  return directory
}

/** The problems of files, as `code at file path`. */
export const foundIn = (files: Files): string[] =>
  checkFiles(files).diagnostics.map(({ code, place }) =>
    `${code} at ${place.file} ${place.path.join('.')}`.trim(),
  )

/** The hint of the only problem of files. */
export const hintIn = (files: Files): string | undefined => {
  const { diagnostics } = checkFiles(files)
  return diagnostics.length === 1 ? diagnostics[0]?.hint : JSON.stringify(diagnostics)
}
