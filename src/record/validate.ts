import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainAll } from './hints/explain.ts'
import type { Parsed } from './parsed.ts'
import { createSwallowed } from './privacy/swallowed.ts'
import type { Schema } from './schema/schema.ts'
import { createFindErrors } from './shape/compile.ts'
import { createConforms } from './shape/conforms.ts'
import { schemaIssues } from './shape/schema-issues.ts'
import { shape } from './shape/shape.ts'
import type { ShapeContext } from './shape/shape-context.ts'
import type { Raw } from './yaml/raw.ts'
import { parseYaml } from './yaml/parse-yaml.ts'

/** What shaping depends on besides the schemas, the same for every file of a directory. */
export type ShapeOptions = Pick<ShapeContext, 'defaults' | 'isPrivate'>

/** Reads files by a family of schemas that refer to each other. */
export interface Validator {
  parse<T>(ref: string, file: string, text: string): Parsed<T>
}

/**
 * Prepares schemas for reading thousands of files, each in these steps:
 *
 *   text ─ parseYaml → raw ─ shape → value ─ conforms? ─ yes → value
 *                              │                └─ no → findErrors → issues ─┐
 *                              └─ issues ────────────────────────────────────┴─ explainAll → diagnostics
 */
export function createValidator(schemas: readonly Schema[], options: ShapeOptions): Validator {
  const byRef = new Map(schemas.map((schema) => [schema.$id, schema]))
  const resolve = (ref: string): Schema => {
    const schema = byRef.get(ref)
    if (!schema) throw new Error(`No schema is called ${ref}.`)
    return schema
  }
  const conforms = createConforms(resolve)
  const findErrors = createFindErrors(schemas)
  return {
    parse<T>(ref: string, file: string, text: string): Parsed<T> {
      const { value: raw, diagnostics } = parseYaml(file, text)
      if (raw === undefined) return { diagnostics }
      const context: ShapeContext = {
        ...options,
        path: [],
        resolve,
        hasSwallowed: createSwallowed(text),
        issues: [],
        blanks: new Set(),
      }
      const schema = resolve(ref)
      const value = shape(schema, orEmpty(raw, schema), context)
      if (context.issues.length === 0 && conforms(schema, value))
        return { value: value as T, diagnostics: NONE }
      const issues = [...context.issues, ...schemaIssues(findErrors(ref, value), context)]
      const explained = explainAll(issues, { ...options, file, text, value, resolve })
      return explained.length > 0
        ? { diagnostics: explained }
        : { value: value as T, diagnostics: NONE }
    },
  }
}

/** Shared by all files without a problem, to save memory. */
const NONE: readonly Diagnostic[] = []

/** An empty file is an empty object where no field is required. */
const orEmpty = (raw: Raw, { required = [] }: Schema): Raw =>
  raw === null && required.length === 0 ? {} : raw
