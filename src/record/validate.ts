import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Diagnostic } from '../diagnostic.ts'
import { explain } from './explain.ts'
import { formats } from './formats.ts'
import type { Schema } from './schema.ts'
import { type Shaping, shape } from './shape.ts'
import { parseYaml } from './yaml.ts'

/** What became of one file: the value, unless an error stands in its way, and everything that was found. */
export interface Parsed<T> {
  readonly value?: T
  readonly diagnostics: readonly Diagnostic[]
}

/** The rest of what shaping needs, the same for every file of a directory. */
export type Rules = Pick<Shaping, 'defaults' | 'privateFields'>

/** Reads texts by a family of schemas that refer to each other. */
export interface Validator {
  parse<T>(ref: string, file: string, text: string): Parsed<T>
}

/** Compiles schemas once, so that thousands of files can be read by them. */
export function createValidator(schemas: readonly Schema[], rules: Rules): Validator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: true })
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
  const byRef = new Map(schemas.map((schema) => [schema.$id, schema]))
  for (const schema of schemas) ajv.addSchema(schema)
  const resolve = (ref: string): Schema => {
    const schema = byRef.get(ref)
    if (!schema) throw new Error(`No schema is called ${ref}.`)
    return schema
  }
  return {
    parse<T>(ref: string, file: string, text: string): Parsed<T> {
      const { value: raw, diagnostics } = parseYaml(file, text)
      if (raw === undefined) return { diagnostics }
      const shaping: Shaping = { ...rules, file, resolve, diagnostics: [], blanks: new Set() }
      const value = shape(resolve(ref), raw, [], shaping)
      const validate = ajv.getSchema(ref) as ValidateFunction
      const found = [...shaping.diagnostics, ...problems(validate, value, shaping)]
      return found.length > 0 ? { diagnostics: found } : { value: value as T, diagnostics: [] }
    },
  }
}

/** One finding for each value, for the first says what the others echo. */
function problems(validate: ValidateFunction, value: unknown, shaping: Shaping): Diagnostic[] {
  if (validate(value)) return []
  const found = new Map<string, Diagnostic>()
  for (const error of validate.errors ?? []) {
    const key =
      error.keyword === 'required'
        ? `${error.instancePath}/${error.params.missingProperty}`
        : error.instancePath
    const diagnostic = found.has(key) ? undefined : explain(error, shaping)
    if (diagnostic) found.set(key, diagnostic)
  }
  return [...found.values()]
}
