import type { Collection } from '../../hsds/collections.ts'
import { asObject } from '../exchange.ts'
import { type Item, type Survey, detailsIn, itemsIn, spread } from '../survey.ts'

/** What is known of one record. */
export interface Known {
  readonly id: string
  /** As a list shows it. */
  readonly item: Item
  /** As it is on its own, where that was fetched; what is absent there is absent altogether. */
  readonly record?: Item
  /** All that is known of it. */
  readonly value: Item
  /** The service that it is or that takes place there, as far as it is shown. */
  readonly service: Item
}

/** Brings together what a list shows of a record and what the record shows itself. */
export function knownAs(item: Item, record: Item | undefined): Known {
  const value = { ...item, ...record }
  const nested = asObject(value.service)
  return { id: String(item.id), item, ...(record && { record }), value, service: nested ?? value }
}

const MOST = 100

/** Records that a parameter can be tried with: so many that one of them can decide, so few that it takes no time. */
export function knownIn(survey: Survey, collection: Collection): readonly Known[] {
  const records = wholeRecords(survey, collection)
  const items = new Map(itemsIn(survey, collection).map((item) => [String(item.id), item]))
  const [whole, others] = [true, false].map((isWhole) =>
    [...items.values()].filter(({ id }) => records.has(String(id)) === isWhole),
  ) as [Item[], Item[]]
  return [...spread(whole, MOST), ...spread(others, MOST)].map((item) =>
    knownAs(item, records.get(String(item.id))),
  )
}

/** The whole records of a list that the survey has fetched, by their ids. */
export const wholeRecords = (survey: Survey, collection: Collection): ReadonlyMap<string, Item> =>
  new Map(detailsIn(survey, collection).map((record) => [String(record.id), record]))

/** The objects in an array; of anything else, none. */
export const objectsIn = (value: unknown): readonly Item[] =>
  Array.isArray(value) ? value.map(asObject).filter((one): one is Item => one !== undefined) : []

/** The objects of every array of this name in a record, at any depth. */
export function* anywhere(name: string, value: unknown): Generator<Item> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield* objectsIn(inner)
    yield* anywhere(name, inner)
  }
}
