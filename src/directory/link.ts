import type { Path, Place } from '../diagnostics/diagnostic.ts'
import type { ContentRecord, RecordKind, Written } from '../record/schema/written.ts'
import { maskConfidential } from './confidential.ts'
import type {
  Directory,
  Linked,
  Location,
  Organization,
  Service,
  ServiceAtLocation,
} from './directory.ts'
import { canonical, createTwinCounter, derivedOnce, nestedId, pairId } from './ids.ts'
import { createNames } from './names.ts'
import { memoiseByParts } from '../memoise.ts'
import { createResolver } from './resolve.ts'
import { linkTaxonomy } from './taxonomies.ts'
import { type At, createThings, latest } from './things.ts'
import type { Content } from './content.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Things are the same objects for as long as they are written and joined alike. */
const reuseOrganization = memoiseByParts<Mutable<Organization>>()
const reuseLocation = memoiseByParts<Mutable<Location>>()
const reuseService = memoiseByParts<Service>()

/**
 * Joins the records of a directory: slugs become the things they name, and everything gets its id. What cannot be
 * joined is left out of the result and listed in `unresolved`.
 */
export function linkRecords(content: Content): Directory {
  const { settings, records, history } = content
  const ofKind = <K extends RecordKind>(kind: K) =>
    records.filter((record): record is ContentRecord<K> => record.kind === kind)
  const { thing, partsOf } = createThings(settings.namespace, history)

  const taxonomies = ofKind('taxonomy').map((record) =>
    linkTaxonomy(
      thing('taxonomy', record.value, record.slug, record),
      record,
      (value, slug, place) => thing('taxonomy_term', value, slug, place),
    ),
  )

  const organizations: Mutable<Organization>[] = []
  function addOrganization(value: Written<'organization'>, slug: string, at: At) {
    const organization = value.parent_organization
      ? makeOrganization(value, slug, at)
      : reuseOrganization(value, partsOf(slug, at), () => makeOrganization(value, slug, at))
    organizations.push(organization)
    return organization
  }
  function makeOrganization(
    value: Written<'organization'>,
    slug: string,
    at: At,
  ): Mutable<Organization> {
    const linked = thing('organization', value, slug, at)
    const programs = (value.programs ?? []).map((program, i) =>
      thing(
        'program',
        program,
        program.slug ?? program.name,
        { file: at.file, path: [...(at.path ?? []), 'programs', i] },
        () => nestedId(linked.id, 'program', program.slug ?? program.name, 0),
      ),
    )
    return { ...linked, programs }
  }

  const locations: Mutable<Location>[] = []
  function addLocation(value: Written<'location'>, slug: string, at: At, derive?: () => string) {
    const make = () => thing('location', maskConfidential(value), slug, at, derive)
    // What it is joined with later may be another the next time.
    const location: Mutable<Location> = value.organization
      ? make()
      : reuseLocation(value, [...partsOf(slug, at), derive?.()], make)
    locations.push(location)
    return location
  }

  for (const record of ofKind('organization')) addOrganization(record.value, record.slug, record)
  for (const record of ofKind('location')) addLocation(record.value, record.slug, record)

  const resolver = createResolver(
    {
      organization: createNames([...organizations]),
      location: createNames([...locations]),
      taxonomy_term: createNames(
        taxonomies.flatMap(({ terms }) => terms),
        (term) => [`${term.taxonomy.slug}/${term.slug}`],
      ),
    },
    content,
  )

  const services = ofKind('service').flatMap((record) => {
    const service = linkService(record)
    return service ? [service] : []
  })

  function linkService(record: ContentRecord<'service'>): Service | undefined {
    const { value, slug, file } = record
    const linked = thing('service', value, slug, record)
    const organization =
      typeof value.organization === 'string'
        ? resolver.find('organization', value.organization, { file, path: ['organization'] })
        : addOrganization(value.organization, `services/${slug}`, {
            file,
            path: ['organization'],
            isDraft: linked.draft,
          })
    const program =
      value.program && organization
        ? resolver.program(value.program, organization, { file, path: ['program'] })
        : undefined
    const twins = createTwinCounter()
    const places = (value.locations ?? []).map((pair, i) => {
      const at = { file, path: ['locations', i, 'location'] }
      return typeof pair.location === 'string'
        ? resolver.find('location', pair.location, at)
        : inlineLocation(pair.location, linked, at, twins)
    })
    if (!organization) return undefined
    return reuseService(
      record,
      [...partsOf(slug, record), organization, program, ...places],
      (): Service => {
        const service: Mutable<Service> = {
          ...linked,
          organization,
          places: [],
          ...(program && { program }),
        }
        const modified = latest([
          linked.modified,
          organization.modified,
          ...places.map((location) => location?.modified),
        ])
        if (modified) service.modified = modified
        service.places = (value.locations ?? []).flatMap((pair, i): ServiceAtLocation[] => {
          const location = places[i]
          return location
            ? [{ ...linkPair(pair, location, linked, i), service, ...(modified && { modified }) }]
            : []
        })
        return service
      },
    )
  }

  /** A service at one of its places, as far as it goes without the other things that are said of the service. */
  function linkPair(
    pair: Written<'service_at_location'>,
    location: Location,
    { id, slug, draft, place: { file } }: Linked<'service'>,
    i: number,
  ) {
    const at = { file, path: ['locations', i] }
    const derive = () => derivedOnce(pair, [id, location.id], () => pairId(id, location.id))
    return {
      ...thing('service_at_location', pair, `${slug}/${location.slug}`, at, derive),
      draft,
      location,
    }
  }

  /** A place without a file: it is known by its name within the service, or by all it says where it has none. */
  function inlineLocation(
    value: Written<'location'>,
    service: Linked<'service'>,
    at: { file: string; path: Path },
    twins: (says: string) => number,
  ) {
    const says = value.name ?? maskConfidential(value)
    const id = nestedId(service.id, 'location', says, twins(canonical(says)))
    const slug = `services/${service.slug}/${value.name ?? id}`
    return addLocation(value, slug, { ...at, isDraft: service.draft }, () => id)
  }

  for (const organization of organizations) {
    const { parent_organization } = organization.value
    const place = inside(organization.place, 'parent_organization')
    const parent = parent_organization && resolver.find('organization', parent_organization, place)
    if (parent) organization.parent = parent
  }
  for (const location of locations) {
    const owner = location.value.organization
    const organization =
      owner && resolver.find('organization', owner, inside(location.place, 'organization'))
    if (organization) location.organization = organization
  }
  for (const record of records) resolver.checkInside(record)

  return {
    settings,
    records,
    organizations,
    locations,
    services,
    taxonomies,
    areas: content.areas,
    removed: content.removed,
    termOf: resolver.termOf,
    unresolved: resolver.unresolved,
    isWhole:
      resolver.unresolved.length === 0 &&
      Object.values(content.unread).every((slugs) => slugs.length === 0),
  }
}

const inside = ({ file, path }: Place, name: string): Place => ({ file, path: [...path, name] })
