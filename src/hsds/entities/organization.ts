import { REQUIRED, UK, formatted, id, link, many, number, text } from '../builders.ts'
import {
  alternateName,
  attributes,
  contacts,
  description,
  email,
  funding,
  metadata,
  name,
  phones,
  uri,
  webPages,
} from '../common.ts'

export const organization = {
  description:
    'A body that offers services: a charity, a council, a company, a group of neighbours.',
  fields: {
    id: id('Identifies the organization.'),
    name: name('The name by which the public knows the organization.', {
      ...REQUIRED,
      search: 'name',
    }),
    alternate_name: alternateName({ examples: ['SCT'], search: 'alternate_name' }),
    description: description('What the organization does.', {
      ...REQUIRED,
      examples: ['A charity that brings neighbours together.'],
      search: 'description',
      complete: 1,
    }),
    email: email('The email address of the organization.', { ...UK, complete: 3 }),
    website: formatted('uri', 'The web site of the organization.', {
      ...UK,
      label: 'web site',
      aliases: 'url web site web_site webpage web_page homepage link www',
      complete: 2,
    }),
    tax_status: text('Its status with the tax office.', { examples: ['Charity'] }),
    tax_id: text('Its number with the tax office.', { examples: ['XR12345'] }),
    year_incorporated: number('The year in which it was founded.', {
      aliases: 'founded established',
      examples: [1987, 2012],
    }),
    legal_status: text('Its legal form, such as a charity or a company.', {
      examples: ['Registered charity'],
    }),
    logo: formatted('uri', 'The address of a picture of its logo.', {
      ...UK,
      label: 'address of the logo',
    }),
    uri: uri('A permanent web address that identifies the organization.', UK),
    parent_organization_id: link('organization', 'The organization that this one is part of.', {
      ...UK,
      instead: {
        field: 'parent_organization',
        hint: 'Write `parent_organization: …` instead, with the name of a file in organizations/, without `.yaml`.',
      },
    }),
    funding: funding('Who pays for the organization.'),
    contacts: contacts('People and desks to get in touch with.', { complete: 5 }),
    phones: phones('Telephone numbers of the organization.', { complete: 4 }),
    locations: many('location', 'The places that the organization runs.', {
      derived: true,
      instead: { hint: 'Delete it. A place names its organization, not the other way round.' },
    }),
    programs: many('program', 'Programmes of the organization.', { change: 'own' }),
    organization_identifiers: many('organization_identifier', 'Its numbers in registers.', {
      ...UK,
      label: 'number in a register',
      aliases: 'charity_number charity_no company_number company_no',
      complete: 6,
    }),
    additional_websites: webPages('More web sites of the organization.', {
      edition: '3.1',
      label: 'web site',
    }),
    services: many('service', 'The services that it offers.', {
      ...UK,
      derived: true,
      instead: { hint: 'Delete it. A service names its organization, not the other way round.' },
    }),
    attributes: attributes(UK),
    metadata: metadata(),
  },
} as const
