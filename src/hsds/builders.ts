import type { Format } from './field.ts'
import { type Known, type Options, make } from './make.ts'

/*
 * The vocabulary in which the entities of the standard are declared: one call per field. The calls keep the literal
 * types that `types.ts` derives the TypeScript types of the standard from.
 */

/** The options of a field that the UK profile has, and of one that it also requires. */
export const UK = { edition: 'uk' } as const
export const REQUIRED = { edition: 'uk', required: true } as const

export const text = <const O extends Options>(description: string, options?: Known<O>) =>
  make<{ readonly type: 'string' }, O>({ type: 'string' }, description, options)

export const number = <const O extends Options>(description: string, options?: Known<O>) =>
  make<{ readonly type: 'number' }, O>({ type: 'number' }, description, options)

export const formatted = <const F extends Format, const O extends Options>(
  format: F,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'string'; readonly format: F }, O>(
    { type: 'string', format },
    description,
    options,
  )

export const choice = <const V extends readonly string[], const O extends Options>(
  values: V,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'string'; readonly values: V }, O>(
    { type: 'string', values },
    description,
    options,
  )

/** The id of the thing itself. */
export const id = (description: string) =>
  formatted('uuid', description, { ...REQUIRED, change: 'silent' })

/** The id of another thing. */
export const link = <const E extends string, const O extends Options>(
  links: E,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'string'; readonly format: 'uuid'; readonly links: E }, O>(
    { type: 'string', format: 'uuid', links },
    description,
    options,
  )

/** The same as another field of the entity. */
export const repeat = <const R extends string>(repeats: R, description: string) =>
  make<{ readonly type: 'string'; readonly repeats: R }, object>(
    { type: 'string', repeats },
    description,
    UK,
  )

/** One nested thing. */
export const one = <const E extends string, const O extends Options>(
  of: E,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'object'; readonly of: E }, O>({ type: 'object', of }, description, options)

/** A list of nested things. */
export const many = <const E extends string, const O extends Options>(
  of: E,
  description: string,
  options?: Known<O>,
) =>
  make<{ readonly type: 'array'; readonly of: E }, O>({ type: 'array', of }, description, options)
