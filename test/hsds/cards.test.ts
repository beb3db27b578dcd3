import { describe, expect, it } from 'vitest'
import { type EntityName, entityNames } from '../../src/hsds/entities.ts'
import { type RecordCard, cardsOf, isFilledIn } from '../../src/record/schema/cards.ts'
import { recordSchema } from '../../src/record/schema/record-schema.ts'
import { examplesOf } from '../../src/record/schema/examples.ts'
import { createFindMismatches } from '../../src/record/shape/mismatches.ts'
import { labelOf } from '../../src/changes/fields/labels.ts'

interface Known {
  readonly name: string
  readonly entity: EntityName
  readonly field: string
  readonly card: RecordCard
}

const all: readonly Known[] = entityNames.flatMap((entity) =>
  Object.entries(cardsOf(entity)).map(([field, card]) => ({
    name: `${entity}.${field}`,
    entity,
    field,
    card,
  })),
)
/** Fields that editors write. */
const written = all.filter(({ card }) => !isFilledIn(card))
const namesOf = (cards: readonly Known[]) => cards.map(({ name }) => name)

describe('every card', () => {
  it('wanted in one sentence what the field is', () => {
    const isSentence = (text: string) => /^(?:[A-Z]|1 ).*[.]$/.test(text)
    expect(namesOf(all.filter(({ card }) => !isSentence(card.description)))).toEqual([])
  })

  it('has a label that a sentence can hold', () => {
    const isReadable = ({ entity, field }: Known) =>
      /^[a-z][a-z0-9 ]+$/.test(labelOf(entity, field))
    expect(namesOf(all.filter((known) => !isReadable(known)))).toEqual([])
  })

  it('has an example where an editor writes a text or a number', () => {
    const isPlain = ({ card: { type, values, refers } }: Known) =>
      (type === 'string' || type === 'number') && !values && !refers
    const without = written.filter(
      (known) => isPlain(known) && examplesOf(known.card as never).length === 0,
    )
    expect(namesOf(without)).toEqual([])
  })

  it('has examples that its own limits allow', () => {
    const find = createFindMismatches(() => ({}))
    const wrong = written.filter(({ entity, field, card: { examples = [] } }) => {
      const schema = recordSchema(entity).properties?.[field] ?? {}
      return examples.some((example) => find(schema.items ?? schema, example).length > 0)
    })
    expect(namesOf(wrong)).toEqual([])
  })
})

it('wanted what each pattern asks for', () => {
  expect(namesOf(all.filter(({ card: { pattern, wanted } }) => pattern && !wanted))).toEqual([])
})

describe('the aliases of an entity', () => {
  it.each(entityNames)('each name one field of %s', (entity) => {
    const fields = Object.entries(cardsOf(entity)).filter(([, card]) => !isFilledIn(card))
    const names = fields.flatMap(([, { aliases }]) => aliases?.split(' ') ?? [])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

describe('the order in quality.json', () => {
  it.each(entityNames)('numbers the fields of %s from 1', (entity) => {
    const places = Object.values(cardsOf(entity)).flatMap(({ complete }) => complete ?? [])
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, i) => i + 1))
  })
})
