import type { Schema } from '../schema/schema.ts'
import type { Raw } from '../yaml/raw.ts'
import type { Issue } from './issue.ts'
import { createFindMismatches } from './mismatches.ts'
import { schemaIssues } from './schema-issues.ts'
import { shape } from './shape.ts'
import type { ShapeContext } from './shape-context.ts'

/** What shaping depends on besides the schemas, the same for every file of a directory. */
export type ShapeOptions = Pick<ShapeContext, 'defaults' | 'isPrivate'>

/** A raw value with the types of its schema, and everything that is wrong with it. */
export interface Shaped {
  readonly value: unknown
  readonly issues: readonly Issue[]
}

/** Shapes raw values by a family of schemas that refer to each other. */
export interface Shaper {
  /** Finds a schema by its `$ref`. */
  readonly resolve: (ref: string) => Schema
  /** Shapes a value by the schema at a `$ref`. `hasSwallowed` says whether a text contains a private block of the file. */
  shape(ref: string, raw: Raw, hasSwallowed: ShapeContext['hasSwallowed']): Shaped
}

/** Prepares schemas for thousands of values. */
export function createShaper(schemas: readonly Schema[], options: ShapeOptions): Shaper {
  const byRef = new Map(schemas.map((schema) => [schema.$id, schema]))
  const resolve = (ref: string): Schema => {
    const schema = byRef.get(ref)
    if (!schema) throw new Error(`No schema is called ${ref}.`)
    return schema
  }
  const findMismatches = createFindMismatches(resolve)
  return {
    resolve,
    shape(ref, raw, hasSwallowed) {
      const context: ShapeContext = {
        path: [],
        resolve,
        hasSwallowed,
        issues: [],
        blanks: new Set(),
        ...options,
      }
      const schema = resolve(ref)
      const value = shape(schema, orEmpty(raw, schema), context)
      const mismatches = findMismatches(schema, value)
      if (context.issues.length === 0 && mismatches.length === 0) return { value, issues: NONE }
      return { value, issues: [...context.issues, ...schemaIssues(mismatches, context)] }
    },
  }
}

/** Shared by all values without an issue, to save memory. */
const NONE: readonly Issue[] = []

/** An empty file is an empty object where no field is required. */
const orEmpty = (raw: Raw, { required = [] }: Schema): Raw =>
  raw === null && required.length === 0 ? {} : raw
