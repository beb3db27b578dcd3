import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** The result of parsing one file: its value, unless an error prevents that, and all diagnostics. */
export interface Parsed<T> {
  readonly value?: T
  readonly diagnostics: readonly Diagnostic[]
}
