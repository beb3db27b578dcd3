import { type EntityName, entityNames, fieldsOf } from '../hsds/entities.ts'
import type { Field } from '../hsds/field.ts'
import type { Document } from '../hsds/types.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Written } from '../record/schema/written.ts'
import type { Directory, Term } from '../directory/directory.ts'
import { canonical, createTwinCounter, nestedId, canonicalId } from '../directory/ids.ts'
import { memoise } from '../text/memoise.ts'
import { readServiceArea } from '../directory/service-area.ts'
import { extensionsOf } from './extensions.ts'

/** The values of a document that are not in its record. */
export interface Context {
  readonly id: string
  /** The ids of the objects that it is part of, by entity. They fill its foreign keys. */
  readonly parents?: { readonly [E in EntityName]?: string }
  /** Values of fields that replace those of the record. `undefined` leaves a field out. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/** Everything that one document is made of. */
interface Sources {
  readonly written: Readonly<Record<string, unknown>>
  readonly context: Context
  readonly directory: Directory
}

/**
 * Composes the document of one object: its fields in the order of the standard, with foreign keys, copied fields and nested
 * objects with their ids. A field without a value is absent. The record has no private fields any more; private fields that
 * are filled in here are left out here.
 */
export function compose<E extends EntityName>(
  entity: E,
  value: Written<E>,
  context: Context,
  directory: Directory,
): Document<E> {
  const written = value as Readonly<Record<string, unknown>>
  const sources: Sources = { written, context, directory }
  const { fields } = context
  const document: Record<string, unknown> = {}
  for (const [name, make] of publishedFields(directory.settings)[entity]) {
    const item = fields && name in fields ? fields[name] : make(sources)
    if (item !== undefined && !(Array.isArray(item) && item.length === 0)) document[name] = item
  }
  if (written.extensions) Object.assign(document, extensionsOf(written.extensions as never))
  return document as Document<E>
}

type Make = (sources: Sources) => unknown
type Fields = readonly (readonly [name: string, make: Make])[]

/** The fields of each entity that a directory publishes, and how each is made. Needed for every object of every document. */
const publishedFields = memoise(({ private_fields }: Settings): Record<EntityName, Fields> => {
  const hidden = new Set(private_fields)
  const fields = entityNames.map((entity) => [
    entity,
    Object.entries(fieldsOf(entity)).flatMap(([name, field]) => {
      const isHidden = [name, field.repeats].some((one) => hidden.has(`${entity}.${one}`))
      return isHidden ? [] : [[name, makerOf(entity, name, field)]]
    }),
  ])
  return Object.fromEntries(fields) as Record<EntityName, Fields>
})

function makerOf(entity: EntityName, name: string, field: Field): Make {
  if (name === 'id') return ({ context }) => context.id
  if (field.links) {
    const from = field.links as EntityName
    return ({ context }) => (name === `${from}_id` ? context.parents?.[from] : undefined)
  }
  if (field.repeats) return ({ written }) => written[field.repeats!]
  if (name === 'attributes')
    return ({ written, context, directory }) =>
      composeAttributes(entity, written, context.id, directory)
  if (field.of === 'service_area')
    return ({ written, context, directory }) => composeAreas(entity, written, context, directory)
  const make = madeOf(entity, field)
  return (sources) => {
    const value = sources.written[name]
    return value === undefined ? undefined : make(value, sources)
  }
}

/** How the value of a field is made of what is written. */
function madeOf(
  entity: EntityName,
  { of, type, format }: Field,
): (value: unknown, sources: Sources) => unknown {
  if (of === 'metadata')
    return (_, { written, context, directory }) =>
      composeMetadata(entity, written, context.id, directory)
  const nested = of as EntityName
  if (type === 'array')
    return (value, { context, directory }) =>
      composeNested(nested, value, entity, context, directory)
  if (type === 'object')
    return (value, { context, directory }) =>
      composeNested(nested, [value], entity, context, directory)[0]
  return format === 'time' ? withSeconds : (value) => value
}

/** Objects inside a record. Those inside a service_at_location have the foreign key of its service as well. */
function composeNested(
  entity: EntityName,
  values: unknown,
  parent: EntityName,
  context: Context,
  directory: Directory,
): readonly unknown[] {
  const twins = createTwinCounter()
  const parents = {
    [parent]: context.id,
    ...(parent === 'service_at_location' &&
      context.parents?.service && { service: context.parents.service }),
  }
  return (values as Written<EntityName>[]).map((value) => {
    const { id, ...rest } = value
    const key = canonical(rest)
    const nested = { id: id ?? canonicalId(context.id, entity, key, twins(key)), parents }
    if (entity !== 'service_capacity') return compose(entity, value as never, nested, directory)
    const [unit] = composeNested(
      'unit',
      [(value as Written<'service_capacity'>).unit],
      entity,
      nested,
      directory,
    )
    const fields = { unit, unit_id: (unit as Document<'unit'>).id }
    return compose(entity, value as never, { ...nested, fields }, directory)
  })
}

/** The attributes of an object: from `taxonomy_terms`, the short form, and from `attributes`. */
function composeAttributes(
  entity: EntityName,
  written: Readonly<Record<string, unknown>>,
  id: string,
  directory: Directory,
): Document<'attribute'>[] {
  const { taxonomy_terms = [], attributes = [] } = written as Partial<Written<'service'>>
  const twins = createTwinCounter()
  return [...taxonomy_terms.map((taxonomy_term) => ({ taxonomy_term })), ...attributes].flatMap(
    (attribute) => {
      const term = directory.termOf(attribute.taxonomy_term)
      if (!term) return []
      const own =
        (attribute as Written<'attribute'>).id ?? nestedId(id, 'attribute', term.id, twins(term.id))
      const fields = {
        link_id: id,
        link_entity: entity,
        taxonomy_term_id: term.id,
        taxonomy_term: composeTerm(term, directory),
      }
      return [
        compose('attribute', attribute as Written<'attribute'>, { id: own, fields }, directory),
      ]
    },
  )
}

/** The metadata of an object, each with the id and the entity of the object. */
function composeMetadata(
  entity: EntityName,
  written: Readonly<Record<string, unknown>>,
  id: string,
  directory: Directory,
): Document<'metadata'>[] {
  const twins = createTwinCounter()
  return ((written.metadata ?? []) as Written<'metadata'>[]).map((value) => {
    const key = canonical(value)
    const own = value.id ?? canonicalId(id, 'metadata', key, twins(key))
    return compose(
      'metadata',
      value,
      { id: own, fields: { resource_id: id, resource_type: entity } },
      directory,
    )
  })
}

/** Service areas, written as text or as an object. */
function composeAreas(
  entity: EntityName,
  written: Readonly<Record<string, unknown>>,
  context: Context,
  directory: Directory,
): Document<'service_area'>[] {
  const twins = createTwinCounter()
  const areas = (written.service_areas ?? []) as readonly (string | Written<'service_area'>)[]
  return areas.flatMap((area) => {
    const read = readServiceArea(area, {
      areas: directory.areas,
      countries: directory.settings.countries,
    })
    if ('unknown' in read) return []
    const { id, ...rest } = (typeof area === 'string' ? { area } : area) as Written<'service_area'>
    const key = canonical(rest)
    const own = id ?? canonicalId(context.id, 'service_area', key, twins(key))
    const parents = { ...context.parents, [entity]: context.id }
    const value = { ...(typeof area === 'string' ? {} : area), ...read }
    return [compose('service_area', value, { id: own, parents }, directory)]
  })
}

/** A term as it is nested elsewhere: with the name of its taxonomy instead of the taxonomy. */
export const composeTerm = (term: Term, directory: Directory): Document<'taxonomy_term'> =>
  termsOf(directory)(term)

const termsOf = memoise((directory: Directory) =>
  memoise((term: Term) => {
    const fields = {
      taxonomy: term.taxonomy.value.name,
      taxonomy_id: term.taxonomy.id,
      parent_id: term.parent?.id,
      taxonomy_detail: undefined,
    }
    return compose('taxonomy_term', term.value, { id: term.id, fields }, directory)
  }),
)

const withSeconds = (time: unknown) =>
  typeof time === 'string' && time.length === 5 ? `${time}:00` : time
