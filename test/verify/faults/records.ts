import { type Fault, edit, editRecords } from '../patch.ts'

/** What can be wrong with records. */
export const records: readonly Fault[] = [
  {
    name: 'a record under the id of another',
    rule: 'detail-id',
    patch: edit(
      '/taxonomies/*',
      (taxonomy) => (taxonomy.id = '11111111-1111-4111-8111-111111111111'),
    ),
  },
  {
    name: 'a list that is older than its records',
    rule: 'detail-differs',
    patch: edit('/services/*', (service) => (service.name = 'Another name')),
  },
  {
    name: 'terms without a description',
    rule: 'required-field',
    patch: editRecords('taxonomy_terms', (term) => delete term.description),
  },
  {
    name: 'services with a blank name',
    rule: 'required-field',
    patch: editRecords('services', (service) => (service.name = ' ')),
  },
  {
    name: 'services without their organization',
    rule: 'required-field',
    patch: editRecords('services', (service) => delete service.organization_id),
  },
  {
    name: 'services with fees of null',
    rule: 'null-value',
    patch: editRecords('services', (service) => (service.fees = null)),
  },
  {
    name: 'a field of its own that is null',
    rule: 'null-value',
    patch: edit('/services/*', (service) => (service.acme = { note: null })),
  },
  {
    name: 'an email address that is empty',
    rule: 'empty-value',
    patch: editRecords('services', (service) => (service.email = '')),
  },
  {
    name: 'a list of contacts with nobody in it',
    rule: 'empty-value',
    patch: edit('/services/*', (service) => (service.contacts = [])),
  },
  {
    name: 'addresses whose id is a number',
    rule: 'id-uuid',
    patch: edit('/service_at_locations/*', ({ location }) => (location.addresses[0].id = 17)),
  },
  {
    name: 'ages that are texts',
    rule: 'field-type',
    patch: editRecords('services', (service) => (service.minimum_age = '18')),
  },
  {
    name: 'a status with a capital letter',
    rule: 'field-choice',
    patch: editRecords('services', (service) => (service.status = 'Active')),
  },
  {
    name: 'a web address without https',
    rule: 'field-format',
    patch: editRecords('services', (service) => (service.url = 'www.example.org')),
  },
  {
    name: 'a date in the British way',
    rule: 'field-date',
    patch: editRecords('services', (service) => (service.assured_date = '01/10/2026')),
  },
  {
    name: 'a time in words',
    rule: 'field-time',
    patch: edit('/services/*', ({ schedules }) => (schedules[0].opens_at = '9 am')),
  },
]
