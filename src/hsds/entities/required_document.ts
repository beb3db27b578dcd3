import { id, link, text } from '../builders.ts'
import { attributes, metadata, uri } from '../common.ts'

export const required_document = {
  description: 'A document that people must bring in order to use a service.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service that asks for the document.'),
    document: text('The document, such as proof of address.', {
      main: true,
      examples: ['Proof of address'],
    }),
    uri: uri('A web page about the document.'),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
