import type { EntityName } from '../../hsds/entities.ts'
import type { Card } from '../../hsds/field.ts'

/** What a text of a record can refer to. `anyArea` is also a postcode, a code, a nation or words. */
export type Referable = 'organization' | 'program' | 'location' | 'term' | 'area' | 'anyArea'

/** The card of a field that records have and the standard does not, or has in another form. */
export interface OwnField extends Card {
  /** A text is allowed in place of the object. */
  readonly orText?: true
  /** What its texts refer to. */
  readonly refers?: Referable
  /** Its entries become entries of this list when the record is read. */
  readonly becomes?: 'schedules'
  /** The list of the standard that this is a short form of. */
  readonly shortFor?: 'attributes'
  /** The fields of the same object whose texts it has in other languages. */
  readonly translates?: readonly string[]
}

type Options = Omit<OwnField, 'type' | 'description' | 'values' | 'of' | 'orText' | 'translates'>

/** Refuses options that no card has; a type parameter alone would let them pass. */
type Known<O> = O & { readonly [K in Exclude<keyof O, keyof Options>]: never }

/** A card with the literal types that decide about the TypeScript type of the field. */
type Made<Base, O> = Base & { readonly description: string } & Pick<O, keyof O & 'required'>

const make = <Base, O>(base: Base, description: string, options?: Options) =>
  ({ ...base, description, ...options }) as Made<Base, O>

export const text = <const O extends Options>(description: string, options?: Known<O>) =>
  make<{ readonly type: 'string' }, O>({ type: 'string' }, description, options)

/** A field that is true or false. */
export const flag = <const O extends Options>(description: string, options?: Known<O>) =>
  make<{ readonly type: 'boolean' }, O>({ type: 'boolean' }, description, options)

/** A list of texts. */
export const texts = <const O extends Options>(description: string, options?: Known<O>) =>
  make<{ readonly type: 'array' }, O>({ type: 'array' }, description, options)

/** A list of some of these values. */
export const choices = <const V extends readonly string[], const O extends Options>(
  values: V,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'array'; readonly values: V }, O>(
    { type: 'array', values },
    description,
    options,
  )

/** A list of objects. */
export const many = <const E extends EntityName, const O extends Options>(
  of: E,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'array'; readonly of: E }, O>({ type: 'array', of }, description, options)

/** A text, such as a slug, or the object itself. */
export const textOrOne = <const E extends EntityName, const O extends Options>(
  of: E,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'object'; readonly of: E; readonly orText: true }, O>(
    { type: 'object', of, orText: true },
    description,
    options,
  )

/** A list of texts and objects. */
export const textsOrMany = <const E extends EntityName, const O extends Options>(
  of: E,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'array'; readonly of: E; readonly orText: true }, O>(
    { type: 'array', of, orText: true },
    description,
    options,
  )

/** The texts of some fields in the languages of pages. */
export const translationsOf = <const F extends readonly string[], const O extends Options>(
  translates: F,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'object'; readonly translates: F }, O>(
    { type: 'object', translates },
    description,
    options,
  )
