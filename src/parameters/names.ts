import type { Collection } from '../hsds/collections.ts'
import type { Card } from './card.ts'
import { type CardName, cards } from './cards.ts'

type Alias = {
  [N in CardName]: (typeof cards)[N] extends { readonly aliases: readonly (infer A)[] } ? A : never
}[CardName]

/** A parameter as clients write it: the name of a card, or an alias of one. */
export type ParameterName = CardName | Alias

export const cardNames = Object.keys(cards) as readonly CardName[]

/** The card of a name. */
export const cardOf = (name: CardName): Card => cards[name]

/** The names by which a parameter is read, in order of precedence: its own, then its aliases. */
export const namesOf = (name: CardName): readonly ParameterName[] => [
  name,
  ...((cardOf(name).aliases ?? []) as readonly ParameterName[]),
]

/** Every parameter, in the order of the cards. */
export const parameterNames: readonly ParameterName[] = cardNames.flatMap(namesOf)

/** The parameter of `/_/suggest`, which no list takes. */
export const TYPED = 'q'

/** The card that a parameter belongs to. */
export const cardNameOf = (name: ParameterName): CardName =>
  cardNames.find((one) => namesOf(one).includes(name)) as CardName

/** The lists that take a parameter. */
export const listsOf = (name: ParameterName): readonly Collection[] =>
  cardOf(cardNameOf(name)).lists

/** The cards of the parameters that a list takes. */
export const listCards = (collection: Collection): readonly CardName[] =>
  cardNames.filter((name) => cardOf(name).lists.includes(collection))

/** The parameters that a list takes. */
export const listParameters = (collection: Collection): readonly ParameterName[] =>
  listCards(collection).flatMap(namesOf)

/** The parameters that a single record of a list takes. */
export const recordParameters = (collection: Collection): readonly ParameterName[] =>
  cardNames.filter((name) => cardOf(name).records?.includes(collection)).flatMap(namesOf)
