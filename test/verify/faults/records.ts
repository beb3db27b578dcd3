import { type Fault, type Patch, edit, editRecords } from '../patch.ts'

const NOBODY = '11111111-1111-4111-8111-111111111111'

/** Services with numbers for ids, at which their records are found as well. */
function numbered(): Patch {
  const ids = new Map<string, string>()
  const number = (service: { id: string | number }) => {
    const short = Number.parseInt(String(service.id).slice(0, 8), 16)
    ids.set(`/services/${short}`, `/services/${service.id}`)
    service.id = short
  }
  return async (request, next) => {
    const { origin, pathname } = new URL(request.url)
    const known = ids.get(pathname)
    const answer = () => (known ? next(new Request(origin + known)) : next())
    const change = known
      ? edit(pathname, number)
      : edit('/services', ({ contents }) => contents.forEach(number))
    return change(request, answer)
  }
}

/** What can be wrong with records. */
export const records: readonly Fault[] = [
  {
    name: 'a record under the id of another',
    rule: 'detail-id',
    patch: edit('/taxonomies/*', (taxonomy) => (taxonomy.id = NOBODY)),
  },
  {
    name: 'a list that is older than its records',
    rule: 'detail-differs',
    patch: edit('/services/*', (service) => (service.email = 'old@example.org')),
  },
  {
    name: 'a contact at a place that the feed does not have',
    rule: 'dangling-reference',
    patch: edit('/services/*', (service) => {
      service.contacts = [{ id: service.id, name: 'Desk', service_at_location_id: NOBODY }]
    }),
  },
  {
    name: 'organizations that are part of one that the feed does not have',
    rule: 'dangling-reference',
    patch: editRecords('organizations', (one) => (one.parent_organization_id = NOBODY)),
  },
  {
    name: 'addresses of another place',
    rule: 'reference-differs',
    patch: edit('/service_at_locations/*', ({ location }) => {
      location.addresses[0].location_id = NOBODY
    }),
  },
  {
    name: 'services at locations without the name of the service',
    rule: 'place-name-status',
    patch: editRecords('service_at_locations', (one) => {
      delete one.name
      delete one.status
    }),
  },
  {
    name: 'terms without a description',
    rule: 'required-field',
    patch: editRecords('taxonomy_terms', (term) => delete term.description),
  },
  {
    name: 'services with a blank name',
    rule: 'required-field',
    patch: editRecords('services', (service) => {
      if (service.name) service.name = ' '
    }),
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
    name: 'a publisher without a name, in the root',
    rule: 'null-value',
    patch: edit('/', (root) => (root.publisher.name = null)),
  },
  {
    name: 'a root with an empty description',
    rule: 'empty-value',
    patch: edit('/', (root) => (root.description = '')),
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
    name: 'an item of a list with a list in which there is nothing',
    rule: 'empty-value',
    patch: edit('/services', ({ contents: [first] }) => {
      if (first) first.contacts = []
    }),
  },
  {
    name: 'addresses whose id is a number',
    rule: 'id-uuid',
    patch: edit('/service_at_locations/*', ({ location }) => (location.addresses[0].id = 17)),
  },
  { name: 'services whose ids are numbers', rule: 'id-uuid', patch: numbered() },
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
  {
    name: 'hours that only end',
    rule: 'no-opening-time',
    patch: edit('/service_at_locations/*', ({ location }) => {
      location.schedules = [{ id: location.id, closes_at: '17:00:00' }]
    }),
  },
  {
    name: 'places beyond the pole',
    rule: 'out-of-range',
    patch: edit('/services/*', ({ service_at_locations: [{ location }] }) => {
      location.latitude = 151.4
    }),
  },
  {
    name: 'places in the sea off Africa',
    rule: 'out-of-range',
    patch: edit('/services/*', ({ service_at_locations: [{ location }] }) => {
      Object.assign(location, { latitude: 0, longitude: 0 })
    }),
  },
  {
    name: 'a price below zero',
    rule: 'out-of-range',
    patch: edit(
      '/services/*',
      (service) => (service.cost_options = [{ id: service.id, amount: -5 }]),
    ),
  },
  {
    name: 'hours that hold until before they begin',
    rule: 'out-of-range',
    patch: edit('/services/*', ({ schedules }) => (schedules[0].valid_to = '2025-12-31')),
  },
  {
    name: 'services that nobody has checked for long',
    rule: 'assured-date',
    patch: editRecords('services', (service) => (service.assured_date = '2026-01-31')),
  },
  {
    name: 'one service that was never checked',
    rule: 'assured-date',
    patch: editRecords('services', (service) => {
      if (service.name?.startsWith('Art')) delete service.assured_date
    }),
  },
  {
    name: 'services that are checked in the future',
    rule: 'assured-date',
    patch: editRecords('services', (service) => (service.assured_date = '2027-01-31')),
  },
  {
    name: 'a field of its own',
    rule: 'extra-field',
    patch: editRecords('services', (service) => (service.acme_buses = '24 and 76')),
  },
  {
    name: 'notes for the staff',
    rule: 'private-field',
    patch: editRecords('services', (service) => (service.internalNotes = 'Do not ring.')),
  },
  {
    name: 'a web address with a password',
    rule: 'private-field',
    patch: editRecords('services', (service) => (service.url = 'https://ann:tulip@example.org/')),
  },
]
