import type { Directory } from '../directory/directory.ts'
import { type Entry, type Lists, composeLists } from '../feed/lists.ts'
import type { Collection } from '../hsds/collections.ts'
import type { Removed } from '../record/schema/removed.ts'
import type { Settings } from '../record/settings/settings.ts'

/** What a feed is made of: its records in their lists, and what is said about it as a whole. */
export interface Feed {
  readonly settings: Settings
  readonly removed: readonly Removed[]
  readonly lists: Lists
}

/** The feed that a directory publishes. */
export const feedOf = (directory: Directory): Feed => ({
  settings: directory.settings,
  removed: directory.removed,
  lists: composeLists(directory),
})

/**
 * All entries, each list in its order: what is given where follows the service that it is largely the same as, so that
 * they are composed one after the other, and the rest comes list by list.
 */
export function* inTurn(lists: Lists): Generator<readonly [Collection, Entry]> {
  const { services, service_at_locations: pairs } = lists
  const before = new Set<string | undefined>()
  let next = 0
  for (const service of services) {
    yield ['services', service]
    before.add(service.id)
    for (; next < pairs.length && before.has(pairs[next]!.service); next++)
      yield ['service_at_locations', pairs[next]!]
  }
  for (const pair of pairs.slice(next)) yield ['service_at_locations', pair]
  for (const collection of ['organizations', 'taxonomies', 'taxonomy_terms'] as const)
    for (const entry of lists[collection]) yield [collection, entry]
}
