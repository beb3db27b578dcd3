import { type EntityName, entities, fieldsOf } from '../hsds/entities.ts'
import type { Field } from '../hsds/field.ts'
import { EXAMPLES } from './hours/problem.ts'
import { filledIn } from './written.ts'

/** As much of JSON Schema (draft 2020-12) as records need, and a few words of our own that the validator passes over. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'
  readonly format?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minItems?: number
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: false | Schema
  /** What a value is when it is text, and otherwise. */
  readonly if?: { readonly type: 'string' }
  readonly then?: Schema
  readonly else?: Schema
  /** A bare text stands for an object with only this field. */
  readonly short?: string
  /** Entries of this list become entries of that one. */
  readonly becomes?: 'schedules'
  /** Fields of the standard that are not written here, each with what to write instead where there is something. */
  readonly filledIn?: Readonly<Record<string, Instead | undefined>>
}

/** What an editor writes in place of a field that is filled in. */
export interface Instead {
  readonly field?: string
  readonly hint: string
}

/** Where all schemas of records seem to lie. */
const FOLDER = '/record/'

const text = (description: string): Schema => ({ type: 'string', description })
const flag = (description: string): Schema => ({ type: 'boolean', description })
const listOf = (items: Schema, description: string): Schema => ({
  type: 'array',
  items,
  description,
})
const record = (entity: EntityName): Schema => ({ $ref: refOf(entity) })
const slugOr = (entity: EntityName, description: string): Schema => ({
  if: { type: 'string' },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { type: 'string' },
  else: record(entity),
  description,
})

const SERVICE_AREAS = listOf(
  slugOr('service_area', ''),
  'Areas: postcodes, files of areas/, codes, nations, or words.',
)
const HOURS: Schema = {
  ...listOf(
    { type: 'string', examples: EXAMPLES },
    'Days and times in words, such as Tue 10:00-12:00; each becomes a schedule.',
  ),
  becomes: 'schedules',
}
/** What `public:` can name: addresses that look like a person's, and mobile numbers. */
const PUBLIC = ['email', 'phones'] as const
const DRAFT = flag('Checked, but not published.')
const LAST_MODIFIED: Schema = {
  type: 'string',
  format: 'date-time',
  description: 'When it last changed.',
}

const conveniences: { readonly [E in EntityName]?: Readonly<Record<string, Schema>> } = {
  service: {
    organization: slugOr(
      'organization',
      'The organization that offers the service: the name of its file, without .yaml.',
    ),
    program: text('A programme of that organization, by its `slug`.'),
    locations: listOf(
      record('service_at_location'),
      'The places of the service: names of their files, without .yaml, or objects for what is true there only.',
    ),
    service_areas: SERVICE_AREAS,
    hours: HOURS,
    draft: DRAFT,
  },
  service_at_location: {
    location: slugOr('location', 'The place: the name of its file, without .yaml.'),
    service_areas: SERVICE_AREAS,
    hours: HOURS,
  },
  service_area: {
    postcodes: listOf({ type: 'string' }, 'Postcodes, or their first parts.'),
    area: text('The name of a file in areas/.'),
    code: {
      type: 'string',
      pattern: '^[EWSNKLMJ][0-9]{8}$',
      description: 'A code of the Government Statistical Service.',
    },
  },
  organization: {
    parent_organization: text(
      'The organization that this one is part of: the name of its file, without .yaml.',
    ),
    last_modified: LAST_MODIFIED,
    draft: DRAFT,
  },
  location: {
    organization: text(
      'The organization that runs the place: the name of its file, without .yaml.',
    ),
    last_modified: LAST_MODIFIED,
    confidential: flag('The exact place is not published.'),
    draft: DRAFT,
  },
  program: {
    slug: {
      type: 'string',
      format: 'slug',
      description: 'The name by which services refer to it.',
    },
  },
  taxonomy: { terms: listOf(record('taxonomy_term'), 'Its terms, as a tree.') },
  taxonomy_term: {
    slug: {
      type: 'string',
      format: 'slug',
      description: 'The name by which other records refer to the term.',
    },
    terms: listOf(record('taxonomy_term'), 'The narrower terms below this one.'),
  },
  attribute: { taxonomy_term: text('The term, by its `slug`.') },
}

const alsoRequired: { readonly [E in EntityName]?: readonly string[] } = {
  service: ['organization'],
  service_at_location: ['location'],
  taxonomy_term: ['slug'],
  attribute: ['taxonomy_term'],
}

const short: { readonly [E in EntityName]?: string } = {
  phone: 'number',
  service_at_location: 'location',
}

/** Names of files, as records refer to each other. */
const nameIn = (field: string, folder = `${field}s`): Instead => ({
  field,
  hint: `Write \`${field}: …\` in its place, with the name of a file in ${folder}/, without \`.yaml\`.`,
})

/** What to write in place of fields that the generator fills in, where there is something. */
const instead: { readonly [E in EntityName]?: Readonly<Record<string, Instead>> } = {
  service: {
    organization_id: nameIn('organization'),
    program_id: {
      field: 'program',
      hint: 'Write `program: …` in its place, with the `slug` of the programme.',
    },
    service_at_locations: {
      field: 'locations',
      hint: 'Write `locations: […]` in its place, with names of files in locations/, without `.yaml`.',
    },
  },
  service_at_location: { location_id: nameIn('location') },
  organization: {
    parent_organization_id: nameIn('parent_organization', 'organizations'),
    services: { hint: 'Take it out. A service names its organization, not the other way round.' },
    locations: { hint: 'Take it out. A place names its organization, not the other way round.' },
  },
  location: { organization_id: nameIn('organization') },
  taxonomy: {
    taxonomy_terms: { field: 'terms', hint: 'Write the terms below `terms:` in its place.' },
  },
  taxonomy_term: {
    parent_id: { hint: 'Take it out, and write this term below `terms:` of the wider one.' },
  },
  attribute: {
    taxonomy_term_id: {
      field: 'taxonomy_term',
      hint: 'Write `taxonomy_term: …` in its place, with the `slug` of the term.',
    },
  },
}

/**
 * A telephone number, whatever else stands beside its digits; no email address, no O for a nought, and not an area code
 * alone, which has six digits at most.
 */
export const WITH_DIGITS = '^(?!.*@|\\s*[Oo][0-9]|\\s*0(?:\\s*[0-9]){0,5}\\s*$).*[0-9]'

/** Numbers with limits that the standard leaves to good sense. */
const limits: Readonly<Record<string, Schema>> = {
  'service.minimum_age': { minimum: 0, maximum: 150 },
  'service.maximum_age': { minimum: 0, maximum: 150 },
  'location.latitude': { minimum: -90, maximum: 90 },
  'location.longitude': { minimum: -180, maximum: 180 },
  'schedule.interval': { type: 'integer', minimum: 1 },
  'schedule.count': { type: 'integer', minimum: 1 },
  'schedule.timezone': { minimum: -12, maximum: 14 },
  'cost_option.amount': { minimum: 0 },
  'phone.number': { pattern: WITH_DIGITS },
  'cost_option.currency': { pattern: '^[A-Z]{3}$' },
  'address.country': { pattern: '^[A-Z]{2}$' },
  'phone.extension': { type: 'integer', minimum: 0 },
  'service_capacity.available': { minimum: 0 },
  'service_capacity.maximum': { minimum: 0 },
}

export function refOf(entity: EntityName): string {
  return FOLDER + entity
}

/** The entity that a schema is about, or nothing. */
export const entityOf = ({ $id = '' }: Schema): string =>
  $id.startsWith(FOLDER) ? $id.slice(FOLDER.length) : $id

/** What an editor may write for one entity, as JSON Schema. Extensions are those that the directory declares. */
export function recordSchema(entity: EntityName, extensions?: Schema): Schema {
  const fields = Object.entries(fieldsOf(entity))
  const hidden = new Set<string>((filledIn as Record<string, readonly string[]>)[entity] ?? [])
  const isFilledIn = ([name, field]: [string, Field]) =>
    field.links !== undefined || field.repeats !== undefined || hidden.has(name)
  const written = fields.filter((entry) => !isFilledIn(entry))
  const extra = conveniences[entity] ?? {}
  const properties: Record<string, Schema> = Object.fromEntries(
    written.map(([name, field]) => [
      name,
      { ...fieldSchema(field), ...limits[`${entity}.${name}`] },
    ]),
  )
  if ('attributes' in properties)
    properties.taxonomy_terms = listOf(
      { type: 'string' },
      'Terms that describe it, by their `slug`.',
    )
  return {
    $id: refOf(entity),
    type: 'object',
    description: entities[entity].description,
    additionalProperties: false,
    required: [
      ...written.filter(([name, field]) => field.required && name !== 'id').map(([name]) => name),
      ...(alsoRequired[entity] ?? []),
    ],
    properties: {
      ...properties,
      ...extra,
      ...(extensions && { extensions }),
      public: listOf(
        { type: 'string', enum: PUBLIC },
        'Personal details that may be published all the same, for the person agreed.',
      ),
      private: { description: 'Notes that are never published, whatever they hold.' },
    },
    filledIn: Object.fromEntries(
      fields
        .filter((entry) => isFilledIn(entry) && !(entry[0] in extra))
        .map(([name]) => [name, instead[entity]?.[name]]),
    ),
    ...(short[entity] && { short: short[entity] }),
  }
}

function fieldSchema(field: Field): Schema {
  const { description } = field
  if (field.type === 'object') return { ...record(field.of as EntityName), description }
  if (field.type === 'array') return listOf(record(field.of as EntityName), description)
  return {
    type: field.type,
    description,
    ...(field.format && { format: field.format }),
    ...(field.values && { enum: field.values }),
  }
}
