import { id, text } from '../builders.ts'
import { attributes, metadata, name, uri } from '../common.ts'

const EDITION = { edition: '3.1' } as const

export const unit = {
  description: 'What a capacity counts: beds, seats, hours.',
  fields: {
    id: id('Identifies the unit.'),
    name: name('What is counted, such as beds.', {
      ...EDITION,
      required: true,
      examples: ['Beds', 'Places'],
    }),
    scheme: text('The list of units that it comes from.', {
      ...EDITION,
      examples: ['Our own list of units'],
    }),
    identifier: text('Its code in that list.', { ...EDITION, examples: ['1012345'] }),
    uri: uri('A web page about the unit.', EDITION),
    attributes: attributes(EDITION),
    metadata: metadata(),
  },
} as const
