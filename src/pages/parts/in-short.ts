import type { Document } from '../../hsds/types.ts'
import type { Html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { isFree } from '../../values/free.ts'
import { priceOf } from './cost.ts'
import { saySchedule } from '../../times/say-schedule.ts'
import { list } from './section.ts'
import { shorten } from './shorten.ts'

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
    some.flatMap((schedule) => saySchedule(schedule, say) ?? schedule.description ?? [])
  const [own] = lineOf(schedules.filter(({ service_at_location_id: pair }) => pair === undefined))
  if (own !== undefined) return shorten(own, 80)
  const lines = pairs.map(({ schedules: here = [] }) => lineOf(here)).filter(([line]) => line)
  if (new Set(lines.map((here) => here.join())).size > 1)
    return say.differentTimes({ count: lines.length })
  return lines[0] && shorten(lines[0][0]!, 80)
}

/** How to join, where a few words say it: `Just turn up`. */
export function joinOf({ application_process: text = '' }: Service): string | undefined {
  const said = text.trim().replace(/\.$/, '')
  return said === '' || said.length > MAX_JOIN || /[.!?\n]/.test(said) ? undefined : said
}

/** Longer than this it is an explanation, which the page of the service gives. */
const MAX_JOIN = 40

/**
 * `Free` where that is certain, else the words of a cost that says something of being free; `£3`, or `£3–£5` where there are
 * several prices; nothing when one of them is not stated.
 */
export function costOf(service: Service, { words }: PageContext): string | undefined {
  if (isFree(service)) return words.service.free
  const { cost_options = [], fees_description = '' } = service
  if (cost_options.every(({ amount = 0 }) => amount === 0)) {
    const said = [
      fees_description,
      ...cost_options.flatMap(({ option, amount_description }) => [option, amount_description]),
    ].find((text) => text?.trim())
    return said && shorten(said, MAX_COST)
  }
  if (cost_options.length === 0 || cost_options.some(({ amount }) => amount === undefined))
    return undefined
  const sorted = cost_options.toSorted((a, b) => a.amount! - b.amount!)
  const prices = [sorted[0]!, sorted.at(-1)!].map(({ amount, currency }) =>
    priceOf(amount, currency, words),
  )
  return [...new Set(prices)].join('–')
}

/** Longer words of a cost are on the page of the service. */
const MAX_COST = 36

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
