import type { Span } from './span.ts'

/** A text as its readers and their programs understand it. */
interface PlainText {
  readonly text: string
  /** The position in the written text of each of its characters. */
  readonly origins: readonly number[]
}

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

/** Decodes URLs, entities and compatibility characters (NFKC), and drops what cannot be seen. */
export function toPlain(written: string): PlainText {
  let text = ''
  const origins: number[] = []
  const add = (piece: string, at: number, isWritten = false) => {
    for (let i = 0; i < piece.length; i++) origins.push(isWritten ? at + i : at)
    text += piece
  }
  let from = 0
  for (const { 0: found, index } of written.matchAll(DISGUISED)) {
    add(written.slice(from, index), from, true)
    add(decode(found), index)
    from = index + found.length
  }
  add(written.slice(from), from, true)
  return { text, origins }
}

/** The plain form alone. */
export const plainText = (written: string): string =>
  isDisguised(written) ? toPlain(written).text : written

/** The spans that a function finds in the plain form of a text, as spans of the text. */
export const inPlain = (written: string, find: (text: string) => Iterable<Span>): Iterable<Span> =>
  isDisguised(written) ? inDisguised(written, find) : find(written)

function* inDisguised(written: string, find: (text: string) => Iterable<Span>): Generator<Span> {
  const { text, origins } = toPlain(written)
  for (const { start, end } of find(text))
    yield { start: origins[start]!, end: origins[end] ?? written.length }
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
