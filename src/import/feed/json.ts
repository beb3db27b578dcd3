export type Json = unknown
export type JsonObject = Readonly<Record<string, Json>>

export const isObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A list as it is, and anything else as a list of one; nothing is an empty list. */
export const listOf = (json: Json): readonly Json[] =>
  Array.isArray(json) ? json : json === null || json === undefined || json === '' ? [] : [json]

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
