import { REQUIRED, UK, id, link, text } from '../builders.ts'
import { attributes, metadata } from '../common.ts'

export const organization_identifier = {
  description: 'The number of an organization in a register.',
  fields: {
    id: id('Identifies the entry.'),
    organization_id: link('organization', 'The organization.', UK),
    identifier_scheme: text('The register, as a code of org-id.guide such as GB-CHC.', {
      ...UK,
      examples: ['GB-CHC', 'GB-COH'],
      suggest: true,
    }),
    identifier_type: text('The register, in words.', {
      ...REQUIRED,
      examples: ['Charity number', 'Company number'],
      suggest: true,
    }),
    identifier: text('The number in that register.', {
      ...REQUIRED,
      main: true,
      examples: ['1012345'],
    }),
    attributes: attributes(UK),
    metadata: metadata(),
  },
} as const
