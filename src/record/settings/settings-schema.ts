import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'
import { recordSchema } from '../schema/record-schema.ts'
import { type Schema, text } from '../schema/schema.ts'

const choice = (values: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: values,
  description,
})
const group = (properties: Record<string, Schema>, description: string): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  description,
})
const whole = (minimum: number, maximum: number, description: string): Schema => ({
  type: 'integer',
  minimum,
  maximum,
  description,
})

const privacyLevel = (what: string): Schema => ({
  ...choice(
    ['error', 'warning', 'off'],
    `What ${what} cause: an error, which stops publication; a warning; or nothing (off). A preview stops at a warning.`,
  ),
  default: 'warning',
})

const EXTENSION_FIELD: Schema = {
  ...group(
    {
      type: choice(['string', 'number', 'integer', 'boolean'], 'What its values are.'),
      title: { ...text('Its name in words.'), examples: ['Wheelchair to borrow'] },
      description: {
        ...text('What it means.'),
        examples: ['Whether a wheelchair can be borrowed at the door.'],
      },
      format: choice(
        ['uri', 'email', 'date', 'time', 'date-time', 'uuid'],
        'The format of its texts.',
      ),
      enum: { type: 'array', items: { type: 'string' }, description: 'The only values allowed.' },
    },
    'One field.',
  ),
  required: ['type'],
}

export const SETTINGS_REF = '/record/directory'

/** Every key of directory.yaml, with its default where it has one. */
export const settingsSchema: Schema = {
  $id: SETTINGS_REF,
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    format: {
      type: 'integer',
      minimum: 1,
      maximum: 1,
      default: 1,
      description: 'The version of the format of these files.',
    },
    namespace: {
      type: 'string',
      format: 'uuid',
      description: 'A UUID that no other directory has; ids are derived from it.',
    },
    title: { ...text('The name of the directory.'), examples: ['Services in Saltwick'] },
    description: {
      ...text('What the directory contains.'),
      examples: ['Clubs, advice and help in Saltwick and the villages around it.'],
    },
    publisher: group(
      {
        name: { ...text('Who publishes the directory.'), examples: ['Saltwick Community Trust'] },
        url: { type: 'string', format: 'uri', description: 'The web site of the publisher.' },
        email: {
          type: 'string',
          format: 'email',
          description: 'The email address for questions about the directory.',
        },
      },
      'Who publishes the directory.',
    ),
    private_contact: {
      type: 'string',
      format: 'email',
      description:
        'Where editors write when something private was published. It is never published itself.',
    },
    licence: {
      type: 'string',
      format: 'uri',
      description: 'The licence under which the data may be used.',
    },
    base_url: {
      type: 'string',
      format: 'uri',
      pattern: '^https?://[^?#]+$',
      wanted: 'a web address without `?` and `#`',
      description: 'The public address of the feed.',
      examples: ['https://directory.example.org'],
    },
    timezone: {
      ...text('The time zone of all times, by its name in the tz database.'),
      default: 'Europe/London',
      examples: ['Europe/London'],
      suggest: true,
    },
    language: {
      ...text('The language of the texts.'),
      default: 'en',
      examples: ['en', 'cy'],
      suggest: true,
    },
    countries: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', enum: ['GB', 'US'] },
      default: ['GB'],
      description:
        'The countries whose postcodes are understood. An address without a country is in the first.',
    },
    per_page: group(
      {
        default: {
          ...whole(1, 10_000, 'Items on a page, unless a request asks for another number.'),
          default: 50,
        },
        // The official validator asks for pages of five.
        maximum: { ...whole(5, 10_000, 'The most items that a page can have.'), default: 200 },
      },
      'The size of the pages of lists.',
    ),
    coverage: group(
      {
        unknown: {
          ...choice(
            ['include', 'exclude'],
            'Services whose area cannot be compared with the postcode.',
          ),
          default: 'include',
        },
        virtual_places: {
          ...choice(['include', 'exclude'], 'Virtual places, in a search near a postcode.'),
          default: 'exclude',
        },
      },
      'What a search by postcode returns.',
    ),
    postcodes: group(
      {
        areas: {
          if: { type: 'string' },
          // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
          then: { type: 'string', enum: ['auto', 'all'] },
          else: { type: 'array', items: { type: 'string' } },
          default: 'auto',
          examples: ['BS', 'BA'],
          suggest: true,
          description:
            'Which postcode areas are published: those near the directory, all, or a list such as [BS, BA].',
        },
      },
      'The postcode files of content/postcodes.',
    ),
    synonyms: {
      type: 'array',
      items: {
        type: 'string',
        pattern: '^[^,=>]+(,[^,=>]+)*(,|=>)[^,=>]+(,[^,=>]+)*$',
        wanted: 'words with commas between them, such as `tea, supper`, or `supper => tea`',
        examples: ['soft play, play centre'],
        suggest: true,
      },
      default: [],
      description:
        'Words for the same thing, one group a line: `nan, gran`. With `nan => grandparents`, a search for nan finds grandparents, and not the other way round.',
    },
    british_synonyms: {
      type: 'boolean',
      default: true,
      description: 'Whether searches also use the list of synonyms for Britain.',
    },
    urgent: {
      type: 'array',
      items: {
        ...group(
          {
            name: { ...text('Who helps.'), examples: ['Harbour office'] },
            telephone: { ...text('The number to ring.'), examples: ['01632 960000'] },
            sentence: {
              ...text('One sentence that says when to ring.'),
              examples: ['Ring if a boat is adrift.'],
            },
            words: {
              type: 'array',
              minItems: 1,
              items: { type: 'string', examples: ['boat adrift'], suggest: true },
              description: 'Words or phrases of somebody who needs this help.',
            },
            source: { type: 'string', format: 'uri', description: 'Where the number was found.' },
          },
          'Help that cannot wait.',
        ),
        required: ['name', 'telephone', 'sentence', 'words'],
      },
      default: [],
      description: 'Help that cannot wait, and the words in a search that call for it.',
    },
    british_urgent: {
      type: 'boolean',
      default: true,
      description: 'Whether the list of urgent help in Britain is published too.',
    },
    details: {
      ...choice(
        ['static', 'edge'],
        'What serves single records on Netlify: files, or the edge function.',
      ),
      default: 'static',
    },
    pages: {
      if: { type: 'string' },
      // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
      then: { type: 'string', enum: ['off'] },
      else: group(
        {
          colour: {
            type: 'string',
            pattern: '^#[0-9a-fA-F]{6}$',
            wanted: 'a colour as "#" and six digits from 0 to f, in quotes',
            examples: ['#0b5394'],
            description: 'The colour of links and buttons.',
          },
        },
        'How they look.',
      ),
      description: 'The pages for people below /find: how they look, or off.',
    },
    defaults: {
      ...group(
        Object.fromEntries(entityNames.map((entity) => [entity, defaultsOf(entity)])),
        'Values for fields that records leave out, by entity.',
      ),
      default: { location: { location_type: 'physical' }, address: { address_type: 'physical' } },
    },
    private_fields: {
      type: 'array',
      items: {
        type: 'string',
        examples: ['service.assurer_email', 'contact.name'],
        suggest: true,
      },
      description:
        'Fields that are never published, as entity.field; service.assurer_email never is.',
    },
    privacy: group(
      {
        mobile_number: privacyLevel('mobile numbers'),
        personal_email: privacyLevel('email addresses that look like a person’s'),
      },
      'How personal details are treated that no `public:` allows.',
    ),
    extensions: {
      type: 'object',
      description: 'Fields of your own, by namespace.',
      additionalProperties: { type: 'object', additionalProperties: EXTENSION_FIELD },
    },
  },
}

/** The fields of an entity that may have a default: those that hold one value. */
function defaultsOf(entity: EntityName): Schema {
  const plain = Object.entries(recordSchema(entity).properties ?? {}).filter(
    ([name, { type }]) =>
      (type === 'string' || type === 'number' || type === 'integer') &&
      Object.hasOwn(fieldsOf(entity), name) &&
      name !== 'id',
  )
  return group(Object.fromEntries(plain), `Values for ${entity} records.`)
}
