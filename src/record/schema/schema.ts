import type { EntityName } from '../../hsds/entities.ts'
import type { Instead, Normaliser } from '../../hsds/field.ts'
import type { Referable } from './own-field.ts'

/** The part of JSON Schema (draft 2020-12) that records need, and keywords of our own, which the validator ignores. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'
  readonly format?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  /** What a text that matches the pattern is. */
  readonly wanted?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly default?: unknown
  readonly examples?: readonly (string | number)[]
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: false | Schema
  /** What a value is when it is text, and otherwise. */
  readonly if?: { readonly type: 'string' }
  readonly then?: Schema
  readonly else?: Schema
  /** Editors suggest the examples as values. */
  readonly suggest?: true
  /** What helps to fill the field in, in Markdown. */
  readonly help?: string
  /** What its text refers to. */
  readonly refers?: Referable
  readonly normalise?: Normaliser
  /** The field with the time at which the thing starts. */
  readonly after?: string
  /** The field without which its default is not filled in. */
  readonly beside?: string
  /** A text in place of the object is short for an object with only this field. */
  readonly short?: string
  /** The field that takes a text for the whole object. */
  readonly main?: string
  /** The entity whose texts these are in another language. */
  readonly translates?: EntityName
  /** Entries of this list become entries of that one. */
  readonly becomes?: 'schedules'
  /** Fields of the standard that are not written here, each with what to write instead where there is something. */
  readonly filledIn?: Readonly<Record<string, Instead | undefined>>
}

/** The folder in the `$id` of every schema of a record. */
const FOLDER = '/record/'

/** The `$id` of the schema of an entity. */
export function refOf(entity: EntityName): string {
  return FOLDER + entity
}

/** The entity that a schema describes, or an empty text. */
export const entityOf = ({ $id = '' }: Schema): string =>
  $id.startsWith(FOLDER) ? $id.slice(FOLDER.length) : $id

/** A field of text. */
export const text = (description: string) => ({ type: 'string', description }) as const
/** A list of entries. */
export const listOf = (items: Schema, description: string): Schema => ({
  type: 'array',
  items,
  description,
})
/** An object of an entity. */
export const record = (entity: EntityName): Schema => ({ $ref: refOf(entity) })
