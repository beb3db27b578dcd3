import type { Collection } from '../hsds/collections.ts'
import type { ColumnFilter, Filter, KeyFilter } from './card.ts'
import { type CardName, cards } from './cards.ts'
import { cardNames, cardOf, listCards } from './names.ts'

/** What the reader of a card makes of a valid text. */
export type ValueOf<N extends CardName> = Exclude<ReturnType<(typeof cards)[N]['read']>, undefined>

/** The cards whose filter has this form. */
type With<F> = {
  [N in CardName]: (typeof cards)[N] extends { readonly filter: F } ? N : never
}[CardName]

/** The names of parameters that narrow a list, each by its own value. */
export type FilterName = Exclude<With<Filter>, With<'place'>>

/** The names of parameters that ask something of a schedule. */
export type ScheduleName = With<'schedule'>

/** The values that a list is filtered by. A parameter that the list does not take has no effect. */
export type Filters = { readonly [N in FilterName]?: ValueOf<N> | undefined }

/** The names of the index keys of a list's documents: those that the cards of the list name. */
export type KeyName<C extends Collection = Collection> = {
  [N in With<KeyFilter>]: C extends (typeof cards)[N]['lists'][number]
    ? (typeof cards)[N]['filter']['key']
    : never
}[With<KeyFilter>]

/** The names of the columns that cards compare with. */
export type ColumnName = (typeof cards)[With<ColumnFilter>]['filter']['column']

/** One filter of a list. */
export interface ListFilter {
  readonly name: FilterName
  readonly filter: Filter
}

const isFilter = (name: CardName): name is FilterName => {
  const { filter } = cardOf(name)
  return filter !== undefined && filter !== 'place'
}

/** The parameters that narrow a list, each by its own value. */
export const filterNames: readonly FilterName[] = cardNames.filter(isFilter)

/** The filters of a list. */
export const listFilters = (collection: Collection): readonly ListFilter[] =>
  listCards(collection)
    .filter(isFilter)
    .map((name) => ({ name, filter: cardOf(name).filter as Filter }))

/** The parameters that ask something of a schedule; one schedule must meet all of them. */
export const scheduleNames = filterNames.filter(
  (name): name is ScheduleName => cardOf(name).filter === 'schedule',
)
