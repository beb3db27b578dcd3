import type { Edition, Field } from './field.ts'

/** The options of a card: everything but its type and description. */
export type Options = Omit<
  Field,
  'type' | 'description' | 'edition' | 'format' | 'values' | 'of'
> & { readonly edition?: Edition }

/** Refuses options that no card has; a type parameter alone would let them pass. */
export type Known<O> = O & { readonly [K in Exclude<keyof O, keyof Options>]: never }

/** A card with the literal types that decide about the TypeScript type of the field. */
export type Made<Base, O> = Base & {
  readonly description: string
  readonly edition: Edition
} & Pick<O, keyof O & ('required' | 'derived')>

/** Makes a card; later options win. The edition is 3.0 by default. */
export const make = <Base, O>(
  base: Base,
  description: string,
  ...options: (Options | undefined)[]
) => Object.assign({ edition: '3.0', description }, base, ...options) as Made<Base, O>
