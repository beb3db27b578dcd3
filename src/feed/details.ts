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
import { memoiseByParts, once, memoise, memoiseLru } from '../text/memoise.ts'
import { compose, composeTerm } from './compose.ts'
import { groupBy } from '../directory/group-by.ts'
import { byName } from './order.ts'
import { publishedOf } from './published.ts'
import { locationOnDay, pairOnDay, schedulesOnDay } from './schedules-on-day.ts'

/** Composes the full documents of the five lists. */
export interface Composer {
  service(service: Service): Document<'service'>
  serviceAtLocation(
    pair: ServiceAtLocation,
  ): Document<'service_at_location'> & Pick<Document<'service'>, 'name' | 'status'>
  organization(organization: Organization): Document<'organization'>
  /** The same with its services whole, each without its organization. */
  fullOrganization(organization: Organization): Document<'organization'>
  location(location: Location): Document<'location'>
  taxonomy(taxonomy: Taxonomy): Document<'taxonomy'>
  taxonomyTerm(term: Term): Document<'taxonomy_term'>
}

/** A placeholder in the common part of the documents of one service, for a field in which they differ. */
const DIFFERS: readonly unknown[] = ['differs']

/** The common parts of up to this many services are cached: of all services in most directories. */
const CACHE_SIZE = 20_000
/** In a larger directory only those composed last are cached. That is enough, because a service_at_location follows its service. */
const CACHE_SIZE_WHEN_LARGE = 500

const partsCache = memoiseByParts<ReturnType<typeof createParts>>()

/** The parts of documents. They are reused between checks while settings, taxonomies and areas are the same. */
const partsOf = (directory: Directory) =>
  partsCache(
    directory.settings,
    [
      directory.today,
      ...directory.taxonomies.map(({ value }) => value),
      ...directory.areas.values(),
    ],
    () => createParts(directory),
  )

/** Creates composers of parts that several documents have in common. Each part is composed once. */
function createParts(directory: Directory) {
  const places = memoise(composePlace)
  /** An organization as it is nested in a service. */
  const embedded = memoise((organization: Organization) =>
    composeOrganization(organization, { locations: [], services: [] }),
  )
  const isLarge = publishedOf(directory).services.length > CACHE_SIZE
  const cacheSize = isLarge ? CACHE_SIZE_WHEN_LARGE : CACHE_SIZE

  function composePlace(location: Location): Document<'location'> {
    const fields = { organization_id: location.organization?.id }
    return compose(
      'location',
      locationOnDay(location, directory),
      { id: location.id, fields },
      directory,
    )
  }

  /** The common part of the documents with an organization, with placeholders where they differ. */
  const commonOfOrganization = memoise((organization: Organization) => {
    const { id, value, parent } = organization
    const fields = {
      parent_organization_id: parent?.id,
      programs: organization.programs.map((program) => composeProgram(program, organization)),
      locations: DIFFERS,
      services: DIFFERS,
    }
    return compose('organization', value, { id, fields }, directory)
  })

  const composeOrganization = (
    organization: Organization,
    own: Readonly<Record<'locations' | 'services', readonly object[]>>,
  ): Document<'organization'> => completed(commonOfOrganization(organization), own)

  const composeProgram = (program: Linked<'program'>, organization: Organization) =>
    compose(
      'program',
      program.value,
      { id: program.id, parents: { organization: organization.id } },
      directory,
    )

  /** The common part of the documents with a service_at_location, with placeholders where they differ. */
  const commonOfPair = memoiseLru(cacheSize, (pair: ServiceAtLocation) => {
    const { id, location } = pair
    const fields = { location_id: location.id, location: places(location), service: DIFFERS }
    const parents = { service: pair.service.id }
    return compose(
      'service_at_location',
      pairOnDay(pair, directory),
      { id, parents, fields },
      directory,
    )
  })

  /** The common part of the documents with a service, with placeholders where they differ. */
  const commonOf = memoiseLru(cacheSize, (service: Service) => {
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

  const ownSchedules = memoiseLru(
    cacheSize,
    (service: Service) =>
      compose(
        'service',
        { schedules: schedulesOnDay(service, directory) } as never,
        { id: service.id },
        directory,
      ).schedules ?? [],
  )

  return { places, composeOrganization, commonOfPair, commonOf, ownSchedules }
}

/** A composer of the documents of a directory. */
export function createComposer(directory: Directory): Composer {
  const { places, composeOrganization, commonOfPair, commonOf, ownSchedules } = partsOf(directory)
  const servicesOf = once(() =>
    groupBy(byName(publishedOf(directory).services), ({ organization }) => organization),
  )
  const placesOf = once(() =>
    groupBy(byName(publishedOf(directory).locations), ({ organization }) => organization),
  )

  /** An organization with all its locations, and its services in the given form, both by name. */
  const withServices = (organization: Organization, toDocument: (service: Service) => object) =>
    composeOrganization(organization, {
      locations: (placesOf().get(organization) ?? []).map(places),
      services: (servicesOf().get(organization) ?? []).map(toDocument),
    })

  /** A service_at_location, with or without its service. */
  const composePair = (
    pair: ServiceAtLocation,
    service?: Document<'service'>,
  ): Document<'service_at_location'> => completed(commonOfPair(pair), { service })

  /** A service with its own schedules, those of some of its places, and other fields. */
  function composeService(
    service: Service,
    pairs: readonly ServiceAtLocation[],
    fields: Readonly<Record<string, unknown>>,
  ) {
    return completed(commonOf(service), {
      schedules: [
        ...ownSchedules(service),
        ...pairs.flatMap((pair) => commonOfPair(pair).schedules ?? []),
      ],
      service_at_locations: [],
      ...fields,
    })
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
      withServices(organization, ({ id, value: { name, status } }) => ({ id, name, status })),
    fullOrganization: (organization) =>
      withServices(organization, (service) =>
        composeService(service, service.places, {
          organization: undefined,
          service_at_locations: service.places.map((pair) => composePair(pair)),
        }),
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

/** A document with some of its fields replaced. Fields without a value, and empty lists, are left out. */
function completed<D extends object>(common: D, fields: Readonly<Record<string, unknown>>): D {
  const document: Record<string, unknown> = {}
  for (const name of Object.keys(common)) {
    const item: unknown = name in fields ? fields[name] : common[name as keyof D]
    if (item !== undefined && !(Array.isArray(item) && item.length === 0)) document[name] = item
  }
  return document as D
}
