import { collections } from '../../hsds/collections.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { memoise } from '../../text/memoise.ts'
import type { JsonPath } from '../report/finding.ts'
import { type Answer, type Exchange, asObject, documentOf, itemsOf } from '../survey/exchange.ts'
import type { Survey } from '../survey/survey.ts'

/** A record as a list shows it, or in full. */
export interface FetchedRecord {
  readonly exchange: Answer
  readonly entity: EntityName
  /** Whether it is the item of a list. */
  readonly isItem: boolean
  readonly value: Readonly<Record<string, unknown>>
  /** Its path in the response. */
  readonly path: JsonPath
}

/** Every record in a survey. Items that are not objects belong to the rules about pages. */
export const recordsOf = ({ lists }: Survey): readonly FetchedRecord[] => recordsInLists(lists)

/** Memoised by the lists, which stay the same objects when the exchanges of probes are added to a survey. */
const recordsInLists = memoise((lists: Survey['lists']): readonly FetchedRecord[] =>
  Object.values(lists)
    .flatMap(({ pages, details }) => [...pages, ...details])
    .flatMap((exchange) => [...recordsIn(exchange)]),
)

function* recordsIn(exchange: Exchange): Generator<FetchedRecord> {
  const { kind, collection } = exchange.endpoint
  if (!collection) return
  const about = { exchange: exchange as Answer, entity: collections[collection] }
  if (kind === 'detail') {
    const value = documentOf(exchange)
    if (value) yield { ...about, isItem: false, value, path: [] }
    return
  }
  for (const [index, item] of (itemsOf(exchange) ?? []).entries()) {
    const value = asObject(item)
    if (value) yield { ...about, isItem: true, value, path: ['contents', index] }
  }
}
