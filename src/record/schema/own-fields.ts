import type { EntityName } from '../../hsds/entities.ts'
import { EXAMPLES } from '../hours/problem.ts'
import { type Instead, type Schema, flag, listOf, record, slugOr, text } from './schema.ts'

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
export const PUBLIC = ['email', 'phones'] as const
const DRAFT = flag('Checked, but not published.')
const LAST_MODIFIED: Schema = {
  type: 'string',
  format: 'date-time',
  description: 'When it last changed.',
}

/** Fields that are written here and are not of the standard, or are written in another way. */
export const conveniences: { readonly [E in EntityName]?: Readonly<Record<string, Schema>> } = {
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

/** What is required of them. */
export const alsoRequired: { readonly [E in EntityName]?: readonly string[] } = {
  service: ['organization'],
  service_at_location: ['location'],
  taxonomy_term: ['slug'],
  attribute: ['taxonomy_term'],
}

/** The fields for which a bare text can stand. */
export const short: { readonly [E in EntityName]?: string } = {
  phone: 'number',
  service_at_location: 'location',
}

/** Names of files, as records refer to each other. */
const nameIn = (field: string, folder = `${field}s`): Instead => ({
  field,
  hint: `Write \`${field}: …\` in its place, with the name of a file in ${folder}/, without \`.yaml\`.`,
})

/** What to write in place of fields that the generator fills in, where there is something. */
export const instead: { readonly [E in EntityName]?: Readonly<Record<string, Instead>> } = {
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
