import type { Span } from './span.ts'

/** What may be written in another way: bytes of a URL, an entity, `(at)`, or a character beyond ASCII. */
const DISGUISED =
  /(?:%[0-9a-f]{2})+|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});|\s?[([{<]\s?(?:at|dot)\s?[)\]}>]\s?|[^\0-\x7F]/giu

const ANY = new RegExp(DISGUISED.source, 'iu')
/** A fast test: each disguise has such a character, and few texts do. */
const POSSIBLE = /[%&([{<]|[^\0-\x7F]/

const isDisguised = (text: string) => POSSIBLE.test(text) && ANY.test(text)

/** Named entities that hide a part of an address or a number. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  commat: '@',
  dash: '-',
  hyphen: '-',
  lowbar: '_',
  nbsp: ' ',
  ndash: '-',
  period: '.',
  plus: '+',
  sol: '/',
}

/**
 * A text as its readers and their programs understand it: parts of URLs, entities and compatibility characters (NFKC) are
 * decoded, and what cannot be seen is dropped.
 */
export const plainText = (written: string): string =>
  isDisguised(written) ? written.replace(DISGUISED, decode) : written

/** The spans that a function finds in the plain form of a text, as spans of the text. */
export function inPlain(written: string, find: (text: string) => Iterable<Span>): Iterable<Span> {
  const text = plainText(written)
  return text === written ? find(written) : spansOf(written, find(text))
}

/** Spans of the plain form of a text, as spans of the text. Most texts have none. */
function* spansOf(written: string, spans: Iterable<Span>): Generator<Span> {
  let origins: readonly number[] | undefined
  for (const { start, end } of spans) {
    origins ??= originsOf(written)
    yield { start: origins[start]!, end: origins[end] ?? written.length }
  }
}

/** The position in the written text of each character of its plain form. */
function originsOf(written: string): readonly number[] {
  const origins: number[] = []
  const addWritten = (from: number, to: number) => {
    for (let at = from; at < to; at++) origins.push(at)
  }
  let from = 0
  for (const { 0: found, index } of written.matchAll(DISGUISED)) {
    addWritten(from, index)
    for (let i = 0; i < decode(found).length; i++) origins.push(index)
    from = index + found.length
  }
  addWritten(from, written.length)
  return origins
}

function decode(found: string): string {
  if (found.startsWith('%')) return decodeBytes(found)
  if (found.startsWith('&')) return decodeEntity(found)
  if (found.length > 2) return /at/i.test(found) ? '@' : '.'
  if (/[\p{Cf}\u00AD]/u.test(found)) return ''
  return /[\p{Pd}\u2212]/u.test(found) ? '-' : found.normalize('NFKC')
}

function decodeBytes(found: string): string {
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}

function decodeEntity(found: string): string {
  const [, hex, decimal] = /^&#(?:x([0-9a-f]+)|(\d+));$/i.exec(found) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  if (hex ?? decimal) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : found
  return ENTITIES[found.slice(1, -1).toLowerCase()] ?? found
}
