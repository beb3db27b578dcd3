import type { Directory, Term } from '../../directory/directory.ts'
import { holdsUntil } from '../../directory/due.ts'
import { dependsOnDay } from '../../directory/exceptions.ts'
import { type Entry, type Lists, composeLists } from '../../feed/lists.ts'
import type { Collection } from '../../hsds/collections.ts'
import type { Replacing } from '../../messages/messages.ts'
import { type ResolvedList, resolveList } from '../../directory/curated.ts'
import type { OwnPage } from '../../record/own-page.ts'
import type { Source } from '../../record/source.ts'
import type { Removed, Renamed } from '../../record/schema/removed.ts'
import { composeUrgent } from '../../search/urgent/compose-urgent.ts'
import type { Nation } from '../../search/urgent/lines.ts'
import { nationsOfPlaces } from '../../search/urgent/nations.ts'
import { memoise } from '../../text/memoise.ts'
import type { Settings } from '../../record/settings/settings.ts'

/** What a feed is made of. */
export interface Feed {
  readonly settings: Settings
  readonly removed: readonly Removed[]
  readonly renamed?: readonly Renamed[]
  /** Pages that the publisher has written. */
  readonly pages?: readonly OwnPage[]
  /** Collections that the publisher curates. */
  readonly curated?: readonly ResolvedList[]
  /** The directories that records were imported from. */
  readonly sources?: readonly Source[]
  /** Sentences of pages that the publisher says in other words. */
  readonly replaced?: readonly Replacing[]
  /** The nations that its places are in. */
  readonly nations?: readonly Nation[]
  /** The ids of topics whose pages can be left at once. */
  readonly sensitive?: readonly string[]
  readonly lists: Lists
  /** The day for which it is composed; absent where nothing depends on it. */
  readonly today?: string
  /** The last day on which it shows what holds, where it depends on the day. */
  readonly holdsUntil?: string
}

/** The feed that a directory publishes. */
export const feedOf = (directory: Directory): Feed => ({
  settings: directory.settings,
  removed: directory.removed,
  renamed: directory.renamed,
  pages: directory.pages,
  curated: directory.curated.map((list) => resolveList(list, directory)),
  sources: directory.sources,
  replaced: directory.replaced,
  nations: nationsOfPlaces(
    [...directory.locations.values()].flatMap(({ value: { addresses = [] } }) =>
      addresses.flatMap(({ postal_code }) => postal_code ?? []),
    ),
  ),
  sensitive: sensitiveTopics(directory),
  lists: composeLists(directory),
  ...daysOf(directory),
})

function daysOf(directory: Directory): Pick<Feed, 'today' | 'holdsUntil'> {
  const { today } = directory
  if (today === undefined || !dependsOnDay(directory)) return {}
  const last = holdsUntil(directory, today)
  return { today, ...(last !== undefined && { holdsUntil: last }) }
}

/** The topics that the settings name, and those below them. */
function sensitiveTopics({ settings: { pages }, taxonomies }: Directory): readonly string[] {
  const named = new Set(pages === 'off' ? [] : pages.quick_exit?.topics)
  const isBelow = (term: Term | undefined): boolean =>
    term !== undefined &&
    (named.has(term.slug) ||
      named.has(`${term.taxonomy.slug}/${term.slug}`) ||
      isBelow(term.parent))
  return taxonomies.flatMap(({ terms }) => terms.filter(isBelow).map(({ id }) => id))
}

/** The urgent help of a feed. */
export const urgentOf = memoise(({ settings, nations = [] }: Feed) =>
  composeUrgent(settings, nations),
)

/**
 * All entries, each list in its order. A service_at_location follows its service where the order of its list allows that,
 * because their documents have most parts in common and those are cached for a while. The other lists come one by one.
 */
export function* inTurn(lists: Lists): Generator<readonly [Collection, Entry]> {
  const { services, service_at_locations: pairs } = lists
  const seen = new Set<string | undefined>()
  let next = 0
  for (const service of services) {
    yield ['services', service]
    seen.add(service.id)
    for (; next < pairs.length && seen.has(pairs[next]!.service); next++)
      yield ['service_at_locations', pairs[next]!]
  }
  for (const pair of pairs.slice(next)) yield ['service_at_locations', pair]
  for (const collection of ['organizations', 'taxonomies', 'taxonomy_terms'] as const)
    for (const entry of lists[collection]) yield [collection, entry]
}
