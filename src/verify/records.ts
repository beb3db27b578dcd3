import { collections } from '../hsds/collections.ts'
import type { EntityName } from '../hsds/entities.ts'
import { memoise } from '../memoise.ts'
import { type Answer, type Exchange, asObject, documentOf, itemsOf } from './exchange.ts'
import type { JsonPath } from './finding.ts'
import { type Survey, surveyExchanges } from './survey.ts'

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
export const recordsOf = memoise((survey: Survey): readonly FetchedRecord[] =>
  surveyExchanges(survey).flatMap((exchange) => [...recordsIn(exchange)]),
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
