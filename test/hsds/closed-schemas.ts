import { type ErrorObject, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { composeOpenApi } from '../../src/feed/openapi.ts'
import type { JsonSchema } from '../../src/hsds/document-schema.ts'
import type { Settings } from '../../src/record/settings/settings.ts'

/** Checks values by the schemas in openapi.json. */
export interface SchemaCheck {
  /** The problems of what a path answers, one line each: `/services/{id}`. */
  problems(path: string, value: unknown): string[]
  /** The problems of an item of a list: `/services`. */
  itemProblems(path: string, value: unknown): string[]
}

/** What is used of the description of a path. */
interface Described {
  readonly get: {
    readonly responses: {
      readonly 200: { readonly content: { readonly 'application/json': { schema: JsonSchema } } }
    }
  }
}

/** The schemas of a feed, closed: an object may have no field that its schema does not name. */
export const createClosedCheck = (settings: Settings): SchemaCheck =>
  closedCheckOf(composeOpenApi(settings))

/** The same for an API description that was published. */
export function closedCheckOf(openapi: JsonSchema): SchemaCheck {
  const { paths, components } = openapi as {
    paths: Record<string, Described>
    components: JsonSchema
  }
  const ajv = new Ajv2020({ allErrors: true, keywords: ['components'], strictRequired: false })
  addFormats.default(ajv)
  const validators = new Map<string, ValidateFunction>()
  const check = (name: string, schema: JsonSchema, value: unknown) => {
    const closed = () => ajv.compile(close({ ...schema, components }) as JsonSchema)
    if (!validators.has(name)) validators.set(name, closed())
    return problemsOf(validators.get(name), value)
  }
  const schemaOf = (path: string) =>
    paths[path]!.get.responses[200].content['application/json'].schema
  return {
    problems: (path, value) => check(path, schemaOf(path), value),
    itemProblems(path, value) {
      const { contents } = schemaOf(path).properties as { contents: { items: JsonSchema } }
      return check(`${path} item`, contents.items, value)
    },
  }
}

/** The problems that a compiled schema finds in a value. */
export function problemsOf(validate: ValidateFunction | undefined, value: unknown): string[] {
  if (!validate) throw new Error('There is no such schema.')
  return validate(value) ? [] : (validate.errors ?? []).map(toLine)
}

const toLine = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`

/** Closes every object in a schema that names its properties. */
function close(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(close)
  const inner = Object.entries(schema).map(([name, value]) => [name, close(value)])
  const isObject = 'type' in schema && schema.type === 'object' && 'properties' in schema
  return { ...Object.fromEntries(inner), ...(isObject && { unevaluatedProperties: false }) }
}
