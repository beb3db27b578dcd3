import type { Schema } from './schema.ts'

/**
 * The type of the values of a schema that is written `as const`. `Defaults` has the values of the keys that are filled in,
 * which are never missing.
 */
export type Typed<S, Defaults = object> = S extends
  { enum: readonly (infer Word)[] } | { const: infer Word }
  ? Word
  : S extends { then: infer Text; else: infer Other }
    ? Typed<Text> | Typed<Other, Defaults>
    : S extends { type: 'array'; items: infer Item }
      ? readonly Typed<Item>[]
      : S extends { properties: infer P }
        ? Keyed<P, S extends { required: readonly (infer K)[] } ? K : never, Defaults>
        : S extends { additionalProperties: infer Value extends Schema }
          ? Readonly<Record<string, Typed<Value>>>
          : S extends { type: infer T extends keyof Scalars }
            ? Scalars[T]
            : unknown

interface Scalars {
  readonly string: string
  readonly number: number
  readonly integer: number
  readonly boolean: boolean
}

type Keyed<P, Required, Defaults> = string extends keyof P
  ? Readonly<Record<string, Typed<P[string & keyof P]>>>
  : Flat<
      {
        readonly [K in keyof P as K extends Required | keyof Defaults ? K : never]: Typed<
          P[K],
          K extends keyof Defaults ? Defaults[K] : object
        >
      } & {
        readonly [K in keyof P as K extends Required | keyof Defaults ? never : K]?: Typed<P[K]>
      }
    >

/** One object in place of two, which messages of the compiler can show. */
type Flat<T> = { [K in keyof T]: T[K] }
