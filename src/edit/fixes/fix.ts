import type { Span } from '../../privacy/span.ts'
import type { Edit } from '../edit.ts'

/** One thing that can be put right, and the sentence that says so. */
export interface Fix {
  readonly edits: readonly Edit[]
  /** From 1. */
  readonly line: number
  readonly says: string
  /** The field whose value the sentence shows, and where that stands. */
  readonly shows?: Span & { readonly field: string }
}
