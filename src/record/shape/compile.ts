import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from '../schema/formats.ts'
import type { Schema } from '../schema/schema.ts'

/** Everything in which a value differs from the schema at a `$ref`. */
export type FindErrors = (ref: string, value: unknown) => readonly ErrorObject[]

/** Compiles a family of schemas that refer to each other, when the first value is judged by them. */
export function createFindErrors(schemas: readonly Schema[]): FindErrors {
  let ajv: Ajv2020 | undefined
  return (ref, value) => {
    ajv ??= compile(schemas)
    const validate = ajv.getSchema(ref) as ValidateFunction
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

function compile(schemas: readonly Schema[]): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: true,
    // A field may have the name of something that every object has, such as `constructor`.
    ownProperties: true,
    // The schemas are ours. Checking and optimising them takes longer than checking most directories.
    validateSchema: false,
    code: { optimize: false },
  })
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test)
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}
