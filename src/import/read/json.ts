import { UserError } from '../../io/command/errors.ts'
import { MAX_CELLS } from '../../io/workbook/limits.ts'

export type Json = unknown
export type JsonObject = Readonly<Record<string, Json>>

/** A list as it is, and anything else as a list of one; nothing is an empty list. */
export const listOf = (json: Json): readonly Json[] =>
  Array.isArray(json) ? json : json === null || json === undefined || json === '' ? [] : [json]

/** The value of a JSON text; undefined when it is none. One of too many values, which take forty times its size, is refused. */
export function parseJson(text: string): Json {
  let values = 0
  for (let i = 0; i < text.length; i++) if (',[{'.includes(text[i]!)) values++
  if (values > MAX_CELLS)
    throw new UserError('The JSON has too many values. Ask for it in smaller files.')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
