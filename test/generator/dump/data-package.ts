import { Ajv2020 } from 'ajv/dist/2020.js'

/*
 * What Data Package 1.0 and 2.0 ask of the parts that we use (https://specs.frictionlessdata.io/, https://datapackage.org/standard/):
 * a list that is there has something in it.
 */

const some = (items: object) => ({ type: 'array', minItems: 1, items })
const text = { type: 'string', minLength: 1 }
const address = { type: 'string', pattern: '^https?://' }
const path = { type: 'string', pattern: '^(?:https?://|[^./~][^:]*$)' }
const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  string: ['email', 'uri', 'uuid'],
  datetime: ['any'],
  date: [],
  time: [],
  number: [],
  integer: [],
  boolean: [],
}

const field = {
  ...closed(
    {
      name: text,
      title: text,
      description: text,
      type: { enum: Object.keys(FORMATS) },
      format: text,
      constraints: {
        ...closed({
          required: { type: 'boolean' },
          enum: { ...some({}), uniqueItems: true },
          minimum: {},
          maximum: {},
        }),
        minProperties: 1,
      },
    },
    ['name', 'type'],
  ),
  allOf: Object.entries(FORMATS).map(([type, formats]) => ({
    if: { properties: { type: { const: type } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
    then: { properties: { format: { enum: ['default', ...formats] } } },
  })),
}

const resource = closed(
  {
    profile: { const: 'tabular-data-resource' },
    name: { type: 'string', pattern: '^[-a-z0-9._/]+$' },
    path,
    description: text,
    format: { const: 'csv' },
    mediatype: { const: 'text/csv' },
    encoding: { const: 'utf-8' },
    schema: closed(
      {
        fields: some(field),
        primaryKey: text,
        foreignKeys: some(
          closed(
            { fields: text, reference: closed({ resource: { type: 'string' }, fields: text }) },
            ['fields', 'reference'],
          ),
        ),
      },
      ['fields'],
    ),
  },
  ['name', 'path', 'schema'],
)

/** Whether a value is the description of a package of tables. */
export const isDataPackage = new Ajv2020({ strict: false, allErrors: true }).compile(
  closed(
    {
      profile: { const: 'tabular-data-package' },
      name: { type: 'string', pattern: '^[-a-z0-9._/]+$' },
      title: text,
      description: text,
      homepage: address,
      licenses: some(closed({ name: text, path })),
      contributors: some(
        closed({ title: text, path, role: { enum: ['publisher', 'author', 'contributor'] } }, [
          'title',
        ]),
      ),
      resources: some(resource),
    },
    ['resources'],
  ),
)
