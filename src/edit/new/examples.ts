import type { RecordKind } from '../../record/schema/written.ts'
import type { Known } from './known.ts'

/** A value of a new record: text, a list on one line, or a list of mappings. */
export type Value = string | readonly string[] | readonly Readonly<Record<string, string>>[]

type Examples = Readonly<Record<string, Value>>

/** Example values of the fields of a record. Slugs are those of existing records, where there are any. */
export const examplesFor = (kind: RecordKind, known: Known): Examples => EXAMPLES[kind](known)

const first = (choices: readonly { readonly slug: string }[], other: string): string =>
  choices[0]?.slug ?? other

const SCHEDULES = [{ freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '12:30' }]
const PHONES = ['0117 496 0123']

const EXAMPLES: Readonly<Record<RecordKind, (known: Known) => Examples>> = {
  service: ({ terms, locations }) => ({
    alternate_name: 'The other name of it',
    description: 'What happens there, and what to expect when one comes for the first time.',
    url: 'https://www.example.org/page',
    email: 'hello@example.org',
    phones: PHONES,
    application_process: 'Just come, or ring the day before.',
    eligibility_description: 'Anyone who lives nearby.',
    minimum_age: '18',
    maximum_age: '25',
    fees_description: 'Free, and tea is 50p.',
    taxonomy_terms: [first(terms, 'lunch-clubs')],
    schedules: SCHEDULES,
    locations: [first(locations, 'village-hall')],
    service_areas: ['BS3', 'BS4'],
    contacts: [{ name: 'Kitchen desk', email: 'kitchen@example.org' }],
    cost_options: [{ option: 'A morning', amount: '2', currency: 'GBP' }],
    alert: 'Closed until the roof is mended.',
  }),
  organization: () => ({
    alternate_name: 'The short name of it',
    email: 'hello@example.org',
    website: 'https://www.example.org/',
    phones: PHONES,
    legal_status: 'Charity',
    year_incorporated: '1987',
    organization_identifiers: [
      { identifier_scheme: 'GB-CHC', identifier_type: 'Charity number', identifier: '0000001' },
    ],
    contacts: [{ name: 'Office', email: 'office@example.org' }],
  }),
  location: ({ organizations }) => ({
    alternate_name: 'The old name of it',
    description: 'The door is in the yard behind the shop.',
    transportation: 'Bus 24 stops outside.',
    organization: first(organizations, 'acorn-trust'),
    accessibility: [{ description: 'Level entrance' }, { description: 'Hearing loop' }],
    phones: PHONES,
    schedules: SCHEDULES,
  }),
  taxonomy: () => ({
    uri: 'https://www.example.org/taxonomy',
    version: '2026.1',
    terms: [{ slug: 'lunch-clubs', name: 'Lunch clubs', description: 'A meal in company.' }],
  }),
}
