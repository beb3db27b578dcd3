import { type EntityName, entities } from '../hsds/entities.ts'
import { describe, suggestions } from './help.ts'
import { type EditorNames, type References, referTo } from './names.ts'
import { snippetsOf } from './snippets.ts'
import { type EditorSchema, BLANK, choices, numbers, only, quoted, texts } from './values.ts'
import { removedSchema } from '../record/schema/removed.ts'
import type { Referable } from '../record/schema/own-field.ts'
import type { Schema } from '../record/schema/schema.ts'
import { recordSchema } from '../record/schema/record-schema.ts'
import type { Settings } from '../record/settings/settings.ts'
import { settingsSchema } from '../record/settings/settings-schema.ts'

/** The kinds of files that have a schema. */
export const editorKinds = [
  'service',
  'organization',
  'location',
  'taxonomy',
  'directory',
  'removed',
] as const

export type EditorKind = (typeof editorKinds)[number]

/** As much of the settings as the schemas depend on. */
export type EditorSettings = Pick<Settings, 'extensions' | 'defaults'>

/** The schema of one kind of file, whole in itself. Settings are missing where directory.yaml cannot be read. */
export function editorSchema(
  kind: EditorKind,
  names: EditorNames,
  settings?: EditorSettings,
): EditorSchema {
  const making: Making = { settings, references: referTo(names), definitions: {} }
  const root = groupOf(schemaOf(kind, settings), kind, making)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: kind,
    description: DESCRIPTIONS[kind] ?? entities[kind as EntityName].description,
    type: 'object',
    ...root,
    definitions: Object.fromEntries(
      Object.entries(making.definitions).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}

const DESCRIPTIONS: Partial<Record<EditorKind, string>> = {
  directory: 'What the directory is called, and the rules for all its records.',
  removed: 'What was published once and is gone.',
}

/** What the schemas of one file are made with, and the definitions that they need so far. */
interface Making {
  readonly settings: EditorSettings | undefined
  readonly references: References
  readonly definitions: Record<string, EditorSchema>
}

/** One value: how it is written by the rules, and where it stands. */
interface Place {
  /** `entity.field`. */
  readonly name: string
  /** What its reader is told. */
  readonly description: EditorSchema
  readonly isOptional: boolean
}

function schemaOf(kind: string, settings: EditorSettings | undefined): Schema {
  if (kind === 'directory') return settingsSchema
  if (kind === 'removed') return removedSchema
  return recordSchema(kind as EntityName, extensionSchema(settings?.extensions))
}

/** The fields that the directory declares; any, where nobody knows which. */
function extensionSchema(extensions?: Settings['extensions']): Schema {
  const description = 'Fields of your own, by namespace.'
  if (!extensions) return { description }
  const properties = Object.entries(extensions).map(([namespace, fields]): [string, Schema] => [
    namespace,
    {
      type: 'object',
      additionalProperties: false,
      description: `Fields of ${namespace}.`,
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          { description: field.title ?? 'A field of your own.', ...field },
        ]),
      ),
    },
  ])
  const closed = { type: 'object', additionalProperties: false } as const
  return { ...closed, description, properties: Object.fromEntries(properties) }
}

/** The fields of an object. Those that have a default need not be written, and notes may stand everywhere. */
function groupOf(schema: Schema, name: string, making: Making): EditorSchema {
  const { properties = {}, required = [], filledIn = {}, additionalProperties = false } = schema
  const defaults = new Map(Object.entries(making.settings?.defaults[name] ?? {}))
  const needed = required.filter((field) => !defaults.has(field))
  const fields = Object.entries(properties).map(([field, inner]) => [
    field,
    fieldOf(inner, `${name}.${field}`, !needed.includes(field), making, defaults.get(field)),
  ])
  const derived = Object.entries(filledIn).map(([field, instead]) => [
    field,
    notWritten(instead?.hint),
  ])
  return {
    ...(needed.length > 0 && { required: needed }),
    properties: {
      ...Object.fromEntries([...fields, ...derived]),
      ...(properties.private === undefined && { private: HIDDEN_NOTES }),
    },
    additionalProperties:
      additionalProperties && fieldOf(additionalProperties, name, true, making, undefined),
  }
}

const NOTES = { defaultSnippets: [{ label: 'a note', body: { note: '$1' } }] }
const HIDDEN_NOTES = {
  ...NOTES,
  description: 'Notes that are never published.',
  doNotSuggest: true,
}

/** A field that the generator fills in; whoever writes it reads what to do instead. */
const notWritten = (hint = 'Delete this line.'): EditorSchema => ({
  description: 'Filled in automatically.',
  type: 'null',
  errorMessage: `This is filled in automatically. ${hint}`,
  doNotSuggest: true,
})

/** One field of an object. */
function fieldOf(
  schema: Schema,
  name: string,
  isOptional: boolean,
  making: Making,
  byDefault: unknown,
): EditorSchema {
  const description = describe(schema, byDefault)
  const place: Place = { name, isOptional, description }
  return { ...description, ...valueOf(schema, place, making), ...suggestions(schema) }
}

/** What a value may be. A blank one is as good as none where the field is optional. */
function valueOf(schema: Schema, place: Place, making: Making): EditorSchema {
  const { isOptional } = place
  if (schema.items && !schema.becomes)
    return { ...listOf(schema, place, making), ...only('array', isOptional) }
  if (isGroup(schema))
    return { ...groupOf(schema, place.name, making), ...only('object', isOptional) }
  const ways = waysOf(schema, place, making)
  if (ways.length === 0) return NOTES
  const [first, ...others] = [...ways, ...(isOptional ? [BLANK] : [])] as [EditorSchema]
  // A description on the first way alone keeps the language server from stringing those of all ways together.
  return others.length === 0 ? first : { anyOf: [{ ...first, ...place.description }, ...others] }
}

const isGroup = ({ properties, additionalProperties }: Schema) =>
  properties !== undefined || typeof additionalProperties === 'object'

/** The ways in which a value can be written, besides leaving it blank. */
function waysOf(schema: Schema, place: Place, making: Making): readonly EditorSchema[] {
  const { name } = place
  if (schema.$ref) return [...shortOf(schema.$ref, place, making), refer(schema.$ref, making)]
  if (schema.if)
    return [
      ...waysOf(schema.then ?? {}, place, making),
      ...waysOf(schema.else ?? {}, { ...place, name: '' }, making),
    ]
  if (schema.items) return [...aloneOf(schema, place, making), wholeList(schema, place, making)]
  if (isGroup(schema)) return [{ type: 'object', ...groupOf(schema, name, making) }]
  if (schema.type === 'string' && schema.refers) return suggest(schema.refers, making)
  if (schema.enum) return choices(schema.enum)
  if (schema.type === 'number' || schema.type === 'integer') return numbers(schema)
  if (schema.type === 'boolean') return [{ type: 'boolean' }, quoted('^(?:true|false)$')]
  return schema.type === 'string' ? texts(schema) : []
}

function suggest(referable: Referable, { references, definitions }: Making) {
  const { list, others } = references[referable]
  definitions[list] = references.lists[list] as EditorSchema
  return [{ $ref: `#/definitions/${list}` }, ...others]
}

const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)
const entityOf = (ref: string) => lastOf(ref.replaceAll('/', '.'))

/** The text that stands for an object with one field. */
function shortOf(ref: string, place: Place, making: Making): readonly EditorSchema[] {
  const entity = entityOf(ref)
  const { short, properties = {} } = schemaOf(entity, making.settings)
  const field = short && properties[short]
  if (!field) return []
  return waysOf(field.then ?? field, { ...place, name: `${entity}.${short}` }, making)
}

/** The one entry that stands for a list of it. */
function aloneOf({ items = {}, becomes }: Schema, place: Place, making: Making) {
  if (!becomes) return []
  return waysOf(items, place, making).map((way) => ({ ...way, ...suggestions(items) }))
}

/** A definition of an entity, made when it is first asked for. */
function refer(ref: string, making: Making): EditorSchema {
  const entity = entityOf(ref)
  if (!Object.hasOwn(making.definitions, entity)) {
    making.definitions[entity] = {}
    const schema = schemaOf(entity, making.settings)
    making.definitions[entity] = {
      title: entity,
      description: schema.description,
      type: 'object',
      ...groupOf(schema, entity, making),
    }
  }
  return { $ref: `#/definitions/${entity}` }
}

const wholeList = (schema: Schema, place: Place, making: Making): EditorSchema => ({
  type: 'array',
  ...listOf(schema, place, making),
})

function listOf({ items = {}, minItems }: Schema, place: Place, making: Making): EditorSchema {
  const description = { ...place.description, ...suggestions(items) }
  return {
    ...(minItems !== undefined && { minItems }),
    items: valueOf(items, { ...place, description, isOptional: false }, making),
    ...snippetsOf(items.$ref && entityOf(items.$ref)),
  }
}
