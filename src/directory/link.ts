import type { Place } from '../diagnostics/diagnostic.ts'
import { memoiseByParts } from '../text/memoise.ts'
import type { ContentRecord, RecordKind, Written } from '../record/schema/written.ts'
import type { Content } from './content.ts'
import type { Directory, Location, Organization } from './directory.ts'
import { type Source, createFactory } from './factory.ts'
import { nestedId } from './ids.ts'
import { createServiceLinker } from './link-service.ts'
import { linkTaxonomy } from './link-taxonomy.ts'
import { maskConfidential } from './mask-address.ts'
import { createNameIndex } from './name-index.ts'
import { createResolver } from './resolve.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Unchanged records give the same objects as at the last call. */
const reuseOrganization = memoiseByParts<Mutable<Organization>>()
const reuseLocation = memoiseByParts<Mutable<Location>>()

/**
 * Links records: slugs become the records that they name, and everything gets an id. References that cannot be resolved
 * are listed in `unresolved`.
 */
export function linkRecords(content: Content): Directory {
  const { settings, records, history, today, onDay } = content
  const ofKind = <K extends RecordKind>(kind: K) =>
    records.filter((record): record is ContentRecord<K> => record.kind === kind)
  const factory = createFactory(settings.namespace, history)

  const taxonomies = ofKind('taxonomy').map((record) => linkTaxonomy(record, factory))

  const organizations: Mutable<Organization>[] = []
  function addOrganization(value: Written<'organization'>, slug: string, source: Source) {
    const make = (): Mutable<Organization> => {
      const linked = factory.create('organization', value, slug, source)
      const { file, path = [] } = source
      const programs = (value.programs ?? []).map((program, i) => {
        const name = program.slug ?? program.name
        const derive = () => nestedId(linked.id, 'program', name, 0)
        return factory.create(
          'program',
          program,
          name,
          { file, path: [...path, 'programs', i] },
          derive,
        )
      })
      return { programs, ...linked }
    }
    // An organization with a parent is made anew each time, because its parent may be another object.
    const organization = value.parent_organization
      ? make()
      : reuseOrganization(value, factory.inputsOf(slug, source), make)
    organizations.push(organization)
    return organization
  }

  const locations: Mutable<Location>[] = []
  function addLocation(
    value: Written<'location'>,
    slug: string,
    source: Source,
    derive?: () => string,
  ) {
    const make = () => factory.create('location', maskConfidential(value), slug, source, derive)
    const location: Mutable<Location> = value.organization
      ? make()
      : reuseLocation(value, [...factory.inputsOf(slug, source), derive?.()], make)
    locations.push(location)
    return location
  }

  for (const record of ofKind('organization')) addOrganization(record.value, record.slug, record)
  for (const record of ofKind('location')) addLocation(record.value, record.slug, record)

  const resolver = createResolver(
    {
      organization: createNameIndex([...organizations]),
      location: createNameIndex([...locations]),
      taxonomy_term: createNameIndex(
        taxonomies.flatMap(({ terms }) => terms),
        (term) => [`${term.taxonomy.slug}/${term.slug}`],
      ),
    },
    content,
  )

  const linkService = createServiceLinker({
    ...{ factory, resolver, settings },
    ...(onDay && { today, onDay }),
    ...{ addOrganization, addLocation },
  })
  const services = ofKind('service').flatMap((record) => linkService(record) ?? [])

  for (const organization of organizations) {
    const { parent_organization } = organization.value
    const parent =
      parent_organization &&
      resolver.find(
        'organization',
        parent_organization,
        inside(organization.place, 'parent_organization'),
      )
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
    ...(today !== undefined && { today }),
    privacy: content.privacy ?? settings.privacy,
    records,
    organizations,
    locations,
    services,
    taxonomies,
    areas: content.areas,
    pages: content.pages ?? [],
    curated: content.curated ?? [],
    files: content.files ?? [],
    sources: content.sources ?? [],
    replaced: content.replaced ?? [],
    removed: content.removed,
    renamed: content.renamed,
    matches: content.matches ?? [],
    termOf: resolver.termOf,
    unresolved: resolver.unresolved,
    isWhole:
      resolver.unresolved.length === 0 &&
      Object.values(content.unread).every((slugs) => slugs.length === 0),
  }
}

const inside = ({ file, path }: Place, name: string): Place => ({ file, path: [...path, name] })
