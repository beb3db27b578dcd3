import { WEEKDAYS, type Weekday } from '../hsds/weekdays.ts'
import { MAX_DOCUMENTS, MAX_RANK } from '../search/format/rank.ts'
import { memoise } from '../text/memoise.ts'
import type { Clock } from '../times/clock.ts'
import { asCertain, nextSession, startOf } from '../times/next-session.ts'
import type { SearchTime } from '../times/search-times.ts'
import type { FindQuery } from './find-query.ts'
import { type Asked, type JudgeOptions, readColumn } from './judge.ts'

/** A query, and what its text says beside its words. */
export type Search = Asked & { readonly query: FindQuery }

/** Puts the positions of services in an order. */
type Order = (positions: readonly number[]) => readonly number[]

/** The order that was asked for. Positions have the order of names; services that are equal in it stay as they were. */
export async function readOrder(
  { query: { sort, search, day }, said }: Search,
  options: JudgeOptions,
  distances: Float64Array | undefined,
): Promise<Order> {
  if (sort === 'name') return (positions) => positions.toSorted((a, b) => a - b)
  if (sort === 'checked') {
    const { values, of } = await readColumn('checked', options)
    return (positions) =>
      positions.toSorted((a, b) => compareTexts(values[of[b]!]!, values[of[a]!]!))
  }
  if (distances) return (positions) => byDistance(positions, distances)
  if (search !== '') return (positions) => positions
  const { values, of } = await readColumn('times', options)
  const asked = WEEKDAYS.find((one) => one === (day || said.day))
  const startsAt = memoise((times: readonly SearchTime[]) => startIn(times, options.clock, asked))
  const keyOf = (position: number) => startsAt(values[of[position]!] ?? NEVER)
  return (positions) =>
    positions
      .map((position) => ({ position, key: keyOf(position) }))
      .sort((a, b) => compareTexts(a.key, b.key))
      .map(({ position }) => position)
}

const NEVER: readonly SearchTime[] = []

/** Sorts by the next session: after those that are certain what has a note, and last what never says. */
function startIn(times: readonly SearchTime[], clock: Clock, asked: Weekday | undefined): string {
  const certain = nextSession(times, clock, asked)
  if (certain) return startOf(certain)
  const noted = nextSession(times.map(asCertain), clock, asked)
  return `~${noted ? startOf(noted) : '~'}`
}

/** The nearest first. Numbers sort several times as fast as what a function compares. */
function byDistance(positions: readonly number[], distances: Float64Array): readonly number[] {
  const keys = Float64Array.from(positions, (position, i) => {
    const rank = Math.min(Math.round(distances[position]! * 100), MAX_RANK)
    return rank * MAX_DOCUMENTS + i
  })
  return Array.from(keys.sort(), (key) => positions[key % MAX_DOCUMENTS]!)
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
