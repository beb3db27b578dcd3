import type { Schema } from '../../schema/schema.ts'

/** One of a few words. */
export const choice = <const Words extends readonly string[]>(enum_: Words, description: string) =>
  ({ type: 'string', enum: enum_, description }) as const

/** An object with these keys and no others. */
export const group = <const Properties extends Readonly<Record<string, Schema>>>(
  properties: Properties,
  description: string,
) => ({ type: 'object', additionalProperties: false, properties, description }) as const

/** A whole number within limits. */
export const whole = (minimum: number, maximum: number, description: string) =>
  ({ type: 'integer', minimum, maximum, description }) as const

/** The same kind of value for each of a few keys. */
export const each = <Key extends string, S extends Schema>(
  keys: readonly Key[],
  make: (key: Key) => S,
) => Object.fromEntries(keys.map((key) => [key, make(key)])) as Readonly<Record<Key, S>>
