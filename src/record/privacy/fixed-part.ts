import { entityNames } from '../../hsds/entities.ts'
import { cardsOf } from '../schema/cards.ts'

/** The fixed part of a message or a hint: without its quotations, except the names of fields and punctuation. */
export const fixedPart = (text: string): string =>
  text.replace(/`([^`]+)`/g, (whole, quoted: string) => (isFixed(quoted) ? whole : '`…`'))

const isFixed = (quoted: string) => {
  const [, name] = /^(?:- )?(\w+):?(?: [|>]-?)?$/.exec(quoted) ?? []
  return name === undefined ? !/[\p{L}\p{N}]/u.test(quoted) : FIELDS.has(name)
}

const FIELDS: ReadonlySet<string> = new Set([
  ...['private', 'public'],
  ...entityNames.flatMap((entity) => Object.keys(cardsOf(entity))),
])
