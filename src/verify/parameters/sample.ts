import type { Collection } from '../../hsds/collections.ts'
import { asObject } from '../survey/exchange.ts'
import { spread } from '../survey/spread.ts'
import { type Item, type Survey, fullRecords, listedItems } from '../survey/survey.ts'

/** A record to try parameters with: what the feed shows of it. */
export interface Sample {
  readonly id: string
  /** The list item. */
  readonly item: Item
  /** The full record, if it was fetched. A field that it lacks has no value. */
  readonly record?: Item
  /** The fields of both. */
  readonly value: Item
  /** The service: the record itself, or the one nested in it. */
  readonly service: Item
}

export function toSample(item: Item, record: Item | undefined): Sample {
  const value = { ...item, ...record }
  const nested = asObject(value.service)
  return { id: String(item.id), item, ...(record && { record }), value, service: nested ?? value }
}

const MAX_SAMPLES = 100

/** The records of a list to try parameters with: at most 100 full ones and 100 others. */
export function samplesOf(survey: Survey, collection: Collection): readonly Sample[] {
  const records = fullRecordsById(survey, collection)
  const items = [
    ...new Map(listedItems(survey, collection).map((item) => [String(item.id), item])).values(),
  ]
  const isFull = ({ id }: Item) => records.has(String(id))
  return [
    ...spread(items.filter(isFull), MAX_SAMPLES),
    ...spread(
      items.filter((item) => !isFull(item)),
      MAX_SAMPLES,
    ),
  ].map((item) => toSample(item, records.get(String(item.id))))
}

export const fullRecordsById = (
  survey: Survey,
  collection: Collection,
): ReadonlyMap<string, Item> =>
  new Map(fullRecords(survey, collection).map((record) => [String(record.id), record]))

/** The objects in an array; none in any other value. */
export const objectsIn = (value: unknown): readonly Item[] =>
  Array.isArray(value) ? value.map(asObject).filter((one) => one !== undefined) : []

/** The objects in every array of this name, at any depth. */
export function* objectsNamed(name: string, value: unknown): Generator<Item> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield* objectsIn(inner)
    yield* objectsNamed(name, inner)
  }
}
