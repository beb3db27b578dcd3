import type { Span } from './span.ts'

const IN_ASCII = String.raw`(?:%[0-9a-f]{2})+|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});|\s?[([{<]\s?(?:at|dot)\s?[)\]}>]\s?`

/** What may be written in another way: bytes of a URL, an entity, `(at)`, or characters beyond ASCII. */
const DISGUISED = new RegExp(String.raw`${IN_ASCII}|[^\0-\x7F\s]+|[^\0-\x7F]`, 'giu')

const ANY_IN_ASCII = new RegExp(IN_ASCII, 'iu')
/** A fast test: each disguise in ASCII has such a character, and few texts do. */
const POSSIBLE = /[%&([{<]/

const isDisguised = (text: string) =>
  (POSSIBLE.test(text) && ANY_IN_ASCII.test(text)) || !isPlain(text)

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
export function inPlain<T extends Span>(
  written: string,
  find: (text: string) => Iterable<T>,
): Iterable<T> {
  const text = plainText(written)
  return text === written ? find(written) : spansOf(written, find(text))
}

/** Spans of the plain form of a text, as spans of the text. Most texts have none. */
function* spansOf<T extends Span>(written: string, spans: Iterable<T>): Generator<T> {
  let origins: readonly number[] | undefined
  for (const span of spans) {
    origins ??= originsOf(written)
    const [start, end] = [origins[span.start]!, origins[span.end] ?? written.length]
    yield { ...span, start, end }
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
    let at = index
    for (const part of partsOf(found)) {
      for (let i = 0; i < decode(part).length; i++) origins.push(at)
      at += part.length
    }
    from = at
  }
  addWritten(from, written.length)
  return origins
}

function decode(found: string): string {
  if (found.startsWith('%')) return decodeBytes(found)
  if (found.startsWith('&')) return decodeEntity(found)
  if (isAscii(found)) return /at/i.test(found) ? '@' : '.'
  return isPlain(found) ? found : [...found].map(decodeLetter).join('')
}

/** What is decoded by itself: the characters beyond ASCII do not change each other. */
const partsOf = (found: string): Iterable<string> => (isAscii(found) ? [found] : [...found])

const isAscii = (found: string) => found.charCodeAt(found.search(/\S/)) < 0x80

/** Whether the characters beyond ASCII are as they look. Most are. A hyphen of ASCII is not meant. */
const isPlain = (text: string) => !OTHER_HYPHEN.test(text) && text.normalize('NFKC') === text
const OTHER_HYPHEN = /(?!-)[\p{Cf}\p{Pd}\u00AD\u2212]/u

function decodeLetter(found: string): string {
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
