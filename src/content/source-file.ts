import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A file of the content folder: its path there, with forward slashes, and its text. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

/** The files of a content folder, and what is wrong with those that cannot be read. */
export interface ReadContent {
  /** Sorted by path, in the order of UTF-16 code units. */
  readonly sources: readonly SourceFile[]
  readonly diagnostics: readonly Diagnostic[]
}
