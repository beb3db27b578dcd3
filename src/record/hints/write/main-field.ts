import type { Schema } from '../../schema/schema.ts'

/** The field of an object that takes the text which people write for the whole object. */
export function mainField({ main, required = [], properties = {} }: Schema): string {
  return main ?? ('name' in properties ? 'name' : (required[0] ?? 'description'))
}
