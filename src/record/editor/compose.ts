import type { Referable } from '../schema/own-field.ts'
import { type Schema, entityOf } from '../schema/schema.ts'
import { describe, suggestions } from './help.ts'
import type { References } from './references.ts'
import { type EditorSettings, schemaFor } from './source-schema.ts'
import { BLANK, type EditorSchema, choices, numbers, only, quoted, texts } from './values.ts'

/*
 * Turns the schemas by which records are checked into schemas for editors. A field that can be written in several forms
 * becomes an `anyOf` of them.
 */

/** What the schema of one file is composed from, and the definitions that it needs so far. */
export interface Context {
  readonly settings: EditorSettings | undefined
  readonly references: References
  readonly definitions: Record<string, EditorSchema>
}

/** The field that a value belongs to. */
interface Field {
  readonly description: EditorSchema
  readonly isOptional: boolean
}

/** The fields of an object. Fields with a default are optional, and notes are allowed everywhere. */
export function groupOf(
  schema: Schema,
  context: Context,
  defaults: Readonly<Record<string, unknown>> = {},
): EditorSchema {
  const { properties = {}, required = [], filledIn = {}, additionalProperties = false } = schema
  const needed = required.filter((name) => !Object.hasOwn(defaults, name))
  const fields = inOrder(properties).map(([name, inner]) => [
    name,
    fieldOf(
      inner,
      !needed.includes(name),
      context,
      Object.hasOwn(defaults, name) ? defaults[name] : undefined,
    ),
  ])
  const derived = Object.entries(filledIn).map(([name, instead]) => [name, refused(instead?.hint)])
  return {
    ...(needed.length > 0 && { required: needed }),
    properties: {
      ...Object.fromEntries([...fields, ...derived]),
      ...(properties.private === undefined && { private: HIDDEN_NOTES }),
    },
    additionalProperties: additionalProperties && fieldOf(additionalProperties, true, context),
  }
}

/** Fields that people seldom write, which an editor lists last. */
const SELDOM = ['id', 'last_modified', 'metadata']

/** The fields of an object in the order in which an editor lists them. */
const inOrder = (properties: NonNullable<Schema['properties']>) =>
  Object.entries(properties).toSorted(
    ([one], [other]) => Number(SELDOM.includes(one)) - Number(SELDOM.includes(other)),
  )

const NOTES = { defaultSnippets: [{ label: 'a note', body: { note: '$1' } }] }
const HIDDEN_NOTES = {
  ...NOTES,
  description: 'Notes that are never published.',
  doNotSuggest: true,
}

/** A field that the generator fills in. Its message says what to do instead. */
const refused = (hint = 'Delete this line.'): EditorSchema => ({
  description: 'Filled in automatically.',
  type: 'null',
  errorMessage: `This is filled in automatically. ${hint}`,
  doNotSuggest: true,
})

function fieldOf(
  schema: Schema,
  isOptional: boolean,
  context: Context,
  byDefault?: unknown,
): EditorSchema {
  const description = describe(schema, byDefault)
  const value = valueOf(schema, { isOptional, description }, context)
  return { ...description, ...value, ...suggestions(schema) }
}

/** The values that a field allows. An optional field may be blank. */
function valueOf(schema: Schema, field: Field, context: Context): EditorSchema {
  const { isOptional } = field
  if (schema.items && !schema.becomes)
    return { ...listOf(schema, field, context), ...only('array', isOptional) }
  if (isGroup(schema)) return { ...groupOf(schema, context), ...only('object', isOptional) }
  const forms = formsOf(schema, field, context)
  if (forms.length === 0) return NOTES
  const [first, ...others] = [...forms, ...(isOptional ? [BLANK] : [])] as [EditorSchema]
  // Only the first form gets the description; otherwise the language server shows it once for each form.
  return others.length === 0 ? first : { anyOf: [{ ...first, ...field.description }, ...others] }
}

const isGroup = ({ properties, additionalProperties }: Schema) =>
  properties !== undefined || typeof additionalProperties === 'object'

/** The forms in which a value can be written, besides blank. */
function formsOf(schema: Schema, field: Field, context: Context): readonly EditorSchema[] {
  if (schema.$ref) return [...shortFormOf(schema, field, context), refer(schema, context)]
  if (schema.if)
    return [
      ...formsOf(schema.then ?? {}, field, context),
      ...formsOf(schema.else ?? {}, field, context),
    ]
  if (schema.items)
    return [...entryAlone(schema, field, context), wholeList(schema, field, context)]
  if (isGroup(schema)) return [{ type: 'object', ...groupOf(schema, context) }]
  if (schema.type === 'string' && schema.refers) return reference(schema.refers, context)
  if (schema.enum) return choices(schema.enum)
  if (schema.type === 'number' || schema.type === 'integer') return numbers(schema)
  if (schema.type === 'boolean') return [{ type: 'boolean' }, quoted('^(?:true|false)$')]
  return schema.type === 'string' ? texts(schema) : []
}

function reference(referable: Referable, { references, definitions }: Context) {
  const { list, others } = references[referable]
  definitions[list] = references.lists[list] as EditorSchema
  return [{ $ref: `#/definitions/${list}` }, ...others]
}

const entityIn = ({ $ref = '' }: Schema) => entityOf({ $id: $ref })

/** The text that is short for an object with one field. */
function shortFormOf(schema: Schema, field: Field, context: Context): readonly EditorSchema[] {
  const { short, properties = {} } = schemaFor(entityIn(schema), context.settings)
  const inner = short && properties[short]
  return inner ? formsOf(inner.then ?? inner, field, context) : []
}

/** One entry in place of a list of one. */
function entryAlone({ items = {}, becomes }: Schema, field: Field, context: Context) {
  if (!becomes) return []
  return formsOf(items, field, context).map((form) => ({ ...form, ...suggestions(items) }))
}

/** The definition of an entity, composed on the first use. */
function refer(schema: Schema, context: Context): EditorSchema {
  const entity = entityIn(schema)
  const { definitions, settings } = context
  if (!Object.hasOwn(definitions, entity)) {
    // An entity can contain itself, so the name is taken before its fields are composed.
    definitions[entity] = {}
    const source = schemaFor(entity, settings)
    definitions[entity] = {
      title: entity,
      description: source.description,
      type: 'object',
      ...groupOf(source, context, settings?.defaults[entity]),
    }
  }
  return { $ref: `#/definitions/${entity}` }
}

const wholeList = (schema: Schema, field: Field, context: Context): EditorSchema => ({
  type: 'array',
  ...listOf(schema, field, context),
})

function listOf({ items = {}, minItems }: Schema, field: Field, context: Context): EditorSchema {
  const description = { ...field.description, ...suggestions(items) }
  return {
    ...(minItems !== undefined && { minItems }),
    items: valueOf(items, { description, isOptional: false }, context),
  }
}
