import { type ErrorObject, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { composeOpenApi } from '../../src/feed/openapi.ts'
import type { JsonSchema } from '../../src/hsds/document-schema.ts'
import type { Settings } from '../../src/record/settings/settings.ts'

/** Checks values by the schemas in openapi.json, by name. */
export interface SchemaCheck {
  /** The problems of a value, one line each. */
  problems(schema: string, value: unknown): string[]
}

/** The schemas of a feed, closed: an object may have no field outside its schema and that of extensions. */
export function createClosedCheck(settings: Settings): SchemaCheck {
  const { components } = composeOpenApi(settings) as {
    components: { schemas: Record<string, JsonSchema> }
  }
  // The schema of extensions is a part of the others, so it stays open.
  const { extensions, ...whole } = components.schemas
  const closed = Object.entries(whole).map(([name, schema]) => [name, close(schema)])
  const schemas = { ...Object.fromEntries(closed), ...(extensions && { extensions }) }
  const ajv = new Ajv2020({ allErrors: true, keywords: ['components'] })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'feed:schemas', components: { schemas } }, undefined, undefined, false)
  return {
    problems: (name, value) =>
      problemsOf(ajv.getSchema(`feed:schemas#/components/schemas/${name}`), value),
  }
}

/** The problems that a compiled schema finds in a value. */
export function problemsOf(validate: ValidateFunction | undefined, value: unknown): string[] {
  if (!validate) throw new Error('There is no such schema.')
  return validate(value) ? [] : (validate.errors ?? []).map(toLine)
}

const toLine = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`

function close(schema: JsonSchema): JsonSchema {
  const { properties } = schema as { properties?: Record<string, JsonSchema> }
  if (!properties) return schema
  const closed = Object.entries(properties).map(([name, inner]) => [name, close(inner)])
  return { ...schema, properties: Object.fromEntries(closed), unevaluatedProperties: false }
}
