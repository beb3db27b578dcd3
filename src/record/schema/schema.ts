import type { EntityName } from '../../hsds/entities.ts'

/** As much of JSON Schema (draft 2020-12) as records need, and a few words of our own that the validator passes over. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'
  readonly format?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: false | Schema
  /** What a value is when it is text, and otherwise. */
  readonly if?: { readonly type: 'string' }
  readonly then?: Schema
  readonly else?: Schema
  /** A bare text stands for an object with only this field. */
  readonly short?: string
  /** Entries of this list become entries of that one. */
  readonly becomes?: 'schedules'
  /** Fields of the standard that are not written here, each with what to write instead where there is something. */
  readonly filledIn?: Readonly<Record<string, Instead | undefined>>
}

/** What an editor writes in place of a field that is filled in. */
export interface Instead {
  readonly field?: string
  readonly hint: string
}

/** Where all schemas of records seem to lie. */
const FOLDER = '/record/'

/** Where the schema of an entity seems to lie. */
export function refOf(entity: EntityName): string {
  return FOLDER + entity
}

/** The entity that a schema is about, or nothing. */
export const entityOf = ({ $id = '' }: Schema): string =>
  $id.startsWith(FOLDER) ? $id.slice(FOLDER.length) : $id

/** A field of text. */
export const text = (description: string): Schema => ({ type: 'string', description })
/** A field that is true or false. */
export const flag = (description: string): Schema => ({ type: 'boolean', description })
/** A list of entries. */
export const listOf = (items: Schema, description: string): Schema => ({
  type: 'array',
  items,
  description,
})
/** An object of an entity. */
export const record = (entity: EntityName): Schema => ({ $ref: refOf(entity) })
/** The slug of a record of an entity, or the object itself. */
export const slugOr = (entity: EntityName, description: string): Schema => ({
  if: { type: 'string' },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { type: 'string' },
  else: record(entity),
  description,
})
