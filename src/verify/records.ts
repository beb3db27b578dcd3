import { collections } from '../hsds/collections.ts'
import { type EntityName, fieldsOf } from '../hsds/entities.ts'
import type { Field } from '../hsds/field.ts'
import { memoise } from '../memoise.ts'
import { type Answer, type Exchange, asObject, documentOf, itemsOf } from './exchange.ts'
import type { JsonPath } from './finding.ts'
import { type Survey, surveyed } from './survey.ts'

/** A record as it was shown, in a list or on its own. */
export interface Shown {
  readonly exchange: Answer
  readonly entity: EntityName
  readonly isItem: boolean
  readonly value: Readonly<Record<string, unknown>>
  /** Where it stands in its document. */
  readonly path: JsonPath
}

/** Every record that was fetched. What is no object is the business of the rules about pages and bodies. */
export const recordsOf = memoise((survey: Survey): readonly Shown[] =>
  surveyed(survey).flatMap((exchange) => [...recordsIn(exchange)]),
)

function* recordsIn(exchange: Exchange): Generator<Shown> {
  const { kind, collection } = exchange.endpoint
  if (!collection) return
  const about = { exchange: exchange as Answer, entity: collections[collection] }
  if (kind === 'detail') {
    const value = documentOf(exchange)
    if (value) yield { ...about, isItem: false, value, path: [] }
    return
  }
  for (const [index, item] of (itemsOf(exchange) ?? []).entries()) {
    const value = asObject(item)
    if (value) yield { ...about, isItem: true, value, path: ['contents', index] }
  }
}

/** One value of a record, and the field that the standard has for it, if it has one. */
export interface Member {
  readonly path: JsonPath
  readonly value: unknown
  readonly field?: Field
  /** The field, and all that it is nested in, are of the UK profile, not only of the international standard. */
  readonly inProfile: boolean
}

/** Every value in a record at any depth, each with its field; in what is no record, without. */
export const membersOf = ({
  entity,
  value,
  path,
}: Omit<Position, 'inProfile'> & { readonly value: object }): Generator<Member> =>
  walk(value, { entity, path, inProfile: true })

interface Position {
  /** Absent inside what the standard does not know. */
  readonly entity: EntityName | undefined
  readonly path: JsonPath
  readonly inProfile: boolean
}

function* walk(value: object, { entity, path, inProfile }: Position): Generator<Member> {
  for (const [name, inner] of Object.entries(value)) {
    const field = entity && fieldOf(entity, name)
    const here = [...path, name]
    const isProfile = inProfile && field?.edition === 'uk'
    yield { path: here, value: inner, ...(field && { field }), inProfile: isProfile }
    const within = { entity: field?.of as EntityName | undefined, inProfile: isProfile }
    for (const [at, one] of nestedIn(inner, here)) {
      if (Array.isArray(inner)) yield { path: at, value: one, inProfile: isProfile }
      const object = asObject(one)
      if (object) yield* walk(object, { ...within, path: at })
    }
  }
}

/** The entries of an array, each with its path; any other value is alone. */
const nestedIn = (value: unknown, path: JsonPath): readonly (readonly [JsonPath, unknown])[] =>
  Array.isArray(value) ? value.map((one, index) => [[...path, index], one]) : [[path, value]]

/** An object that the standard knows: a record, or one that is nested in it. */
export interface Nested {
  readonly entity: EntityName
  readonly value: Readonly<Record<string, unknown>>
  readonly path: JsonPath
  /** What it is nested in. */
  readonly owner?: Nested
}

/** A record and the objects of the standard in it, at any depth. */
export function* objectsOf(nested: Nested): Generator<Nested> {
  const { entity, value, path } = nested
  yield nested
  for (const [name, inner] of Object.entries(value)) {
    const of = fieldOf(entity, name)?.of as EntityName | undefined
    if (!of) continue
    for (const [at, one] of nestedIn(inner, [...path, name])) {
      const object = asObject(one)
      if (object) yield* objectsOf({ entity: of, value: object, path: at, owner: nested })
    }
  }
}

const fieldOf = (entity: EntityName, name: string): Field | undefined => {
  const fields = fieldsOf(entity)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
