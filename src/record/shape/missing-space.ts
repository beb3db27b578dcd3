import { quote } from '../../text/quote.ts'
import type { Schema } from '../schema/schema.ts'
import type { Shaping } from './shaping.ts'

/** The name of a field, and its value right behind the colon. */
const GLUED = /^([a-z][a-z0-9_]*):(\S.*)$/s
/** Before the next field of the kind. */
const NEXT = / (?=[a-z][a-z0-9_]*:)/

/** Tells of a text that was meant as a field and its value, as `number:0117 496 0123` was, where a group could stand. */
export function tellGlued(
  schema: Schema,
  raw: string,
  { file, path, resolve, diagnostics }: Shaping,
): boolean {
  const { properties } = schema.else?.$ref ? resolve(schema.else.$ref) : schema
  const [, name = '', rest = ''] = (properties && GLUED.exec(raw)) ?? []
  if (!properties || !Object.hasOwn(properties, name)) return false
  const [value = ''] = rest.replace(/\s+/g, ' ').split(NEXT)
  diagnostics.push({
    code: 'wrong-type',
    message: `There is no space after the colon of ${quote(`${name}:`)}.`,
    hint: `Write ${quote(`${name}: ${value}`)}.`,
    place: { file, path: [...path] },
  })
  return true
}
