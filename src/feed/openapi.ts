import { collectionNames, collections } from '../hsds/collections.ts'
import { type EntityName, entityNames } from '../hsds/entities.ts'
import {
  type JsonSchema,
  detailName,
  documentSchema,
  itemName,
  itemSchema,
  pageName,
  pageSchema,
  serviceAtLocationDetailSchema,
} from '../hsds/document-schema.ts'
import { type ParameterName, listParameters, recordParameters } from '../parameters/names.ts'
import { toOpenApi } from '../parameters/openapi.ts'
import type { Settings } from '../record/settings/settings.ts'
import { type DumpFile, dumpFiles } from './dumps.ts'
import { extensionsSchema } from './extensions.ts'
import { LOCAL_BASE, VERSION } from './root.ts'

/** The description of the feed as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). */
export function composeOpenApi(settings: Settings): JsonSchema {
  const { title, description, publisher, licence, base_url } = settings
  const own = extensionsSchema(settings)
  const open = (schema: JsonSchema) => (own ? { ...schema, allOf: [refTo(OWN)] } : schema)
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: VERSION,
      description: description ?? 'A directory of local services as open data.',
      ...(publisher && { contact: publisher }),
      ...(licence && { license: { name: 'Licence of the data', url: licence } }),
    },
    servers: [{ url: base_url ?? LOCAL_BASE }],
    paths: {
      '/': { get: operation('getApiDetails', 'What this feed is.', refTo('api_details')) },
      ...Object.fromEntries(collectionNames.flatMap((collection) => pathsOf(collection, settings))),
      ...Object.fromEntries(dumpFiles.map((dump) => [dump.path, dumpPath(dump)])),
    },
    components: {
      schemas: {
        ...Object.fromEntries(entityNames.map((entity) => [entity, open(documentSchema(entity))])),
        [detailName('service_at_locations')]: open(serviceAtLocationDetailSchema()),
        ...Object.fromEntries(ITEMS.map((entity) => [itemName(entity), open(itemSchema(entity))])),
        ...Object.fromEntries(
          collectionNames.map((collection) => [pageName(collection), pageSchema(collection)]),
        ),
        ...(own && { [OWN]: own }),
        api_details: apiDetails,
        problem,
      },
    },
  }
}

/** The name of the schema of extension fields. */
const OWN = 'extensions'

/** The entities of list items, and of objects inside them. */
const ITEMS: readonly EntityName[] = [...Object.values(collections), 'location', 'program', 'unit']

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

function pathsOf(
  collection: (typeof collectionNames)[number],
  { per_page }: Settings,
): [string, JsonSchema][] {
  const entity = collections[collection]
  const parameter = (name: ParameterName) => toOpenApi(name, per_page)
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: `The id of the ${words(entity)}.`,
    schema: { type: 'string', format: 'uuid' },
  }
  return [
    [
      `/${collection}`,
      {
        get: {
          ...operation(
            `list_${collection}`,
            `One page of the list of ${words(collection)}.`,
            refTo(pageName(collection)),
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
            refTo(detailName(collection)),
          ),
          parameters: [id, ...recordParameters(collection).map(parameter)],
        },
      },
    ],
  ]
}

/** The id of an operation on a file: its name in words, `get_services_ndjson_gz`. */
const idOf = (path: string) =>
  `get_${path.slice(path.lastIndexOf('/') + 1).replace(/[^a-z0-9]+/g, '_')}`

const dumpPath = ({ path, title, type }: DumpFile): JsonSchema => {
  const description = `${title[0]!.toUpperCase()}${title.slice(1)}.`
  return {
    get: {
      operationId: idOf(path),
      description,
      responses: { 200: { description, content: { [type]: {} } } },
    },
  }
}

const words = (name: string) => name.replaceAll('_', ' ')

/** The response to `format=ndjson`. */
const NDJSON = {
  'application/x-ndjson': { schema: { type: 'string', description: 'The items, one a line.' } },
}

const operation = (
  operationId: string,
  description: string,
  schema: JsonSchema,
  otherwise: JsonSchema = {},
) => ({
  operationId,
  description,
  responses: {
    200: { description, content: { 'application/json': { schema }, ...otherwise } },
    default: {
      description: 'An error.',
      // A static host sends its 404 file with the type of all JSON files.
      content: {
        'application/problem+json': { schema: refTo('problem') },
        'application/json': { schema: refTo('problem') },
      },
    },
  },
})

const text = (description: string): JsonSchema => ({ type: 'string', description })
const address = (description: string): JsonSchema => ({
  type: 'string',
  format: 'uri',
  description,
})

const apiDetails: JsonSchema = {
  type: 'object',
  description: 'What the feed is, and which edition of the standard it follows.',
  required: ['version', 'profile', 'openapi_url'],
  properties: {
    version: text('The edition of the standard.'),
    profile: address('The description of that edition.'),
    openapi_url: address('This document.'),
    title: text('The name of the directory.'),
    description: text('What the directory contains.'),
    publisher: {
      type: 'object',
      description: 'Who publishes the directory.',
      properties: {
        name: text('The name.'),
        website: address('The website.'),
        email: text('The email address.'),
      },
    },
    licence: address('The licence of the data.'),
    language: text('The language of the texts.'),
    timezone: text('The time zone of all times: a name of the tz database.'),
    attribution: {
      type: 'array',
      items: { type: 'string' },
      description: 'The attributions that licences of the data require.',
    },
    dumps: {
      type: 'array',
      description: 'Files with every record of the directory.',
      items: {
        type: 'object',
        required: ['path', 'type', 'title'],
        properties: {
          path: text('The path of the file.'),
          type: text('Its media type.'),
          title: text('What it has.'),
        },
      },
    },
  },
}

const problem: JsonSchema = {
  type: 'object',
  description: 'An error, in the format of RFC 9457.',
  required: ['type', 'title', 'status'],
  properties: {
    type: address('The type of the error.'),
    title: text('The type of the error, in words.'),
    status: { type: 'integer', description: 'The status of the response.' },
    detail: text('What is wrong with this request.'),
    parameter: text('The parameter with the wrong value.'),
  },
}
