import type {
  Directory,
  Linked,
  Location,
  Organization,
  Service,
  Taxonomy,
} from '../directory/directory.ts'
import { canonical } from '../directory/ids.ts'
import type { EntityName } from '../hsds/entities.ts'
import type { RecordKind, Written } from '../record/schema/written.ts'

/** A record in one version, with its directory. */
type InDirectory = readonly [thing: Linked<RecordKind>, directory: Directory]

/**
 * Whether two versions of a record publish the same content with the same ids. Comments, the order of lines and private
 * fields make no difference. Other records that it refers to are compared by id only.
 */
export function isPublishedAlike(before: InDirectory, after: InDirectory): boolean {
  const [[was], [is]] = [before, after]
  if (was.draft && is.draft) return true
  // An organization or place that moved between the service and a file of its own is compared by content.
  const inside = new Set([...containedIn(was), ...containedIn(is)])
  return publishedText(before, inside) === publishedText(after, inside)
}

/** The ids of the organization and the places that a service contains. */
function containedIn(thing: Linked<RecordKind>): readonly string[] {
  if (thing.entity !== 'service') return []
  const { organization, places } = thing as Service
  return [organization, ...places.map(({ location }) => location)]
    .filter(({ place }) => place.path.length > 0)
    .map(({ id }) => id)
}

function publishedText([thing, directory]: InDirectory, inside: ReadonlySet<string>): string {
  const content = (one: Linked<EntityName>, joined: object = {}) => ({
    ...contentOf(one.value, directory),
    ...joined,
    id: one.id,
    draft: one.draft,
  })
  const ofOrganization = (organization: Organization) =>
    content(organization, {
      parent_organization: organization.parent?.id,
      programs: organization.programs.map((program) => content(program)),
    })
  const ofLocation = (location: Location) =>
    content(location, { organization: location.organization?.id })
  const ofTaxonomy = (taxonomy: Taxonomy) =>
    content(taxonomy, {
      terms: taxonomy.terms.map((term) => content(term, { terms: term.parent?.id })),
    })
  const ofService = (service: Service) => {
    const { organization, program, places } = service
    return content(service, {
      organization: inside.has(organization.id) ? ofOrganization(organization) : organization.id,
      program: program?.id,
      locations: places.map((pair) => {
        const { location } = pair
        return content(pair, {
          location: inside.has(location.id) ? ofLocation(location) : location.id,
        })
      }),
    })
  }
  const all = {
    service: () => ofService(thing as Service),
    location: () => ofLocation(thing as Location),
    organization: () => ofOrganization(thing as Organization),
    taxonomy: () => ofTaxonomy(thing as Taxonomy),
  }
  return canonical(all[thing.entity]())
}

/** Fields that are not published as they are written. The times of `hours` are in `schedules` as well. */
const NOT_PUBLISHED = ['hours', 'slug']

/** The fields of an object, with its terms by id and without empty lists. */
function contentOf(value: object, { termOf }: Directory): object {
  const { taxonomy_terms = [], attributes = [], ...rest } = value as Partial<Written<'service'>>
  const terms = [...taxonomy_terms.map((taxonomy_term) => ({ taxonomy_term })), ...attributes]
  const own = Object.entries(rest).filter(
    ([name, item]) => !NOT_PUBLISHED.includes(name) && !(Array.isArray(item) && item.length === 0),
  )
  return {
    ...Object.fromEntries(own),
    attributes: terms.map((attribute) => {
      const { id = attribute.taxonomy_term } = termOf(attribute.taxonomy_term) ?? {}
      return { ...attribute, taxonomy_term: id }
    }),
  }
}
