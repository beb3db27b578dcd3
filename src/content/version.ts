import type { Version } from '../changes/version.ts'
import type { Directory } from '../directory/directory.ts'
import type { SourceFile } from './source-file.ts'

/** A directory together with the texts that it was parsed from. */
export const toVersion = (directory: Directory, sources: readonly SourceFile[]): Version => ({
  directory,
  texts: new Map(sources.map(({ file, text }) => [file, text])),
})
