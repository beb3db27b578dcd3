import { type Cursor, UNSURE } from './cursor.ts'

/** A field: a word with its colon. */
const KEY = /[A-Za-z_][\w-]*:(?=[ \n]|$)/y
/** A key can only be so long, as it is written. */
const LONGEST = 120

/** Whether a field comes next. */
export function isKey({ text, at }: Cursor): boolean {
  KEY.lastIndex = at
  return KEY.test(text)
}

/** Reads the name of a field and its colon; the map must not have one of this name. */
export function readKey(cursor: Cursor, map: object): string {
  if (!isKey(cursor)) throw UNSURE
  const end = KEY.lastIndex
  const key = cursor.text.slice(cursor.at, end - 1)
  if (key === 'null' || key === '__proto__' || key.length > LONGEST || Object.hasOwn(map, key))
    throw UNSURE
  cursor.at = end
  return key
}
