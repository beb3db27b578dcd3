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

/** A record in one version, and the directory that it is part of. */
type InDirectory = readonly [thing: Linked<RecordKind>, directory: Directory]

/**
 * Whether the same is published of a record in two versions: all that it says, in its order, and every id. Comments, the
 * order of lines and what is private make no difference. Of what has a file of its own only the id counts here.
 */
export function isPublishedAlike(before: InDirectory, after: InDirectory): boolean {
  const [[was], [is]] = [before, after]
  if (was.draft && is.draft) return true
  // What got a file of its own, or lost it, is compared by what it says, which may be the same.
  const inside = new Set([...writtenInside(was), ...writtenInside(is)])
  return publishedText(before, inside) === publishedText(after, inside)
}

/** The ids of the organization and the places that are written in a service. */
function writtenInside(thing: Linked<RecordKind>): readonly string[] {
  if (thing.entity !== 'service') return []
  const { organization, places } = thing as Service
  return [organization, ...places.map(({ location }) => location)]
    .filter(({ place }) => place.path.length > 0)
    .map(({ id }) => id)
}

function publishedText([thing, directory]: InDirectory, inside: ReadonlySet<string>): string {
  const says = (one: Linked<EntityName>, joined: object = {}) => ({
    ...ownWords(one.value, directory),
    ...joined,
    id: one.id,
    draft: one.draft,
  })
  const ofOrganization = (organization: Organization) =>
    says(organization, {
      parent_organization: organization.parent?.id,
      programs: organization.programs.map((program) => says(program)),
    })
  const ofLocation = (location: Location) =>
    says(location, { organization: location.organization?.id })
  const ofTaxonomy = (taxonomy: Taxonomy) =>
    says(taxonomy, { terms: taxonomy.terms.map((term) => says(term, { terms: term.parent?.id })) })
  const ofService = (service: Service) => {
    const { organization, program, places } = service
    return says(service, {
      organization: inside.has(organization.id) ? ofOrganization(organization) : organization.id,
      program: program?.id,
      locations: places.map((pair) => {
        const { location } = pair
        return says(pair, {
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

/** What is read and not published as it is written: what `hours` say stands in `schedules` as well. */
const NOT_PUBLISHED = ['hours', 'slug']

/** What something says itself, with its terms by their ids; an empty list says nothing. */
function ownWords(value: object, { termOf }: Directory): object {
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
