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
import { memoiseByParts, once, memoise, memoiseLru } from '../memoise.ts'
import { compose, composeTerm } from './compose.ts'
import { groupBy } from '../directory/group-by.ts'
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

/** Of so many services is kept what their documents have in common: of all in most directories. */
const KEPT = 20_000
/** In a larger one, of those that were composed last, for a place follows its service. */
const KEPT_OF_MANY = 500

const reuseParts = memoiseByParts<ReturnType<typeof createParts>>()

/** What documents are made of, as it was before while the words and the areas are those of which it was made. */
const partsOf = (directory: Directory) =>
  reuseParts(
    directory.settings,
    [...directory.taxonomies.map(({ value }) => value), ...directory.areas.values()],
    () => createParts(directory),
  )

/** What stands in many documents, or in one document after the other of the same thing, each made only once. */
function createParts(directory: Directory) {
  const places = memoise(composePlace)
  const embedded = memoise((organization: Organization) => composeOrganization(organization))
  const kept = publishedOf(directory).services.length > KEPT ? KEPT_OF_MANY : KEPT

  function composePlace(location: Location): Document<'location'> {
    const fields = { organization_id: location.organization?.id }
    return compose('location', location.value, { id: location.id, fields }, directory)
  }

  /** An organization as services show it; with its places and services where those are given. */
  function composeOrganization(
    organization: Organization,
    told: { readonly locations?: readonly object[]; readonly services?: readonly object[] } = {},
  ): Document<'organization'> {
    const { id, value, parent } = organization
    const fields = {
      parent_organization_id: parent?.id,
      programs: organization.programs.map((program) => composeProgram(program, organization)),
      locations: told.locations,
      services: told.services,
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

  /** What the documents of a pairing have in common, with a mark where they differ. */
  const commonOfPair = memoiseLru(kept, (pair: ServiceAtLocation) => {
    const { id, value, location } = pair
    const fields = { location_id: location.id, location: places(location), service: DIFFERS }
    const parents = { service: pair.service.id }
    return compose('service_at_location', value, { id, parents, fields }, directory)
  })

  /** What the documents of a service have in common, with a mark where they differ. */
  const commonOf = memoiseLru(kept, (service: Service) => {
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
    kept,
    ({ id, value: { schedules = [] } }: Service) =>
      compose('service', { schedules } as never, { id }, directory).schedules ?? [],
  )

  return { places, composeOrganization, commonOfPair, commonOf, ownSchedules }
}

/** A composer over a directory. */
export function createComposer(directory: Directory): Composer {
  const { places, composeOrganization, commonOfPair, commonOf, ownSchedules } = partsOf(directory)
  const servicesOf = once(() =>
    groupBy(publishedOf(directory).services, ({ organization }) => organization),
  )
  const placesOf = once(() =>
    groupBy(publishedOf(directory).locations, ({ organization }) => organization),
  )

  /** An organization with all its places, and its services as they are shown in it. */
  const withServices = (organization: Organization, toShown: (service: Service) => object) =>
    composeOrganization(organization, {
      locations: (placesOf().get(organization) ?? []).map(places),
      services: (servicesOf().get(organization) ?? []).map(toShown),
    })

  /** A pairing, with the service in it where that is given. */
  const composePair = (
    pair: ServiceAtLocation,
    service?: Document<'service'>,
  ): Document<'service_at_location'> => completed(commonOfPair(pair), { service })

  /** A service with the times of the places given, and whatever else is told. */
  function composeService(
    service: Service,
    pairs: readonly ServiceAtLocation[],
    told: Readonly<Record<string, unknown>>,
  ) {
    return completed(commonOf(service), {
      schedules: [
        ...ownSchedules(service),
        ...pairs.flatMap((pair) => commonOfPair(pair).schedules ?? []),
      ],
      service_at_locations: [],
      ...told,
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

/** A document with some of its fields told anew; what is nothing or empty is left out. */
function completed<D extends object>(common: D, told: Readonly<Record<string, unknown>>): D {
  const document: Record<string, unknown> = {}
  for (const [name, known] of Object.entries(common)) {
    const item: unknown = name in told ? told[name] : known
    if (item !== undefined && !(Array.isArray(item) && item.length === 0)) document[name] = item
  }
  return document as D
}
