import { REQUIRED, UK, formatted, id, link, one, repeat, text } from '../builders.ts'
import { description, metadata, name } from '../common.ts'

export const taxonomy_term = {
  description: 'One term of a taxonomy.',
  fields: {
    id: id('Identifies the term.'),
    code: text('A short code for the term.', {
      examples: ['FOOD-1'],
      suggest: true,
      search: 'code',
    }),
    name: name('The term.', { ...REQUIRED, examples: ['Lunch clubs'], search: 'name' }),
    description: description('What the term means.', {
      ...REQUIRED,
      examples: ['A meal in company.'],
      search: 'description',
    }),
    parent_id: link('taxonomy_term', 'The wider term above this one.', {
      ...UK,
      instead: { hint: 'Delete it, and move this term below the `terms:` of the wider term.' },
    }),
    taxonomy: text('The name of the taxonomy.', { ...UK, derived: true }),
    taxonomy_id: link('taxonomy', 'The taxonomy.', UK),
    taxonomy_detail: one('taxonomy', 'The taxonomy.', { derived: true }),
    language: text('The language of the term, as a code of ISO 639.', {
      examples: ['en', 'cy'],
      suggest: true,
    }),
    term_uri: formatted('uri', 'A permanent web address that identifies the term.', {
      ...UK,
      label: 'web address',
      identifier: true,
    }),
    term: repeat('name', 'The same as the name.'),
    metadata: metadata(),
  },
} as const
