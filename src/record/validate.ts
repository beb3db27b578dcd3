import { explainFile } from './hints/explain-file.ts'
import { createJudge } from './judge.ts'
import type { Parsed } from './parsed.ts'
import type { Schema } from './schema/schema.ts'
import type { ShapeOptions } from './shape/shaper.ts'
import { parseYaml } from './yaml/parse-yaml.ts'

/** Reads files by a family of schemas that refer to each other. */
export interface Validator {
  parse<T>(ref: string, file: string, text: string): Parsed<T>
}

/**
 * Prepares schemas for reading thousands of files, each in three steps. The last one is for files with an issue only.
 *
 *   text ── parseYaml ──→ raw value ── shape ──→ value
 *                │                       └─────→ issues ── explainFile ──→ diagnostics
 *                └─→ diagnostics, and no value
 */
export function createValidator(schemas: readonly Schema[], options: ShapeOptions): Validator {
  const judge = createJudge(schemas, options, explainFile)
  return {
    parse<T>(ref: string, file: string, text: string): Parsed<T> {
      const { value: raw, diagnostics } = parseYaml(file, text)
      return raw === undefined ? { diagnostics } : judge<T>(ref, { file, text, raw })
    },
  }
}
