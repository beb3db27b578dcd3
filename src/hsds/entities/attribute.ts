import { UK, formatted, id, link, one, text } from '../builders.ts'
import { metadata } from '../common.ts'

export const attribute = {
  description: 'The link from a thing to a term that describes it.',
  fields: {
    id: id('Identifies the link.'),
    link_id: formatted('uuid', 'The thing that is described.', { ...UK, derived: true }),
    taxonomy_term_id: link('taxonomy_term', 'The term.', {
      ...UK,
      instead: {
        field: 'taxonomy_term',
        hint: 'Write `taxonomy_term: …` instead, with the `slug` of the term.',
      },
    }),
    link_type: text('What the term says about the thing.', { ...UK, examples: ['taxonomy'] }),
    link_entity: text('What kind of thing is described.', { derived: true }),
    value: text('A value that goes with the term.', { examples: ['yes'] }),
    label: text('A label to show in place of the name of the term.', {
      edition: '3.1',
      examples: ['Programme of the month'],
    }),
    taxonomy_term: one('taxonomy_term', 'The term.', UK),
    metadata: metadata(),
  },
} as const
