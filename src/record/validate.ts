import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { explainAll } from './hints/explain.ts'
import type { Parsed } from './parsed.ts'
import { createSwallowed } from './privacy/swallowed-block.ts'
import type { Schema } from './schema/schema.ts'
import { type ShapeOptions, createShaper } from './shape/shaper.ts'
import { parseYaml } from './yaml/parse-yaml.ts'

/** Reads files by a family of schemas that refer to each other. */
export interface Validator {
  parse<T>(ref: string, file: string, text: string): Parsed<T>
}

/**
 * Prepares schemas for reading thousands of files, each in three steps. The last one is for files with an issue only.
 *
 *   text ── parseYaml ──→ raw value ── shape ──→ value
 *                │                       └─────→ issues ── explainAll ──→ diagnostics
 *                └─→ diagnostics, and no value
 */
export function createValidator(schemas: readonly Schema[], options: ShapeOptions): Validator {
  const { shape, resolve } = createShaper(schemas, options)
  return {
    parse<T>(ref: string, file: string, text: string): Parsed<T> {
      const { value: raw, diagnostics } = parseYaml(file, text)
      if (raw === undefined) return { diagnostics }
      const { value, issues } = shape(ref, raw, createSwallowed(text))
      if (issues.length === 0) return { value: value as T, diagnostics: NONE }
      const { defaults } = options
      return { diagnostics: explainAll(issues, { file, text, value, resolve, defaults }) }
    },
  }
}

/** Shared by all files without a problem, to save memory. */
const NONE: readonly Diagnostic[] = []
