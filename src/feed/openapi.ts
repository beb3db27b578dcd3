import { type Collection, collectionNames, collections } from '../hsds/collections.ts'
import { type EntityName, entityNames } from '../hsds/entities.ts'
import {
  type JsonSchema,
  documentSchema,
  itemName,
  itemSchema,
  pageSchema,
  serviceAtLocationDetailSchema,
} from '../hsds/document-schema.ts'
import { type ParameterName, listParameters, recordParameters } from '../parameters/names.ts'
import { toOpenApi } from '../parameters/openapi.ts'
import type { Settings } from '../record/settings/settings.ts'
import { extensionSchemas } from './extensions.ts'
import { apiDetails, matchedWords, osdHours, problemResponse } from './openapi-schemas.ts'
import { LOCAL_BASE, VERSION } from './root.ts'

/** The id of a published record of each list that has one. */
export type ExampleIds = Readonly<Partial<Record<Collection, string>>>

/**
 * The description of the feed as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). What a path answers stands in
 * it in place, because the official validator follows no reference there; what is nested in records is referred to.
 */
export function composeOpenApi(settings: Settings, ids: ExampleIds = {}): JsonSchema {
  const { title, description, publisher, licence, base_url } = settings
  const own = Object.entries(extensionSchemas(settings))
  const ownProperties = Object.fromEntries(own.map(([name]) => [name, refTo(OWN + name)]))
  const open: Open = ({ properties, ...schema }) => ({
    ...schema,
    properties: { ...(properties as object), ...ownProperties },
  })
  const paths = {
    '/': { get: operation('getApiDetails', 'What this feed is.', TAGS[0], apiDetails) },
    ...Object.fromEntries(collectionNames.flatMap((name) => pathsOf(name, settings, open, ids))),
  }
  return {
    openapi: '3.1.0',
    'x-hsds-version': VERSION,
    info: {
      title,
      version: VERSION,
      description: description ?? 'A directory of local services as open data.',
      ...(publisher && { contact: contactOf(publisher) }),
      ...(licence && { license: { name: 'Licence of the data', url: licence } }),
    },
    servers: [{ url: base_url ?? LOCAL_BASE }],
    security: [],
    tags: TAGS,
    paths,
    components: {
      schemas: usedIn(paths, [
        ...entityNames.map((entity) => [entity, open(withHours(entity))] as const),
        ...entityNames.map((entity) => [itemName(entity), open(itemSchema(entity))] as const),
        ...own.map(([name, schema]) => [OWN + name, schema] as const),
      ]),
      responses: { problem: problemResponse },
    },
  }
}

const contactOf = ({ name, url, email }: NonNullable<Settings['publisher']>) => ({
  name,
  url,
  email,
})

/** The schema of an entity. A schedule that is a part of an entry of the record has the entry. */
function withHours(entity: EntityName): JsonSchema {
  const schema = documentSchema(entity)
  return entity === 'schedule'
    ? { ...schema, properties: { ...(schema.properties as object), osd_hours: osdHours } }
    : schema
}

/** The names of the schemas of fields that only this directory has begin with this. */
const OWN = 'extension_'

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Adds to the schema of an object the fields that only this directory has. */
type Open = (schema: JsonSchema) => JsonSchema

/** The schemas that a part of the document refers to, or that those refer to. */
function usedIn(part: unknown, schemas: readonly (readonly [name: string, JsonSchema])[]) {
  const names = new Set<string>()
  const follow = (one: unknown) => {
    const found = JSON.stringify(one).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
    const added = new Set([...found].map(([, name]) => name!).filter((name) => !names.has(name)))
    for (const name of added) names.add(name)
    for (const [name, schema] of schemas) if (added.has(name)) follow(schema)
  }
  follow(part)
  return Object.fromEntries(schemas.filter(([name]) => names.has(name)))
}

/** What the UK profile demands of a path. */
const TAGS = [
  { name: 'required', description: 'Every feed of the UK profile has these.' },
  { name: 'optional', description: 'A feed of the UK profile may have these.' },
] as const

function pathsOf(
  collection: Collection,
  { per_page }: Settings,
  open: Open,
  ids: ExampleIds,
): [string, JsonSchema][] {
  const entity = collections[collection]
  const parameter = (name: ParameterName) => toOpenApi(name, per_page)
  const tag = TAGS[collection === 'services' ? 0 : 1]
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: `The id of the ${words(entity)}.`,
    schema: { type: 'string', format: 'uuid' },
    ...(ids[collection] && { example: ids[collection] }),
  }
  const detail =
    entity === 'service_at_location' ? serviceAtLocationDetailSchema() : documentSchema(entity)
  return [
    [
      `/${collection}`,
      {
        get: {
          ...operation(
            `list_${collection}`,
            `One page of the list of ${words(collection)}.`,
            tag,
            pageSchema(collection, listed(collection, open(itemSchema(entity)))),
            NDJSON,
          ),
          parameters: listParameters(collection).map(parameter),
        },
      },
    ],
    [
      `/${collection}/{id}`,
      {
        get: {
          ...operation(
            `get_${entity}`,
            `One ${words(entity)} with everything that belongs to it.`,
            tag,
            open(detail),
          ),
          parameters: [id, ...recordParameters(collection).map(parameter)],
        },
      },
    ],
  ]
}

/** The schema of an item as the parameters `why` and `minimal` make it. */
function listed(collection: Collection, { required, properties, ...item }: JsonSchema): JsonSchema {
  const isMinimal = listParameters(collection).includes('minimal')
  const needs = isMinimal ? { required: ['id'], anyOf: [{ required }, MINIMAL] } : { required }
  return {
    ...item,
    ...needs,
    properties: { ...(properties as object), matched_words: matchedWords },
  }
}

const MINIMAL: JsonSchema = {
  title: 'With `minimal=true`',
  properties: { last_modified: { type: 'string', format: 'date-time' } },
  propertyNames: { enum: ['id', 'last_modified', 'matched_words'] },
}

const words = (name: string) => name.replaceAll('_', ' ')

/** The response to `format=ndjson`. */
const NDJSON = {
  'application/x-ndjson': { schema: { type: 'string', description: 'The items, one a line.' } },
}

const PROBLEM = '#/components/responses/problem'

const operation = (
  operationId: string,
  summary: string,
  { name }: (typeof TAGS)[number],
  schema: JsonSchema,
  otherwise: JsonSchema = {},
) => ({
  operationId,
  tags: [name],
  summary,
  responses: {
    200: { description: summary, content: { 'application/json': { schema }, ...otherwise } },
    '4XX': { $ref: PROBLEM },
    '5XX': { $ref: PROBLEM },
  },
})
