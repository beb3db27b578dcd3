import type { Schema } from '../../schema/schema.ts'

/** One of a few words. */
export const choice = (values: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: values,
  description,
})

/** An object with these keys and no others. */
export const group = (properties: Record<string, Schema>, description: string): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  description,
})

/** A whole number within limits. */
export const whole = (minimum: number, maximum: number, description: string): Schema => ({
  type: 'integer',
  minimum,
  maximum,
  description,
})
