import type { Answered } from './reply.ts'

/** Reads a body as JSON, or as text where it is not JSON. A byte order mark is reported, because it breaks most parsers. */
export function readJson(body: Uint8Array): Pick<Answered, 'text' | 'json' | 'encoding'> {
  const text = new TextDecoder().decode(body)
  const encoding = hasMark(body) ? 'bom' : isUtf8(body) ? undefined : 'not-utf8'
  const json = parseJson(text)
  return { ...(json === undefined ? { text } : { json }), ...(encoding && { encoding }) }
}

const hasMark = ([a, b, c]: Uint8Array) => a === 0xef && b === 0xbb && c === 0xbf

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
