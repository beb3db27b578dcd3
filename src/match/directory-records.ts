import type { Directory, Location, Organization, Service } from '../directory/directory.ts'
import { walk } from '../directory/walk.ts'
import { memoise } from '../text/memoise.ts'
import { emailMark, phoneMark, postcodeMark, registerMark, streetMark, webMark } from './mark.ts'
import { compareName } from './name.ts'
import type { MarkKind, MatchRecord } from './record.ts'

type Marks = Partial<Record<MarkKind, string[]>>

/**
 * The organizations, places and services of a directory as they are compared: no draft, no confidential place, and nothing that is
 * private, which parsing has removed.
 */
export function recordsOf({
  organizations,
  locations,
  services,
}: Directory): readonly MatchRecord[] {
  return [
    ...organizations.filter(isPublished).map(ofOrganization),
    ...locations.filter((one) => isPublished(one) && isOpen(one)).map(ofLocation),
    ...services.filter((one) => isPublished(one) && isInUse(one)).map(ofService),
  ]
}

const isPublished = ({ draft }: { readonly draft: boolean }) => !draft
const isOpen = ({ value }: Location) => value.confidential !== true
const isInUse = ({ value: { status } }: Service) =>
  status === 'active' || status === 'temporarily closed'

function ofOrganization(organization: Organization): MatchRecord {
  const { name, website, organization_identifiers = [] } = organization.value
  const marks = contactsOf('organization', organization.value)
  add(marks, 'web', website && webMark(website))
  for (const { identifier, identifier_scheme, identifier_type } of organization_identifiers)
    add(marks, 'register', registerMark(identifier_scheme ?? identifier_type, identifier))
  return recordOf(organization, name ?? organization.slug, marks)
}

/** A place as it is compared, for itself and for each service there. */
const ofLocation = memoise((location: Location): MatchRecord => {
  const marks = contactsOf('location', location.value)
  const { url, addresses = [], latitude, longitude } = location.value
  add(marks, 'web', url && webMark(url))
  const physical = addresses.filter(({ address_type }) => address_type === 'physical')
  for (const { address_1, postal_code } of physical) {
    add(marks, 'address', streetMark(address_1))
    add(marks, 'postcode', postcodeMark(postal_code))
  }
  const towns = physical.flatMap(({ city, region = '' }) =>
    [city, region].flatMap((town) => compareName(town).words),
  )
  const point =
    latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  return recordOf(location, location.value.name ?? '', marks, { towns, ...(point && { point }) })
})

function ofService(service: Service): MatchRecord {
  const { organization, places, value } = service
  const marks = contactsOf('service', value)
  add(marks, 'web', value.url && webMark(value.url))
  add(marks, 'owner', organization.id)
  if (!organization.draft)
    add(marks, 'owner', compareName(organization.value.name ?? '').letters || undefined)
  for (const term of value.taxonomy_terms ?? []) add(marks, 'offer', term)
  const open = places.flatMap(({ location }) => (isOpen(location) ? ofLocation(location) : []))
  for (const place of open)
    for (const by of ['address', 'postcode'] as const)
      for (const mark of place.marks[by] ?? []) add(marks, by, mark)
  return recordOf(service, value.name, marks, { towns: open.flatMap(({ towns }) => towns) })
}

/** Telephone numbers and mailboxes anywhere in a record, except in other records inside it. */
function contactsOf(entity: 'organization' | 'location' | 'service', value: object): Marks {
  const marks: Marks = {}
  for (const object of walk(entity, value)) {
    const { path } = object
    if (path.length > 0 && (path.includes('organization') || path.includes('location'))) continue
    if (object.entity === 'phone') add(marks, 'phone', phoneMark(object.value.number))
    const { email } = object.value as { readonly email?: unknown }
    if (typeof email === 'string') add(marks, 'email', emailMark(email))
  }
  return marks
}

function add(marks: Marks, by: MarkKind, mark: string | undefined): void {
  if (mark === undefined || marks[by]?.includes(mark)) return
  marks[by] = [...(marks[by] ?? []), mark]
}

function recordOf(
  { entity, id, slug, place, value }: Organization | Location | Service,
  name: string,
  marks: Marks,
  more: Partial<Pick<MatchRecord, 'towns' | 'point'>> = {},
): MatchRecord {
  const { alternate_name } = value as { readonly alternate_name?: string }
  const names = alternate_name === undefined ? [] : [alternate_name]
  return { kind: entity, id, slug, file: place.file, name, names, marks, towns: [], ...more }
}
