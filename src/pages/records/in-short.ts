import type { Document } from '../../hsds/types.ts'
import { entriesOf, joinWeekdays } from '../../times/entries.ts'
import { sayEntryInShort } from '../../times/say-entry.ts'
import type { Html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { costOf } from '../parts/in-short.ts'
import { list } from '../parts/section.ts'
import { shorten } from '../parts/shorten.ts'

type Service = Document<'service'>

/** When, where and for how much, in a line each, for the first screen of a telephone. */
export const inShort = (service: Service, context: PageContext): Html | undefined =>
  list(
    [whenOf(service, context), whereOf(service, context), costOf(service, context)].filter(
      (line) => line !== undefined,
    ),
    'plain',
  )

/**
 * The first of its own schedules that can be said, by its rule or in its own words, and without any those of its places: the
 * first as well where all places have the same times.
 */
function whenOf(
  { schedules = [], service_at_locations: pairs = [] }: Service,
  { words: { schedule: say } }: PageContext,
): string | undefined {
  const lineOf = (some: readonly Document<'schedule'>[]) =>
    joinWeekdays(entriesOf(some)).flatMap(
      (entry) => sayEntryInShort(entry, say) ?? entry.rows[0]!.description ?? [],
    )
  const [own] = lineOf(schedules.filter(({ service_at_location_id: pair }) => pair === undefined))
  if (own !== undefined) return shorten(own, 80)
  const lines = pairs.map(({ schedules: here = [] }) => lineOf(here)).filter(([line]) => line)
  if (new Set(lines.map((here) => here.join())).size > 1)
    return say.differentTimes({ count: lines.length })
  return lines[0] && shorten(lines[0][0]!, 80)
}

/** The name and postcode of the only place; of several their names, of a confidential one nothing. */
function whereOf(
  { service_at_locations: pairs = [] }: Service,
  { isConfidential }: PageContext,
): string | undefined {
  const places = pairs.flatMap(({ location }) =>
    location && !isConfidential(location.id) ? [location] : [],
  )
  const [only, ...others] = places
  if (!only) return undefined
  if (others.length > 0)
    return places
      .map(({ name }) => name)
      .filter(Boolean)
      .slice(0, 3)
      .join(' · ')
  return [only.name, only.addresses?.[0]?.postal_code].filter(Boolean).join(', ') || undefined
}
