/**
 * The vocabulary in which the standard's entities are declared: one short call per field. The calls keep their literal
 * types, so that the TypeScript types of the standard (`types.ts`) come from the same declaration as its JSON Schemas.
 */

/** Text formats that the standard asks for; `date`, `time` and `date-time` are local, ISO 8601. */
export type Format = 'uuid' | 'uri' | 'email' | 'date' | 'time' | 'date-time'

/** Where a field comes from: the UK profile, or the international edition that added it. */
export type Edition = 'uk' | '3.0' | '3.1'

/** One field of one entity. */
export interface Field {
  readonly type: 'string' | 'number' | 'object' | 'array'
  readonly description: string
  readonly edition: Edition
  readonly format?: Format
  /** The only values allowed. */
  readonly values?: readonly string[]
  /** The entity that is nested here, once (`object`) or many times (`array`). */
  readonly of?: string
  /** The entity whose id this field holds. Such fields are always filled in by the generator. */
  readonly links?: string
  /** The field repeats the value of this other field, as the UK profile asks. */
  readonly repeats?: string
  /** The standard calls for a value. */
  readonly required?: true
}

/** One entity: what it is, and its fields in the order in which they are published. */
export interface Entity {
  readonly description: string
  readonly fields: Readonly<Record<string, Field>>
}

interface Options {
  readonly edition?: Edition
  readonly required?: true
  readonly repeats?: string
}

/** Keeps an option's literal type and fills in the edition, which is 3.0 unless told. */
type Made<Base, O> = Base & {
  readonly description: string
  readonly edition: Edition
} & (O extends { readonly required: true } ? { readonly required: true } : unknown)

function make<const Base, const O extends Options>(base: Base, description: string, options?: O) {
  return { edition: '3.0', description, ...base, ...options } as unknown as Made<Base, O>
}

/** The options of a field that the UK profile has, and of one it also requires. */
export const UK = { edition: 'uk' } as const
export const REQUIRED = { edition: 'uk', required: true } as const

export const text = <const O extends Options>(description: string, options?: O) =>
  make({ type: 'string' } as const, description, options)

export const number = <const O extends Options>(description: string, options?: O) =>
  make({ type: 'number' } as const, description, options)

export const formatted = <const F extends Format, const O extends Options>(
  format: F,
  description: string,
  options?: O,
) => make({ type: 'string', format } as const, description, options)

export const choice = <const V extends readonly string[], const O extends Options>(
  values: V,
  description: string,
  options?: O,
) => make({ type: 'string', values } as const, description, options)

/** The id of the thing itself. */
export const id = (description: string) => formatted('uuid', description, REQUIRED)

/** The id of another thing. */
export const link = <const E extends string, const O extends Options>(
  links: E,
  description: string,
  options?: O,
) => make({ type: 'string', format: 'uuid', links } as const, description, options)

/** One nested thing. */
export const one = <const E extends string, const O extends Options>(
  of: E,
  description: string,
  options?: O,
) => make({ type: 'object', of } as const, description, options)

/** A list of nested things. */
export const many = <const E extends string, const O extends Options>(
  of: E,
  description: string,
  options?: O,
) => make({ type: 'array', of } as const, description, options)

/** The two lists that nearly every entity may carry. */
export const attributes = (edition: Edition = '3.0') =>
  many('attribute', 'Terms of a taxonomy that describe it.', { edition })
export const metadata = () => many('metadata', 'What was changed in it, when and by whom.')
