import type { EntityName, entities } from './entities.ts'

type Table = typeof entities

/** The names of the fields of an entity. */
export type FieldName<E extends EntityName> = keyof Table[E]['fields'] & string

/** The card of a field, with its literal types. */
export type FieldOf<E extends EntityName, K> = K extends keyof Table[E]['fields']
  ? Table[E]['fields'][K]
  : never

type Value<F> = F extends { values: readonly (infer V)[] }
  ? V
  : F extends { type: 'string' }
    ? string
    : F extends { type: 'number' }
      ? number
      : F extends { type: 'object'; of: infer E extends EntityName }
        ? Document<E>
        : F extends { type: 'array'; of: infer E extends EntityName }
          ? readonly Document<E>[]
          : never

type RequiredName<E extends EntityName> = {
  [K in FieldName<E>]: FieldOf<E, K> extends { required: true } ? K : never
}[FieldName<E>]

/**
 * A document of the standard: what a feed publishes for one entity, with everything that may be nested in it. A field
 * without a value is absent, never null or empty.
 */
export type Document<E extends EntityName> = {
  readonly [K in RequiredName<E>]: Value<FieldOf<E, K>>
} & {
  readonly [K in Exclude<FieldName<E>, RequiredName<E>>]?: Value<FieldOf<E, K>>
}
