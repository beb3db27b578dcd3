import type { Document } from '../hsds/types.ts'
import type {
  Directory,
  Linked,
  Location,
  Organization,
  Service,
  ServiceAtLocation,
  Taxonomy,
  Term,
} from '../directory/directory.ts'
import { remember } from '../directory/remember.ts'
import { compose, composeTerm } from './compose.ts'
import { publishedOf } from './published.ts'

/** Makes the full documents of the five collections. */
export interface Composer {
  service(service: Service): Document<'service'>
  serviceAtLocation(
    pair: ServiceAtLocation,
  ): Document<'service_at_location'> & Pick<Document<'service'>, 'name' | 'status'>
  organization(organization: Organization): Document<'organization'>
  /** The same with its services whole, but for the organization in them. */
  fullOrganization(organization: Organization): Document<'organization'>
  location(location: Location): Document<'location'>
  taxonomy(taxonomy: Taxonomy): Document<'taxonomy'>
  taxonomyTerm(term: Term): Document<'taxonomy_term'>
}

/** Stands in what the documents of one service have in common. */
const DIFFERS: readonly unknown[] = ['differs']

/** A composer over a directory; it makes what stands in many documents, places and organizations, only once. */
export function createComposer(directory: Directory): Composer {
  const places = remember(composePlace)
  const embedded = remember((organization: Organization) => composeOrganization(organization))
  const published = publishedOf(directory)
  const servicesOf = groupBy(published.services, ({ organization }) => organization)
  const placesOf = groupBy(published.locations, ({ organization }) => organization)

  function composePlace(location: Location): Document<'location'> {
    const fields = { organization_id: location.organization?.id }
    return compose('location', location.value, { id: location.id, fields }, directory)
  }

  /** An organization as services show it; with its places and services where those are given. */
  function composeOrganization(
    organization: Organization,
    services?: readonly object[],
  ): Document<'organization'> {
    const { id, value, parent } = organization
    const fields = {
      parent_organization_id: parent?.id,
      programs: organization.programs.map((program) => composeProgram(program, organization)),
      locations: services && placesOf.get(organization)?.map(places),
      services,
    }
    return compose('organization', value, { id, fields }, directory)
  }

  const composeProgram = (program: Linked<'program'>, organization: Organization) =>
    compose(
      'program',
      program.value,
      { id: program.id, parents: { organization: organization.id } },
      directory,
    )

  /** A pairing without the service in it, which the two full documents share. */
  function composePair(
    pair: ServiceAtLocation,
    service?: Document<'service'>,
  ): Document<'service_at_location'> {
    const fields = { location_id: pair.location.id, location: places(pair.location), service }
    const parents = { service: pair.service.id }
    return compose('service_at_location', pair.value, { id: pair.id, parents, fields }, directory)
  }

  /** What the documents of a service have in common, with a mark where they differ. */
  const commonOf = remember((service: Service) => {
    const { id, value, organization, program } = service
    const fields = {
      organization_id: organization.id,
      program_id: program?.id,
      last_modified: service.modified,
      organization: embedded(organization),
      program: program && composeProgram(program, organization),
      schedules: DIFFERS,
      service_at_locations: DIFFERS,
    }
    return compose('service', value, { id, fields }, directory)
  })

  const ownSchedules = ({ id, value: { schedules = [] } }: Service) =>
    compose('service', { schedules } as never, { id }, directory).schedules ?? []

  /** A service with the times of the places given, and whatever else is told. */
  function composeService(
    service: Service,
    pairs: readonly ServiceAtLocation[],
    told: Readonly<Record<string, unknown>>,
  ) {
    const fields: Readonly<Record<string, unknown>> = {
      schedules: [
        ...ownSchedules(service),
        ...pairs.flatMap((pair) => composePair(pair).schedules ?? []),
      ],
      service_at_locations: [],
      ...told,
    }
    const document: Record<string, unknown> = {}
    for (const [name, common] of Object.entries(commonOf(service))) {
      const item = name in fields ? fields[name] : common
      if (item !== undefined && !(Array.isArray(item) && item.length === 0)) document[name] = item
    }
    return document as unknown as Document<'service'>
  }

  return {
    service: (service) =>
      composeService(service, service.places, {
        service_at_locations: service.places.map((pair) => composePair(pair)),
      }),
    serviceAtLocation(pair) {
      const { id, ...rest } = composePair(pair, composeService(pair.service, [pair], {}))
      const { name, status } = pair.service.value
      return { id, name, status, ...rest }
    },
    organization: (organization) =>
      composeOrganization(
        organization,
        (servicesOf.get(organization) ?? []).map(({ id, value: { name, status } }) => ({
          id,
          name,
          status,
        })),
      ),
    fullOrganization: (organization) =>
      composeOrganization(
        organization,
        (servicesOf.get(organization) ?? []).map((service) =>
          composeService(service, service.places, {
            organization: undefined,
            service_at_locations: service.places.map((pair) => composePair(pair)),
          }),
        ),
      ),
    location: places,
    taxonomy: (taxonomy) =>
      compose(
        'taxonomy',
        taxonomy.value,
        {
          id: taxonomy.id,
          fields: { taxonomy_terms: taxonomy.terms.map((term) => composeTerm(term, directory)) },
        },
        directory,
      ),
    taxonomyTerm: (term) => composeTerm(term, directory),
  }
}

function groupBy<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
