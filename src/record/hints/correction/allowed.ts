import { formats } from '../../schema/formats.ts'
import type { Schema } from '../../schema/schema.ts'

/** Whether a field accepts a text as it is. */
export function isAllowed(
  text: string,
  { type, enum: values, format, pattern, minimum = -Infinity, maximum = Infinity }: Schema,
): boolean {
  if (values) return values.includes(text)
  if (type === 'boolean') return text === 'true' || text === 'false'
  if (type === 'number' || type === 'integer') {
    const value = Number(text)
    const isInRange = value >= minimum && value <= maximum
    return Number.isFinite(value) && isInRange && (type === 'number' || Number.isInteger(value))
  }
  if (format) return formats[format]?.test(text) === true
  return pattern !== undefined && new RegExp(pattern).test(text)
}

/** Whether a field takes numbers. */
export const isNumeric = ({ type }: Schema): boolean => type === 'number' || type === 'integer'
