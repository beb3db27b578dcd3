import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { createConforms } from './conforms.ts'
import { explain } from '../hints/explain.ts'
import { formats } from '../schema/formats.ts'
import { createSwallowed } from '../privacy/swallowed.ts'
import type { Schema } from '../schema/schema.ts'
import { toPointer } from './pointer.ts'
import { shape } from './shape.ts'
import type { Shaping } from './shaping.ts'
import { parseYaml } from '../yaml/yaml.ts'
import type { Raw } from '../yaml/raw.ts'

/** What became of one file: the value, unless an error stands in its way, and everything that was found. */
export interface Parsed<T> {
  readonly value?: T
  readonly diagnostics: readonly Diagnostic[]
}

/** The rest of what shaping needs, the same for every file of a directory. */
export type Rules = Pick<Shaping, 'defaults' | 'isPrivate'>

/** Reads texts by a family of schemas that refer to each other. */
export interface Validator {
  parse<T>(ref: string, file: string, text: string): Parsed<T>
}

/** Makes schemas ready, so that thousands of files can be read by them. They are compiled for what is not right. */
export function createValidator(schemas: readonly Schema[], rules: Rules): Validator {
  const byRef = new Map(schemas.map((schema) => [schema.$id, schema]))
  let ajv: Ajv2020 | undefined
  const resolve = (ref: string): Schema => {
    const schema = byRef.get(ref)
    if (!schema) throw new Error(`No schema is called ${ref}.`)
    return schema
  }
  const conforms = createConforms(resolve)
  return {
    parse<T>(ref: string, file: string, text: string): Parsed<T> {
      const { value: raw, diagnostics } = parseYaml(file, text)
      if (raw === undefined) return { diagnostics }
      const shaping: Shaping = {
        ...rules,
        file,
        text,
        path: [],
        resolve,
        hasSwallowed: createSwallowed(text),
        diagnostics: [],
        blanks: new Set(),
        meant: new Set(),
      }
      const schema = resolve(ref)
      const value = shape(schema, orNothing(raw, schema), shaping)
      if (shaping.diagnostics.length === 0 && conforms(schema, value))
        return { value: value as T, diagnostics: NONE }
      ajv ??= compilerOf(schemas)
      const validate = ajv.getSchema(ref) as ValidateFunction
      const found = [...shaping.diagnostics, ...problems(validate, value, shaping)]
      return found.length > 0 ? { diagnostics: found } : { value: value as T, diagnostics: NONE }
    },
  }
}

/** Most files share this, for nothing is wrong with them. */
const NONE: readonly Diagnostic[] = []

function compilerOf(schemas: readonly Schema[]): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: true,
    // A field may be called like something that every object has, such as `constructor`.
    ownProperties: true,
    // The schemas are ours, and making them fast takes longer than all that most directories have to check.
    validateSchema: false,
    code: { optimize: false },
  })
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}

/** An empty file says nothing, which is enough where nothing is required. */
const orNothing = (raw: Raw, { required = [] }: Schema): Raw =>
  raw === null && required.length === 0 ? {} : raw

/** One finding for each value, for the first says what the others echo. */
function problems(validate: ValidateFunction, value: unknown, shaping: Shaping): Diagnostic[] {
  if (validate(value)) return []
  const found = new Map<string, Diagnostic>()
  const told = new Set(shaping.diagnostics.map(({ place }) => toPointer(place.path)))
  for (const error of validate.errors ?? []) {
    const key =
      error.keyword === 'required'
        ? `${error.instancePath}/${error.params.missingProperty}`
        : error.instancePath
    const isTold = found.has(key) || told.has(key)
    const diagnostic = isTold ? undefined : explain(error, { ...shaping, value })
    if (diagnostic) found.set(key, diagnostic)
  }
  return [...found.values()]
}
