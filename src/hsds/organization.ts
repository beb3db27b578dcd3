import {
  REQUIRED,
  UK,
  attributes,
  formatted,
  id,
  link,
  many,
  metadata,
  number,
  text,
} from './field.ts'

export const organization = {
  description: 'Whoever offers services: a charity, a council, a company, a group of neighbours.',
  fields: {
    id: id('Identifies the organization.'),
    name: text('The name by which the public knows the organization.', REQUIRED),
    alternate_name: text('Another name that people use for it.'),
    description: text('What the organization does.', REQUIRED),
    email: formatted('email', 'The email address of the organization.', UK),
    website: formatted('uri', 'The web site of the organization.', UK),
    tax_status: text('Its standing with the tax office.'),
    tax_id: text('Its number with the tax office.'),
    year_incorporated: number('The year in which it was founded.'),
    legal_status: text('What it is in law, such as a charity or a company.'),
    logo: formatted('uri', 'The address of a picture of its logo.', UK),
    uri: formatted('uri', 'A lasting web address that stands for the organization.', UK),
    parent_organization_id: link('organization', 'The organization that this one is part of.', UK),
    funding: many('funding', 'Who pays for the organization.'),
    contacts: many('contact', 'People and desks to get in touch with.'),
    phones: many('phone', 'Telephone numbers of the organization.'),
    locations: many('location', 'The places that the organization runs.'),
    programs: many('program', 'Programmes of the organization.'),
    organization_identifiers: many(
      'organization_identifier',
      'Numbers under which it is registered.',
      UK,
    ),
    additional_websites: many('url', 'More web sites of the organization.', { edition: '3.1' }),
    services: many('service', 'The services that it offers.', UK),
    attributes: attributes('uk'),
    metadata: metadata(),
  },
} as const

export const organization_identifier = {
  description: 'A number under which an organization stands in a register.',
  fields: {
    id: id('Identifies the entry.'),
    organization_id: link('organization', 'The organization.', UK),
    identifier_scheme: text('The register, as a code of org-id.guide such as GB-CHC.', UK),
    identifier_type: text('The register, in words.', REQUIRED),
    identifier: text('The number in that register.', REQUIRED),
    attributes: attributes('uk'),
    metadata: metadata(),
  },
} as const

export const funding = {
  description: 'A source of money.',
  fields: {
    id: id('Identifies the entry.'),
    organization_id: link('organization', 'The organization that is paid for.'),
    service_id: link('service', 'The service that is paid for.', UK),
    source: text('Who pays, or from which grant.', UK),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const

export const url = {
  description: 'One more web address of a service or an organization.',
  fields: {
    id: id('Identifies the entry.'),
    organization_id: link('organization', 'The organization.', { edition: '3.1' }),
    service_id: link('service', 'The service.', { edition: '3.1' }),
    label: text('What is found at the address.', { edition: '3.1' }),
    url: formatted('uri', 'The address.', { edition: '3.1', required: true }),
    attributes: attributes('3.1'),
    metadata: metadata(),
  },
} as const
