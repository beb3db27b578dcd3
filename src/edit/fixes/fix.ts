import type { Span } from '../../privacy/span.ts'
import type { Edit } from '../edit.ts'

/** One correction of a record that needs no decision, with its description. */
export interface Fix {
  readonly edits: readonly Edit[]
  /** From 1. */
  readonly line: number
  readonly message: string
  /** The field whose value the message quotes, and the place of that value. */
  readonly quotes?: Span & { readonly field: string }
}
