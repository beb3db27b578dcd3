import {
  REQUIRED,
  UK,
  attributes,
  formatted,
  id,
  link,
  many,
  metadata,
  one,
  text,
} from './field.ts'

export const taxonomy = {
  description: 'A list of terms with which services and other things are described.',
  fields: {
    id: id('Identifies the taxonomy.'),
    name: text('The name of the taxonomy.', REQUIRED),
    description: text('What its terms describe.', REQUIRED),
    uri: formatted('uri', 'A web page about the taxonomy.', UK),
    version: text('The edition of the taxonomy.', UK),
    taxonomy_terms: many('taxonomy_term', 'Its terms.', UK),
    metadata: metadata(),
  },
} as const

export const taxonomy_term = {
  description: 'One term of a taxonomy.',
  fields: {
    id: id('Identifies the term.'),
    code: text('A short code for the term.'),
    name: text('The term.', REQUIRED),
    description: text('What the term means.', REQUIRED),
    parent_id: link('taxonomy_term', 'The wider term above this one.', UK),
    taxonomy: text('The name of the taxonomy.', UK),
    taxonomy_id: link('taxonomy', 'The taxonomy.', UK),
    taxonomy_detail: one('taxonomy', 'The taxonomy.'),
    language: text('The language of the term, as a code of ISO 639.'),
    term_uri: formatted('uri', 'A lasting web address that stands for the term.', UK),
    term: text('The same as the name.', { edition: 'uk', repeats: 'name' }),
    metadata: metadata(),
  },
} as const

export const attribute = {
  description: 'The link from a thing to a term that describes it.',
  fields: {
    id: id('Identifies the link.'),
    link_id: formatted('uuid', 'The thing that is described.', UK),
    taxonomy_term_id: link('taxonomy_term', 'The term.', UK),
    link_type: text('What the term says about the thing.', UK),
    link_entity: text('What kind of thing is described.'),
    value: text('A value that goes with the term.'),
    label: text('A label to show in place of the name of the term.', { edition: '3.1' }),
    taxonomy_term: one('taxonomy_term', 'The term.', UK),
    metadata: metadata(),
  },
} as const

const metadataEntity = {
  description: 'One change to one field of one thing.',
  fields: {
    id: id('Identifies the entry.'),
    resource_id: formatted('uuid', 'The thing that was changed.'),
    resource_type: text('What kind of thing was changed.'),
    last_action_date: formatted('date', 'When it was changed.', { required: true }),
    last_action_type: text('What was done: create, update, delete.', { required: true }),
    field_name: text('The field that was changed.', { required: true }),
    previous_value: text('What stood there before.', { required: true }),
    replacement_value: text('What stands there now.', { required: true }),
    updated_by: text('Who changed it.', { required: true }),
  },
} as const
export { metadataEntity as metadata }

export const meta_table_description = {
  description: 'What a table of the data package holds.',
  fields: {
    id: id('Identifies the entry.'),
    name: text('The name of the table.'),
    language: text('The language of the table.'),
    character_set: text('The character set of the table.'),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
