import { REQUIRED, UK, id, many, text } from '../builders.ts'
import { description, metadata, name, uri } from '../common.ts'

export const taxonomy = {
  description: 'A list of terms that describe services and other things.',
  fields: {
    id: id('Identifies the taxonomy.'),
    name: name('The name of the taxonomy.', {
      ...REQUIRED,
      examples: ['Service types'],
      search: 'name',
    }),
    description: description('What its terms describe.', {
      ...REQUIRED,
      examples: ['What services are about.'],
      search: 'description',
      complete: 1,
    }),
    uri: uri('A web page about the taxonomy.', UK),
    version: text('The edition of the taxonomy.', { ...UK, examples: ['1', '2026'] }),
    taxonomy_terms: many('taxonomy_term', 'Its terms.', {
      ...UK,
      derived: true,
      instead: { field: 'terms', hint: 'Write the terms below `terms:` instead.' },
    }),
    metadata: metadata(),
  },
} as const
