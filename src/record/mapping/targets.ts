import type { EntityName } from '../../hsds/entities.ts'
import { fieldsOf } from '../../hsds/entities.ts'
import type { Card } from '../../hsds/field.ts'
import { examplesOf } from '../schema/examples.ts'

/** One thing that a column may become. */
export interface TargetCard {
  readonly to: string
  readonly means: string
  /** What a cell of the column may say. */
  readonly example: string
  /** Other names that people write for the field. */
  readonly aliases: readonly string[]
}

/** Targets that are no field of the standard, or are read in a way of their own. */
const OWN: readonly TargetCard[] = [
  card(
    'key',
    'The id of the row in your list, so that the next import finds its record again.',
    '1042',
  ),
  card(
    'taxonomy_terms',
    'Topics. With `taxonomy: Categories` they get a taxonomy of that name.',
    'Advice; Debt',
  ),
  card('hours', 'Days and times in words.', 'Mon-Fri 9am-5pm, Sat 10am-12 noon'),
  card('days', 'Days, where times have a column of their own that becomes `hours`.', 'Mon, Wed'),
  card('ages', 'Ages in words.', '5 to 11, or: over 60'),
  card('status', 'Whether it runs. A status that nobody knows makes a draft.', 'active'),
  card('draft', 'A yes keeps the record from being published.', 'yes'),
  card(
    'visibility',
    'What may be shown: all of it with `full`; nothing is written with `none`, and anything else makes a draft.',
    'none',
  ),
  card('schedules.weekday', 'Days of one session, beside `schedules.opens_at`.', 'Tuesday'),
  card('schedules.closed', 'A yes says that the days of the row are closed.', 'yes'),
  card('locations.point', 'Latitude and longitude in one cell.', '51.45, -2.59'),
  card(
    'locations.visibility',
    'How much of the address is shown: `full`, `town` or `none`.',
    'town',
  ),
  card('locations.taxonomy_terms', 'Topics of the place.', 'Step-free'),
  card('contacts.visibility', 'A `none` leaves the contact out.', 'none'),
  card('organization.charity_number', 'The number of the charity.', '1234567'),
  card('organization.company_number', 'The number of the company.', '01234567'),
  card('organization.taxonomy_terms', 'Topics of the organization.', 'Charity'),
  card('languages.language', 'A language by its name or its code.', 'Welsh'),
  card('service_areas.name', 'An area, or the beginning of a postcode.', 'BS3'),
  card(
    'old_address',
    'The address of its page in the old directory, for `--redirects`.',
    'https://old.example.org/groups/12',
  ),
  card('internal', 'For your staff: never written, and shown in no report.', 'Rang on 3 May'),
  card('ignore', 'Nothing. An empty line says the same.', ''),
]

function card(
  to: string,
  means: string,
  example: string,
  aliases: readonly string[] = [],
): TargetCard {
  return { to, means, example, aliases }
}

/** Examples where the card of a field has none, or one that nobody writes in a sheet. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'cost_options.amount': '£3.50',
  'cost_options.currency': 'GBP',
  'schedules.opens_at': '10:00',
  'schedules.closes_at': '12:00',
  'locations.location_type': 'physical',
  'phones.type': 'textphone',
}

/** Fields of the standard, in the order of the list: those of the service, then of each thing that it has. */
const STANDARD: Readonly<Record<string, readonly [entity: EntityName, fields: string]>> = {
  '': [
    'service',
    'name alternate_name description url email application_process fees_description eligibility_description minimum_age maximum_age assured_date wait_time accreditations interpretation_services licenses alert',
  ],
  organization: ['organization', 'name description website email legal_status logo'],
  'organization.phones': ['phone', 'number'],
  'organization.organization_identifiers': [
    'organization_identifier',
    'identifier_scheme identifier_type identifier',
  ],
  phones: ['phone', 'number extension type description'],
  contacts: ['contact', 'name title department email'],
  'contacts.phones': ['phone', 'number'],
  locations: [
    'location',
    'name alternate_name description transportation latitude longitude location_type',
  ],
  'locations.': ['address', 'address_1 address_2 city region state_province postal_code country'],
  'locations.accessibility': ['accessibility', 'description details url'],
  'locations.phones': ['phone', 'number'],
  schedules: ['schedule', 'opens_at closes_at valid_from valid_to description schedule_link'],
  cost_options: ['cost_option', 'option amount currency amount_description'],
  funding: ['funding', 'source'],
  required_documents: ['required_document', 'document uri'],
  additional_urls: ['url', 'label url'],
}

/** Everything that a column of a sheet may become, most used first. */
export function targets(): readonly TargetCard[] {
  const standard = Object.entries(STANDARD).flatMap(([path, [entity, fields]]) =>
    fields.split(' ').map((field) => {
      const { description, aliases, ...known } = fieldsOf(entity)[field] as Card
      const to = path === '' ? field : `${path.replace(/\.$/, '')}.${field}`
      const [first = 'Like this'] = examplesOf(known as never)
      return card(to, description, EXAMPLES[to] ?? String(first), aliases?.split(' '))
    }),
  )
  return [...standard, ...OWN].toSorted((a, b) => rank(a) - rank(b))
}

/** Those of the service itself stand first, and those of one thing stand together. */
const rank = ({ to }: TargetCard): number => {
  const [first = '', ...rest] = to.split('.')
  return rest.length === 0
    ? 0
    : 1 + Object.keys(STANDARD).findIndex((path) => path.startsWith(first))
}
