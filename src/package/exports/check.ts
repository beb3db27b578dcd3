import { checkContent } from '../../generator/pipeline.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'

/** A file of the content folder: its path there, with forward slashes, and its text. */
export interface ContentFile {
  readonly file: string
  readonly text: string
}

/** Something that a person should look at. */
export interface Problem {
  /** The permanent name of the problem, such as `unknown-reference`. */
  readonly code: string
  /** An `error` stops publication; a `warning` and `advice` do not. */
  readonly severity: 'error' | 'warning' | 'advice'
  /** What is wrong, in an editor's words. */
  readonly message: string
  /** One instruction that mends it. */
  readonly hint?: string
  readonly place: {
    readonly file: string
    /** The keys and list positions (from 0) that lead to the value. */
    readonly path: readonly (string | number)[]
    /** From 1. */
    readonly line?: number
    readonly column?: number
  }
}

/** Checks the files of a whole content folder, as `osd check` does. Reads no file of it, and throws nothing. */
export function check(files: readonly ContentFile[]): readonly Problem[] {
  const sources = [...files].sort((a, b) => (a.file < b.file ? -1 : 1))
  return checkContent(sources, { sectors: shippedSectors() }).diagnostics
}
