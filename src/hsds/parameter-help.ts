import type { ParameterName } from './parameters.ts'

/** What is said of a query parameter to whoever wants to use it. */
export interface ParameterHelp {
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  readonly description: string
}

/** What each query parameter does; the API itself has no use for it. */
export const parameterHelp: Readonly<Record<ParameterName, ParameterHelp>> = {
  search: {
    type: 'string',
    description:
      'Every one of these words must stand somewhere in the record; the best match comes first.',
  },
  text: { type: 'string', description: 'An older name of `search`, which wins over it.' },
  page: { type: 'integer', description: 'Which page, from 1.' },
  per_page: {
    type: 'integer',
    description: 'How many items a page has; more than the most is the most.',
  },
  taxonomy_term_id: { type: 'string', description: 'Only services that have this very term.' },
  taxonomy_id: {
    type: 'string',
    description:
      'Only services that have any term of this taxonomy; of terms, only those of this taxonomy.',
  },
  organization_id: { type: 'string', description: 'Only services of this organization.' },
  minimum_age: { type: 'number', description: 'Only services whose minimum age is this or more.' },
  maximum_age: { type: 'number', description: 'Only services whose maximum age is this or less.' },
  day: {
    type: 'string',
    description: 'Only what takes place on this day of the week: MO to SU, or its English name.',
  },
  start_time: { type: 'string', description: 'Only what opens at this time (HH:MM) or later.' },
  end_time: { type: 'string', description: 'Only what closes at this time (HH:MM) or earlier.' },
  postcode: {
    type: 'string',
    description:
      'Only what is for people at this postcode. Together with proximity: near the middle of it.',
  },
  proximity: {
    type: 'string',
    description:
      'Metres from the postcode; or a latitude and a longitude with a comma between, together with radius.',
  },
  radius: { type: 'number', description: 'Kilometres from the point that proximity names.' },
  modified_after: {
    type: 'string',
    description:
      'Only what has changed at this time or later: a date, or a date and a time with its offset.',
  },
  minimal: {
    type: 'boolean',
    description:
      'Only id and last_modified of each, whatever else an item must have; all on one page unless per_page says otherwise. Of more than 25,000 that match a question, only page by page.',
  },
  full: { type: 'boolean', description: 'Whole records as items, at most 20 a page.' },
  full_service: {
    type: 'boolean',
    description: 'Organizations with their services whole; of a list, together with full.',
  },
  format: {
    type: 'string',
    description:
      'json, or ndjson for the whole list without pages, one record a line. Of a question that many records of a very large list match, only page by page, as json.',
  },
  top_only: { type: 'boolean', description: 'Only terms that have none above them.' },
  parent_id: { type: 'string', description: 'Only terms right below this one.' },
}
