import { type Fault, type Patch, edit, editRecords } from '../patch.ts'

const NOBODY = '11111111-1111-4111-8111-111111111111'

/** Services with numeric ids, under which their records are found, too. */
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

/** Faults of records. */
export const records: readonly Fault[] = [
  {
    name: 'a record with another id than the requested one',
    rule: 'detail-id',
    patch: edit('/taxonomies/*', (taxonomy) => (taxonomy.id = NOBODY)),
  },
  {
    name: 'a list that is older than its records',
    rule: 'detail-differs',
    patch: edit('/services/*', (service) => (service.email = 'old@example.org')),
  },
  {
    name: 'a contact at a location that the feed does not have',
    rule: 'dangling-reference',
    patch: edit('/services/*', (service) => {
      service.contacts = [{ id: service.id, name: 'Desk', service_at_location_id: NOBODY }]
    }),
  },
  {
    name: 'organizations with a parent that the feed does not have',
    rule: 'dangling-reference',
    patch: editRecords('organizations', (one) => (one.parent_organization_id = NOBODY)),
  },
  {
    name: 'addresses that refer to another location',
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
    name: 'services whose fees are null',
    rule: 'null-value',
    patch: editRecords('services', (service) => (service.fees = null)),
  },
  {
    name: 'an extra field that is null',
    rule: 'null-value',
    patch: edit('/services/*', (service) => (service.acme = { note: null })),
  },
  {
    name: 'a root whose publisher has a null name',
    rule: 'null-value',
    patch: edit('/', (root) => (root.publisher.name = null)),
  },
  {
    name: 'a root with an empty description',
    rule: 'empty-value',
    patch: edit('/', (root) => (root.description = '')),
  },
  {
    name: 'empty email addresses',
    rule: 'empty-value',
    patch: editRecords('services', (service) => (service.email = '')),
  },
  {
    name: 'empty arrays of contacts',
    rule: 'empty-value',
    patch: edit('/services/*', (service) => (service.contacts = [])),
  },
  {
    name: 'a list item with an empty array',
    rule: 'empty-value',
    patch: edit('/services', ({ contents: [first] }) => {
      if (first) first.contacts = []
    }),
  },
  {
    name: 'addresses with numeric ids',
    rule: 'id-uuid',
    patch: edit('/service_at_locations/*', ({ location }) => (location.addresses[0].id = 17)),
  },
  { name: 'services with numeric ids', rule: 'id-uuid', patch: numbered() },
  {
    name: 'ages that are strings',
    rule: 'field-type',
    patch: editRecords('services', (service) => (service.minimum_age = '18')),
  },
  {
    name: 'a status with a capital letter',
    rule: 'field-choice',
    patch: editRecords('services', (service) => (service.status = 'Active')),
  },
  {
    name: 'URLs without a scheme',
    rule: 'field-format',
    patch: editRecords('services', (service) => (service.url = 'www.example.org')),
  },
  {
    name: 'dates with slashes',
    rule: 'field-date',
    patch: editRecords('services', (service) => (service.assured_date = '01/10/2026')),
  },
  {
    name: 'times such as 9 am',
    rule: 'field-time',
    patch: edit('/services/*', ({ schedules }) => (schedules[0].opens_at = '9 am')),
  },
  {
    name: 'schedules without an opening time',
    rule: 'no-opening-time',
    patch: edit('/service_at_locations/*', ({ location }) => {
      location.schedules = [{ id: location.id, closes_at: '17:00:00' }]
    }),
  },
  {
    name: 'locations beyond the pole',
    rule: 'out-of-range',
    patch: edit('/services/*', ({ service_at_locations: [{ location }] }) => {
      location.latitude = 151.4
    }),
  },
  {
    name: 'locations at 0, 0',
    rule: 'out-of-range',
    patch: edit('/services/*', ({ service_at_locations: [{ location }] }) => {
      Object.assign(location, { latitude: 0, longitude: 0 })
    }),
  },
  {
    name: 'negative prices',
    rule: 'out-of-range',
    patch: edit(
      '/services/*',
      (service) => (service.cost_options = [{ id: service.id, amount: -5 }]),
    ),
  },
  {
    name: 'schedules that end before they begin',
    rule: 'out-of-range',
    patch: edit('/services/*', ({ schedules }) => (schedules[0].valid_to = '2025-12-31')),
  },
  {
    name: 'services that were checked long ago',
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
    name: 'services with a check in the future',
    rule: 'assured-date',
    patch: editRecords('services', (service) => (service.assured_date = '2027-01-31')),
  },
  {
    name: 'an extra field',
    rule: 'extra-field',
    patch: editRecords('services', (service) => (service.acme_buses = '24 and 76')),
  },
  {
    name: 'internal notes',
    rule: 'private-field',
    patch: editRecords('services', (service) => (service.internalNotes = 'Do not ring.')),
  },
  {
    name: 'URLs with a password',
    rule: 'private-field',
    patch: editRecords('services', (service) => (service.url = 'https://ann:tulip@example.org/')),
  },
]
