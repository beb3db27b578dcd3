import type { Schema } from '../schema/schema.ts'
import type { Issue } from './issue.ts'

/** What the shaping of one file needs, and what it collects on the way. */
export interface ShapeContext {
  /** The path of the value that is being shaped. */
  readonly path: (string | number)[]
  /** Finds a schema by its `$ref`. */
  readonly resolve: (ref: string) => Schema
  /** Values for fields that a record leaves out, by entity and field. */
  readonly defaults: Defaults
  /** Whether a field is never published. */
  readonly isPrivate: (entity: string, field: string) => boolean
  /** Whether a text contains a private block of the file. */
  readonly hasSwallowed: (text: string) => boolean
  readonly issues: Issue[]
  /** Fields that are written without a value, as JSON pointers. */
  readonly blanks: Set<string>
}

/** Values for fields that a record leaves out, by entity and field. */
export type Defaults = Readonly<Record<string, Readonly<Record<string, unknown>>>>
