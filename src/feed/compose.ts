import { type EntityName, entityNames, fieldsOf } from '../hsds/entities.ts'
import type { Field } from '../hsds/field.ts'
import type { Document } from '../hsds/types.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Written } from '../record/schema/written.ts'
import type { Directory, Term } from '../directory/directory.ts'
import { canonical, createTwinCounter, nestedId, saidId } from '../directory/ids.ts'
import { memoise } from '../memoise.ts'
import { readServiceArea } from '../directory/service-area.ts'
import { extensionsOf } from './extensions.ts'

/** What a document is told from outside its record. */
export interface Given {
  readonly id: string
  /** The things it is part of, by entity; they fill its foreign keys. */
  readonly parents?: { readonly [E in EntityName]?: string }
  /** Fields that are known already; `undefined` leaves one out. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/** What one document is made of. */
interface Sources {
  readonly entity: EntityName
  readonly written: Readonly<Record<string, unknown>>
  readonly given: Given
  readonly directory: Directory
}

/**
 * Makes the document of one record: its fields in the order of the standard, foreign keys, copies and nested objects
 * with their ids, and nothing without a value. Private fields are gone from the record already; those that are filled in
 * here are left out here.
 */
export function compose<E extends EntityName>(
  entity: E,
  value: Written<E>,
  given: Given,
  directory: Directory,
): Document<E> {
  const written = value as Readonly<Record<string, unknown>>
  const sources: Sources = { entity, written, given, directory }
  const document: Record<string, unknown> = {}
  for (const [name, field] of publishedFields(directory.settings)[entity]) {
    const { fields } = given
    const item = fields && name in fields ? fields[name] : valueOf(name, field, sources)
    if (item !== undefined && !(Array.isArray(item) && item.length === 0)) document[name] = item
  }
  if (written.extensions) Object.assign(document, extensionsOf(written.extensions as never))
  return document as Document<E>
}

type Fields = readonly (readonly [name: string, field: Field])[]

/** The fields of each entity that a directory publishes, found once: this is asked for every object of every document. */
const publishedFields = memoise(({ private_fields }: Settings): Record<EntityName, Fields> => {
  const hidden = new Set(private_fields)
  const fields = entityNames.map((entity) => [
    entity,
    Object.entries(fieldsOf(entity)).filter(
      ([name, { repeats }]) =>
        !hidden.has(`${entity}.${name}`) && !(repeats && hidden.has(`${entity}.${repeats}`)),
    ),
  ])
  return Object.fromEntries(fields) as Record<EntityName, Fields>
})

function valueOf(name: string, field: Field, sources: Sources): unknown {
  const { entity, written, given, directory } = sources
  if (name === 'id') return given.id
  if (field.links)
    return name === `${field.links}_id` ? given.parents?.[field.links as EntityName] : undefined
  if (field.repeats) return written[field.repeats]
  if (name === 'attributes') return composeAttributes(entity, written, given.id, directory)
  const value = written[name]
  if (field.of === 'service_area') return composeAreas(entity, written, given, directory)
  if (value === undefined) return undefined
  if (field.of === 'metadata') return composeMetadata(entity, written, given.id, directory)
  const of = field.of as EntityName
  if (field.type === 'array') return composeNested(of, value, entity, given, directory)
  if (field.type === 'object') return composeNested(of, [value], entity, given, directory)[0]
  return field.format === 'time' ? withSeconds(value) : value
}

/** Objects inside a record. What is inside a service at a place belongs to the service as well. */
function composeNested(
  entity: EntityName,
  values: unknown,
  parent: EntityName,
  given: Given,
  directory: Directory,
): readonly unknown[] {
  const twins = createTwinCounter()
  const parents = {
    [parent]: given.id,
    ...(parent === 'service_at_location' &&
      given.parents?.service && { service: given.parents.service }),
  }
  return (values as Written<EntityName>[]).map((value) => {
    const { id, ...rest } = value
    const says = canonical(rest)
    const nested = { id: id ?? saidId(given.id, entity, says, twins(says)), parents }
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

/** Terms of a thing, from the short list and the long one. */
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

/** Changes to a thing, which name the thing themselves. */
function composeMetadata(
  entity: EntityName,
  written: Readonly<Record<string, unknown>>,
  id: string,
  directory: Directory,
): Document<'metadata'>[] {
  const twins = createTwinCounter()
  return ((written.metadata ?? []) as Written<'metadata'>[]).map((value) => {
    const says = canonical(value)
    const own = value.id ?? saidId(id, 'metadata', says, twins(says))
    return compose(
      'metadata',
      value,
      { id: own, fields: { resource_id: id, resource_type: entity } },
      directory,
    )
  })
}

/** Areas, in whichever form they are written. */
function composeAreas(
  entity: EntityName,
  written: Readonly<Record<string, unknown>>,
  given: Given,
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
    const says = canonical(rest)
    const own = id ?? saidId(given.id, 'service_area', says, twins(says))
    const parents = { ...given.parents, [entity]: given.id }
    const value = { ...(typeof area === 'string' ? {} : area), ...read }
    return [compose('service_area', value, { id: own, parents }, directory)]
  })
}

/** A term as it stands wherever it is used; the taxonomy is named, not nested. */
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
