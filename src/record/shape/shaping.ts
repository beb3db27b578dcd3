import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Schema } from '../schema/schema.ts'

/** What the shaping of one file has to know, and what it finds on the way. */
export interface Shaping {
  readonly file: string
  /** All that is written in it. */
  readonly text: string
  /** Where in the file we are. */
  readonly path: (string | number)[]
  /** Finds a schema by its `$ref`. */
  readonly resolve: (ref: string) => Schema
  /** Values for fields that a record leaves out, by entity. */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Whether a field is never published. */
  readonly isPrivate: (entity: string, field: string) => boolean
  /** Whether a private block of the file has become part of a text. */
  readonly hasSwallowed: (value: string) => boolean
  readonly diagnostics: Diagnostic[]
  /** Fields that are written without a value, as JSON pointers. */
  readonly blanks: Set<string>
  /** Fields that are written under a wrong name, as JSON pointers; nobody needs to hear that they are missing. */
  readonly meant: Set<string>
}
