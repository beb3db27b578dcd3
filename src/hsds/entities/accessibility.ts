import { UK, id, link, repeat, text } from '../builders.ts'
import { attributes, description, metadata, webPage } from '../common.ts'

export const accessibility = {
  description: 'Something about a place that matters to people with a disability.',
  fields: {
    id: id('Identifies the entry.'),
    location_id: link('location', 'The place.', UK),
    description: description('What there is, such as a ramp or a hearing loop.', {
      ...UK,
      examples: ['Step-free entrance', 'Hearing loop'],
      main: true,
      short: true,
    }),
    details: text('More about it.', {
      ...UK,
      examples: ['The ramp is at the side door; ring the bell for the lift.'],
    }),
    url: webPage('A web page about it.', UK),
    accessibility: repeat('description', 'The same as the description.'),
    attributes: attributes(UK),
    metadata: metadata(),
  },
} as const
