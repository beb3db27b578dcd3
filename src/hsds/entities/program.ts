import { id, link } from '../builders.ts'
import { alternateName, attributes, description, metadata, name } from '../common.ts'

export const program = {
  description: 'A programme: several services of one organization that belong together.',
  fields: {
    id: id('Identifies the programme.'),
    organization_id: link('organization', 'The organization that runs the programme.'),
    name: name('The name of the programme.', { required: true, examples: ['Good Neighbours'] }),
    alternate_name: alternateName({ examples: ['The neighbours’ scheme'] }),
    description: description('What the programme is about.', {
      required: true,
      examples: ['Volunteers who visit people at home.'],
    }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
