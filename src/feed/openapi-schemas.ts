import type { JsonSchema } from '../hsds/document-schema.ts'

const text = (description: string): JsonSchema => ({ type: 'string', description })
const address = (description: string): JsonSchema => ({
  type: 'string',
  format: 'uri',
  description,
})

const list = (description: string, items: JsonSchema): JsonSchema => ({
  type: 'array',
  description,
  items,
})

/** With `why=true`, the words of a search that an item has. */
export const matchedWords: JsonSchema = list(
  'With `why=true`, the words of `search` that the record has.',
  {
    type: 'object',
    properties: {
      asked: text('The word of the search.'),
      found: list('The words that the record has for it.', { type: 'string' }),
    },
  },
)

/** The entry of `hours` that rows of a schedule are parts of. */
export const osdHours: JsonSchema = text(
  'The whole time with its exceptions, where this row is a part of it: Tue 10:00-12:00 except 25 Dec to 1 Jan. Rows with the same text are one time.',
)

/** The document at `/`. */
export const apiDetails: JsonSchema = {
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
        identifier: text('The number in a register, as https://org-id.guide writes it.'),
      },
    },
    licence: address('The licence of the data.'),
    data_guide: address('A page about the data, for those who use it.'),
    notice: {
      type: 'object',
      description: 'What people must know now; each text by its language.',
      properties: { text: text('The text.'), until: { type: 'string', format: 'date' } },
      additionalProperties: { type: 'string' },
    },
    holds_until: {
      type: 'string',
      format: 'date',
      description: 'The last day before something changes by itself.',
    },
    language: text('The language of the texts.'),
    timezone: text('The time zone of all times: a name of the tz database.'),
    attribution: list('The attributions that licences of the data require.', { type: 'string' }),
    dumps: list('Files with every record of the directory.', {
      type: 'object',
      required: ['path', 'type', 'title'],
      properties: {
        path: text('The path of the file.'),
        type: text('Its media type.'),
        title: text('What it has.'),
      },
    }),
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

/** Every error. A static host sends its 404 file with the type of all JSON files. */
export const problemResponse: JsonSchema = {
  description: 'An error.',
  content: Object.fromEntries(
    ['application/problem+json', 'application/json'].map((type) => [type, { schema: problem }]),
  ),
}
