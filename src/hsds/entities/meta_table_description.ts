import { id, text } from '../builders.ts'
import { attributes, metadata, name } from '../common.ts'

export const meta_table_description = {
  description: 'What a table of the data package holds.',
  fields: {
    id: id('Identifies the entry.'),
    name: name('The name of the table.', { examples: ['phones'] }),
    language: text('The language of the table.', { examples: ['en'], suggest: true }),
    character_set: text('The character set of the table.', { examples: ['UTF-8'] }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
