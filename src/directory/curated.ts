import type { CuratedList, WrittenList } from '../record/curated-list.ts'
import type { Directory, Term } from './directory.ts'

/** A curated list whose services, topics and organization are known by their ids. */
export interface ResolvedList {
  readonly slug: string
  /** What it says itself, and its colour. */
  readonly written: WrittenList
  readonly items: readonly { readonly id: string; readonly note?: string }[]
  /** What else belongs to it; absent where it names each service. */
  readonly rule?: {
    readonly topics: readonly string[]
    /** The name of the area. */
    readonly area?: string
    readonly organization?: string
  }
}

/** What a rule looks at in a service. */
interface Ruled {
  readonly topics: readonly string[]
  readonly areas: readonly { readonly name?: string }[]
  readonly organization?: { readonly id: string } | undefined
}

export const followsRule = (
  { topics, areas, organization }: Ruled,
  rule: NonNullable<ResolvedList['rule']>,
): boolean =>
  (rule.topics.length === 0 || topics.some((id) => rule.topics.includes(id))) &&
  (rule.area === undefined || areas.some(({ name }) => name === rule.area)) &&
  (rule.organization === undefined || organization?.id === rule.organization)

type Known = Pick<Directory, 'services' | 'taxonomies' | 'organizations' | 'areas'>

/** Looks up what a list names. What does not exist is left out; its diagnostic says so. */
export function resolveList({ slug, written }: CuratedList, directory: Known): ResolvedList {
  const { services = [], topics, area, organization } = written
  const runner = directory.organizations.find((one) => one.slug === organization)
  const name = area === undefined ? undefined : directory.areas.get(area)?.name
  const hasRule = [topics, area, organization].some((one) => one !== undefined)
  return {
    slug,
    written,
    items: services.flatMap(({ service, note }) => {
      const found = directory.services.find((one) => one.slug === service)
      return found ? [{ id: found.id, ...(note !== undefined && { note }) }] : []
    }),
    ...(hasRule && {
      rule: {
        topics: (topics ?? []).flatMap((topic) => withBelow(topic, directory)),
        ...(name !== undefined && { area: name }),
        ...(runner && { organization: runner.id }),
      },
    }),
  }
}

/** The ids of a topic and of all below it. */
function withBelow(topic: string, { taxonomies }: Known): readonly string[] {
  const isIt = (term: Term): boolean => isCalled(term, topic)
  const isBelow = (term: Term | undefined): boolean =>
    term !== undefined && (isIt(term) || isBelow(term.parent))
  return taxonomies.flatMap(({ terms }) => terms.filter(isBelow).map(({ id }) => id))
}

const isCalled = ({ slug, taxonomy }: Term, topic: string) =>
  topic === slug || topic === `${taxonomy.slug}/${slug}`

/** The names in a list that nothing has, each with its path and what it could be. */
export function* unknownNames({ written }: CuratedList, directory: Known) {
  const { services = [], topics = [], area, organization } = written
  const slugs = directory.services.map(({ slug }) => slug)
  for (const [i, { service }] of services.entries())
    if (!slugs.includes(service))
      yield { name: service, what: 'service', path: ['services', i], known: slugs }
  const terms = directory.taxonomies.flatMap(({ terms }) => terms)
  for (const [i, topic] of topics.entries())
    if (!terms.some((term) => isCalled(term, topic)))
      yield {
        name: topic,
        what: 'topic',
        path: ['topics', i],
        known: terms.map(({ slug }) => slug),
      }
  const areas = [...directory.areas.keys()]
  if (area !== undefined && !areas.includes(area))
    yield { name: area, what: 'area', path: ['area'], known: areas }
  const runners = directory.organizations.map(({ slug }) => slug)
  if (organization !== undefined && !runners.includes(organization))
    yield { name: organization, what: 'organization', path: ['organization'], known: runners }
}
