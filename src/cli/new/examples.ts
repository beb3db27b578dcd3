import { examplesOf } from '../../record/schema/examples.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Known } from '../../edit/known.ts'

type Examples = RawObject

/** Example values of the fields of a record. Slugs are those of existing records, where there are any. */
export const examplesFor = (kind: RecordKind, context: Context): Examples =>
  EXAMPLES[kind](context.known, context.date)

interface Context {
  readonly known: Known
  /** Today, as YYYY-MM-DD. */
  readonly date: string
}

const first = (choices: readonly { readonly slug: string }[], other: string): string =>
  choices[0]?.slug ?? other

const SCHEDULES = [{ freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '12:30' }]
const PHONES = ['0117 496 0123']

/** The first example on the card of each field. */
const fromCards = (kind: RecordKind, ...names: readonly string[]): Examples => {
  const { properties = {} } = recordSchema(kind)
  return Object.fromEntries(names.map((name) => [name, String(examplesOf(properties[name]!)[0])]))
}

const EXAMPLES: Readonly<Record<RecordKind, (known: Known, date: string) => Examples>> = {
  service: ({ terms, locations }, date) => ({
    ...fromCards('service', 'alternate_name', 'description', 'url', 'email'),
    phones: PHONES,
    ...fromCards('service', 'application_process', 'eligibility_description'),
    ...fromCards('service', 'minimum_age', 'maximum_age', 'fees_description'),
    taxonomy_terms: [first(terms, 'lunch-clubs')],
    hours: ['Tue 10:00-12:30'],
    locations: [first(locations, 'village-hall')],
    service_areas: ['BS3', 'BS4'],
    contacts: [{ name: 'Kitchen desk', email: 'kitchen@example.org' }],
    cost_options: [{ option: 'A morning', amount: '2', currency: 'GBP' }],
    assured_date: date,
    ...fromCards('service', 'alert'),
  }),
  organization: () => ({
    ...fromCards('organization', 'alternate_name', 'email', 'website'),
    phones: PHONES,
    ...fromCards('organization', 'legal_status', 'year_incorporated'),
    organization_identifiers: [
      { identifier_scheme: 'GB-CHC', identifier_type: 'Charity number', identifier: '0000001' },
    ],
    contacts: [{ name: 'Office', email: 'office@example.org' }],
  }),
  location: ({ organizations }) => ({
    ...fromCards('location', 'alternate_name', 'description', 'transportation'),
    organization: first(organizations, 'acorn-trust'),
    accessibility: [{ description: 'Level entrance' }, { description: 'Hearing loop' }],
    phones: PHONES,
    schedules: SCHEDULES,
  }),
  taxonomy: () => ({
    ...fromCards('taxonomy', 'uri', 'version'),
    terms: [{ slug: 'lunch-clubs', name: 'Lunch clubs', description: 'A meal in company.' }],
  }),
}
