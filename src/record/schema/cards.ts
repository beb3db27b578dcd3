import { type EntityName, byEntity, entityNames, fieldsOf } from '../../hsds/entities.ts'
import type { Field } from '../../hsds/field.ts'
import type { OwnField } from './own-field.ts'
import { everywhere, ownFields, tagged } from './own-fields.ts'

/** The card of a field of a record, whether it is the standard's or ours. */
export type RecordCard = OwnField & Partial<Field>

type Cards = Readonly<Record<string, RecordCard>>

/**
 * The cards of all fields of an entity: those of the standard in its order, then ours. Of a field that records have in
 * another form than the standard, it is the card of what is written.
 */
export const cardsOf = (entity: EntityName): Cards => cards[entity]

/** The card of one field. */
export const cardOf = (entity: EntityName, field: string): RecordCard | undefined =>
  Object.hasOwn(cards[entity], field) ? cards[entity][field] : undefined

/** The fields whose cards pass a test, of all entities. */
export const fieldsWith = (
  test: (card: RecordCard) => boolean,
): readonly { readonly entity: EntityName; readonly field: string }[] =>
  entityNames.flatMap((entity) =>
    Object.entries(cards[entity]).flatMap(([field, card]) =>
      test(card) ? [{ entity, field }] : [],
    ),
  )

/** Whether the generator fills a field in, so that editors do not write it. */
export const isFilledIn = ({ links, repeats, derived }: RecordCard): boolean =>
  links !== undefined || repeats !== undefined || derived === true

const cards = byEntity(join)

function join(entity: EntityName): Cards {
  const standard = fieldsOf(entity)
  const own: Cards = (ownFields as { readonly [E in EntityName]?: Cards })[entity] ?? {}
  const rest = Object.entries(standard).filter(([name]) => !Object.hasOwn(own, name))
  return {
    ...Object.fromEntries(rest),
    ...('attributes' in standard && tagged),
    ...own,
    ...everywhere,
  }
}
