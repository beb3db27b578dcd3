import { type Cursor, NOT_SIMPLE } from './cursor.ts'

/** The name of a field, and its colon. */
const KEY = /[A-Za-z_][\w-]*:(?=[ \n]|$)/y
/** Far below the 1024 characters that YAML allows. */
const MAX_LENGTH = 120

/** Whether a field is next. */
export function isKey({ text, at }: Cursor): boolean {
  KEY.lastIndex = at
  return KEY.test(text)
}

/** Reads the name of a field that is not in the map yet, and its colon. */
export function readKey(cursor: Cursor, map: object): string {
  if (!isKey(cursor)) throw NOT_SIMPLE
  const end = KEY.lastIndex
  const key = cursor.text.slice(cursor.at, end - 1)
  if (key === 'null' || key === '__proto__' || key.length > MAX_LENGTH || Object.hasOwn(map, key))
    throw NOT_SIMPLE
  cursor.at = end
  return key
}
