import { type EntityName, entities } from '../../hsds/entities.ts'
import { type RecordCard, cardOf, cardsOf, isFilledIn } from './cards.ts'
import { LANGUAGES } from '../../messages/languages.ts'
import { type Schema, listOf, record, refOf } from './schema.ts'

/** What an editor may write for one entity, as JSON Schema. Extensions are those that the directory declares. */
export function recordSchema(entity: EntityName, extensions?: Schema): Schema {
  const { private: notes, extensions: _, ...cards } = cardsOf(entity)
  const { public: allowed, ...own } = cards
  const written = Object.entries(own).filter(([, card]) => !isFilledIn(card))
  const filledIn = Object.entries(own).filter(([, card]) => isFilledIn(card))
  const [short] = written.find(([, card]) => card.short) ?? []
  const [main] = written.find(([, card]) => card.main) ?? []
  return {
    $id: refOf(entity),
    type: 'object',
    description: entities[entity].description,
    additionalProperties: false,
    required: written
      .filter(([name, card]) => card.required && name !== 'id')
      .map(([name]) => name),
    properties: {
      ...Object.fromEntries(written.map(([name, card]) => [name, fieldSchema(card, entity)])),
      ...(extensions && { extensions }),
      ...(allowed && { public: fieldSchema(allowed, entity) }),
      // Anything at all, so no type.
      ...(notes && { private: withHelp({ description: notes.description }, notes) }),
    },
    filledIn: Object.fromEntries(filledIn.map(([name, { instead }]) => [name, instead])),
    ...(short && { short }),
    ...(main && { main }),
  }
}

function fieldSchema(card: RecordCard, entity: EntityName): Schema {
  const { type, description, becomes, translates } = card
  const value = translates ? translationsSchema(translates, entity) : valueSchema(card)
  const schema = type === 'array' ? listOf(value, description) : { ...value, description }
  return withHelp({ ...schema, ...(becomes && { becomes }) }, card)
}

const withHelp = (schema: Schema, { help }: RecordCard): Schema =>
  help === undefined ? schema : { ...schema, help }

/** The schema of texts by language: in each, the fields of an entity that can be translated. */
const translationsSchema = (fields: readonly string[], entity: EntityName): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, { english: name }]): [string, Schema] => [
      language,
      {
        type: 'object',
        description: `Its texts in ${name}.`,
        translates: entity,
        additionalProperties: false,
        properties: Object.fromEntries(
          fields.map((field) => {
            const { description } = cardOf(entity, field)!
            return [field, { type: 'string', description }]
          }),
        ),
      },
    ]),
  ),
})

/** The schema of a value, or of an entry of a list. */
function valueSchema(card: RecordCard): Schema {
  if (card.of === undefined) return plainSchema(card)
  const nested = record(card.of as EntityName)
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  return card.orText ? { if: { type: 'string' }, then: plainSchema(card), else: nested } : nested
}

/** The schema of a text, a number or a switch. */
function plainSchema(card: RecordCard): Schema {
  const { type, integer, format, values, minimum, maximum, pattern, wanted } = card
  const { examples, suggest, refers, normalise, after, beside } = card
  const keywords = {
    format,
    enum: values,
    minimum,
    maximum,
    pattern,
    wanted,
    examples,
    suggest,
    refers,
    normalise,
    after,
    beside,
  }
  return {
    type: type === 'array' || type === 'object' ? 'string' : integer ? 'integer' : type,
    ...Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined)),
  }
}
