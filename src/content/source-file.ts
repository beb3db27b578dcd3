import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** One file of the content folder: its name below the folder, with forward slashes, and its text. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

export interface ReadContent {
  /** In one order, whatever order the file system lists them in. */
  readonly sources: readonly SourceFile[]
  readonly diagnostics: readonly Diagnostic[]
}
