import type { EntityName } from '../../hsds/entities.ts'
import type { FieldName, FieldOf } from '../../hsds/types.ts'
import type { Language } from '../../messages/languages.ts'
import type { everywhere, ownFields, tagged } from './own-fields.ts'

type OwnTable = typeof ownFields
type Own<E extends EntityName> = E extends keyof OwnTable ? OwnTable[E] : unknown

/** Fields of the standard that the generator does not fill in. */
type StandardName<E extends EntityName> = {
  [K in FieldName<E>]: FieldOf<E, K> extends
    { links: string } | { repeats: string } | { derived: true }
    ? never
    : K
}[FieldName<E>]

type WrittenName<E extends EntityName> = Exclude<StandardName<E>, keyof Own<E> | 'id'>

type Value<F> = F extends { translates: readonly (infer N extends string)[] }
  ? Translations<N>
  : F extends { type: 'array'; of: infer E extends EntityName }
    ? readonly Nested<F, E>[]
    : F extends { type: 'object'; of: infer E extends EntityName }
      ? Nested<F, E>
      : F extends { type: 'array'; values: readonly (infer V)[] }
        ? readonly V[]
        : F extends { type: 'array' }
          ? readonly string[]
          : F extends { values: readonly (infer V)[] }
            ? V
            : F extends { type: 'string' }
              ? string
              : F extends { type: 'number' }
                ? number
                : F extends { type: 'boolean' }
                  ? boolean
                  : never

/** The texts of some fields, by language. A language without a text is empty. */
export type Translations<N extends string = string> = {
  readonly [L in Language]?: { readonly [F in N]?: string }
}

type Nested<F, E extends EntityName> = F extends { orText: true } ? string | Written<E> : Written<E>

type OwnFields<T> = {
  readonly [K in keyof T as T[K] extends { required: true } ? K : never]: Value<T[K]>
} & {
  readonly [K in keyof T as T[K] extends { required: true } ? never : K]?: Value<T[K]>
}

type RequiredName<E extends EntityName> = {
  [K in WrittenName<E>]: FieldOf<E, K> extends { required: true } ? K : never
}[WrittenName<E>]

interface Everywhere {
  readonly id?: string
  /** Fields that the directory declares, by namespace. */
  readonly extensions?: {
    readonly [namespace: string]: { readonly [field: string]: string | number | boolean }
  }
  readonly public?: Value<(typeof everywhere)['public']>
}

type Tagged<E extends EntityName> =
  'attributes' extends FieldName<E> ? OwnFields<typeof tagged> : unknown

/** One entity as an editor wrote it: typed, checked, with long forms in place of short ones, and without private fields. */
export type Written<E extends EntityName> = Everywhere &
  Tagged<E> & { readonly [K in RequiredName<E>]: Value<FieldOf<E, K>> } & {
    readonly [K in Exclude<WrittenName<E>, RequiredName<E>>]?: Value<FieldOf<E, K>>
  } & OwnFields<Own<E>>

/** The folder of the records of each kind. */
export const FOLDERS = {
  organization: 'organizations',
  location: 'locations',
  service: 'services',
  taxonomy: 'taxonomies',
} as const satisfies { readonly [E in EntityName]?: string }

export type RecordKind = keyof typeof FOLDERS
export type Folder = (typeof FOLDERS)[RecordKind]

/** The kinds of records, by the folder that holds them. */
export const kinds = Object.fromEntries(
  Object.entries(FOLDERS).map(([kind, folder]) => [folder, kind]),
) as { readonly [K in RecordKind as (typeof FOLDERS)[K]]: K }

/** The file of a record. */
export const fileOf = (kind: RecordKind, slug: string): string => `${FOLDERS[kind]}/${slug}.yaml`

/** One record of the content. */
export interface ContentRecord<K extends RecordKind = RecordKind> {
  readonly kind: K
  readonly slug: string
  readonly file: string
  readonly value: Written<K>
}
