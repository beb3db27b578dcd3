import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ExplainAll } from './hints/explain.ts'
import { longList } from './long-list.ts'
import type { Parsed } from './parsed.ts'
import { createSwallowed } from './privacy/swallowed-block.ts'
import type { Schema } from './schema/schema.ts'
import { type ShapeOptions, createShaper } from './shape/shaper.ts'
import type { Raw } from './yaml/raw.ts'

/** The raw value of a file, and its text for what only the text shows. */
export interface RawFile {
  readonly file: string
  readonly text: string
  readonly raw: Raw
}

/** Judges raw values by the schema at a `$ref`. It needs no YAML, so a form can use it as well. */
export type Judge = <T>(ref: string, file: RawFile) => Parsed<T>

/** Prepares a family of schemas that refer to each other for thousands of values, whose issues `explain` puts into words. */
export function createJudge(
  schemas: readonly Schema[],
  options: ShapeOptions,
  explain: ExplainAll,
): Judge {
  const { shape, resolve } = createShaper(schemas, options)
  const { defaults } = options
  return <T>(ref: string, { file, text, raw }: RawFile): Parsed<T> => {
    const long = longList(file, raw)
    if (long) return { diagnostics: [long] }
    const { value, issues } = shape(ref, raw, createSwallowed(text))
    if (issues.length === 0) return { value: value as T, diagnostics: NONE }
    return { diagnostics: explain(issues, { file, text, raw, value, resolve, defaults }) }
  }
}

/** Shared by all files without a problem, to save memory. */
const NONE: readonly Diagnostic[] = []
