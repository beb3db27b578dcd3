import type { Directory, Location } from '../directory/directory.ts'
import type { Collection, collections } from '../hsds/collections.ts'
import { once } from '../text/memoise.ts'
import type { Document } from '../hsds/types.ts'
import { createComposer } from './details.ts'
import type { Translations, Written } from '../record/schema/written.ts'
import { byName, inOrder } from './order.ts'
import { pageNames } from './page-names.ts'
import { publishedOf } from './published.ts'

/** An entry of a list. Its documents are composed on demand. */
export interface Entry<C extends Collection = Collection> {
  readonly id: string
  /** For a service_at_location, the id of its service: composed together, they share parts. */
  readonly service?: string
  /** The full document. */
  readonly detail: () => Document<(typeof collections)[C]>
  /** The name of its page in addresses; absent when it has none. */
  readonly page?: string | undefined
  /** For an organization, the document with its services whole. */
  readonly full?: () => Document<(typeof collections)[C]>
}

/** A file of areas/. */
export interface NamedArea {
  readonly slug: string
  readonly name: string
}

/** The five lists of a feed. */
export type Lists = { readonly [C in Collection]: readonly Entry<C>[] } & {
  /** The locations of published services, each once, without confidential ones. */
  readonly places: () => Iterable<Document<'location'>>
  /** When a service last changed; undefined when that is not known. */
  readonly modified?: () => string | undefined
  /** The ids of confidential locations, which no index may contain. */
  readonly confidential?: ReadonlySet<string>
  /** By id, the slugs by which records refer to what is published. Without confidential places, whose slug may be an address. */
  readonly slugs?: () => ReadonlyMap<string, string>
  /** By id, the records of what is published, with their times as editors say them. Without confidential places. */
  readonly records?: () => ReadonlyMap<string, Written<'service' | 'organization' | 'location'>>
  /** By id, the files of published records, below the content folder. What is written inside another record has none. */
  readonly files?: () => ReadonlyMap<string, string>
  /** The files of areas/ by their slugs, with their names: what service areas refer to. */
  readonly areas?: () => readonly NamedArea[]
  /** By id, the texts of published records in other languages, which only pages show. */
  readonly translations?: () => ReadonlyMap<string, Translations>
  /** The alternate names of terms by id, which only the index contains. */
  readonly alternateNames?: ReadonlyMap<string, readonly string[]>
}

/** The lists that a directory publishes, without drafts. Each is sorted when it is first read. */
export function composeLists(directory: Directory): Lists {
  const composer = createComposer(directory)
  const { services, organizations, locations } = publishedOf(directory)
  const { taxonomies } = directory
  const isConfidential = ({ value }: Location) => value.confidential === true
  const names = {
    services: once(() => pageNames(services)),
    organizations: once(() =>
      pageNames(
        organizations.map(({ id, slug }) => ({
          id,
          slug: slug.replace(INSIDE, '$1--organization'),
        })),
      ),
    ),
    terms: once(() =>
      pageNames(
        taxonomies.flatMap(({ slug: taxonomy, terms }) =>
          terms.map(({ id, slug }) => ({ id, slug: `${taxonomy}/${slug}` })),
        ),
      ),
    ),
  }
  const lists = {
    services: once(() =>
      byName(services).map((service) => ({
        id: service.id,
        page: names.services().get(service.id),
        detail: () => composer.service(service),
      })),
    ),
    service_at_locations: once(() =>
      inOrder(
        services.flatMap(({ places }) => places),
        ({ id, service, location }) => ({
          names: [service.value.name, location.value.name ?? ''],
          id,
        }),
      ).map((pair) => ({
        id: pair.id,
        service: pair.service.id,
        detail: () => composer.serviceAtLocation(pair),
      })),
    ),
    organizations: once(() =>
      byName(organizations).map((organization) => ({
        id: organization.id,
        page: names.organizations().get(organization.id),
        detail: () => composer.organization(organization),
        full: () => composer.fullOrganization(organization),
      })),
    ),
    taxonomies: once(() =>
      byName(taxonomies).map((taxonomy) => ({
        id: taxonomy.id,
        detail: () => composer.taxonomy(taxonomy),
      })),
    ),
    taxonomy_terms: once(() =>
      byName(taxonomies.flatMap(({ terms }) => terms)).map((term) => ({
        id: term.id,
        page: names.terms().get(term.id),
        detail: () => composer.taxonomyTerm(term),
      })),
    ),
  }
  return {
    modified: () =>
      services.reduce<string | undefined>(
        (last, { modified }) => (modified && !(last && last > modified) ? modified : last),
        undefined,
      ),
    *places() {
      const locations = services.flatMap(({ places }) => places.map(({ location }) => location))
      for (const location of new Set(locations))
        if (!isConfidential(location)) yield composer.location(location)
    },
    alternateNames: new Map(
      taxonomies.flatMap(({ terms }) =>
        terms.flatMap(({ id, value: { alternate_names: names } }) => (names ? [[id, names]] : [])),
      ),
    ),
    slugs: once(() => {
      const terms = taxonomies.flatMap(({ terms }) => terms)
      const slugs = terms.map(({ slug }) => slug)
      const isOnce = (slug: string) => slugs.indexOf(slug) === slugs.lastIndexOf(slug)
      return new Map([
        ...[...organizations, ...directory.locations.filter((one) => !isConfidential(one))]
          // What is written inside another record cannot be referred to.
          .filter(({ slug, draft }) => !draft && !slug.includes('/'))
          .map(({ id, slug }) => [id, slug] as const),
        ...taxonomies.map(({ id, slug }) => [id, slug] as const),
        ...terms.map(
          ({ id, slug, taxonomy }) =>
            [id, isOnce(slug) ? slug : `${taxonomy.slug}/${slug}`] as const,
        ),
      ])
    }),
    files: once(
      () =>
        new Map(
          [...services, ...organizations, ...locations.filter((one) => !isConfidential(one))]
            .filter(({ place }) => place.path.length === 0)
            .map(({ id, place }) => [id, place.file] as const),
        ),
    ),
    records: () =>
      new Map(
        [...services, ...organizations, ...locations.filter((one) => !isConfidential(one))].map(
          ({ id, value }) => [id, value] as const,
        ),
      ),
    areas: () => [...directory.areas.values()].map(({ slug, name }) => ({ slug, name })),
    translations: once(
      () =>
        new Map(
          [
            ...services,
            ...organizations,
            ...locations,
            ...taxonomies,
            ...taxonomies.flatMap(({ terms }) => terms),
          ].flatMap(({ id, value: { translations } }) =>
            translations ? [[id, translations] as const] : [],
          ),
        ),
    ),
    confidential: new Set(directory.locations.filter(isConfidential).map(({ id }) => id)),
    get services() {
      return lists.services()
    },
    get service_at_locations() {
      return lists.service_at_locations()
    },
    get organizations() {
      return lists.organizations()
    },
    get taxonomies() {
      return lists.taxonomies()
    },
    get taxonomy_terms() {
      return lists.taxonomy_terms()
    },
  }
}

/** The slug of an organization that is written inside a service. */
const INSIDE = /^services\/(.*)$/
