import { inAscii } from './look-alikes.ts'
import type { Span } from './span.ts'

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const DIGIT_WORD = `(?:(?:double|treble|triple)[ -])?(?:${DIGITS.join('|')}|nought|oh)`
const DIGIT_WORDS = String.raw`\b${DIGIT_WORD}(?:[\s,-]{1,3}${DIGIT_WORD}){1,20}\b`

const GAP = String.raw`[\s_*-]{1,3}`
const IN_BRACKETS = String.raw`\s?[([{<"“]\s?(?:at|dot|[@.])\s?[)\]}>"”]\s?`
/** Between words, `at` stands for `@` only before a name of a domain. With a spelled dot nothing else is meant. */
const SPELLED = `${GAP}at${GAP}(?:[a-z\\d-]{1,63}${GAP}dot${GAP}|(?=[a-z\\d-]{1,63}\\.[a-z]{2}))|${GAP}dot${GAP}(?=[a-z])`
/** Bytes of a URL, an entity, an escape of JSON or Markdown, and a tag. */
const CODED = String.raw`(?:%[0-9a-f]{2})+|&(?:#\d{1,12}|#x[0-9a-f]{1,12}|[a-z]{2,8});|\\u[0-9a-f]{4}|\\(?=[!-/:-@[-\x60{-~])|</?[a-z]{1,10}\s?/?>|<!--\s{0,3}-->`

/** What may be written in another way: in ASCII, or with characters beyond it. */
const DISGUISED = new RegExp(
  String.raw`${IN_BRACKETS}|${CODED}|${SPELLED}|${DIGIT_WORDS}|[^\0-\x7F]+`,
  'giu',
)
/** A fast test: each disguise has such a part, and few texts do. */
const POSSIBLE = new RegExp(
  String.raw`[^\0-\x7F]|[%&([{<"\\]|[\s_*-](?:at|dot)[\s_*-]|\b${DIGIT_WORD}[\s,-]{1,3}${DIGIT_WORD}`,
  'i',
)
/** More would be no text that somebody reads. */
const MAX_ROUNDS = 6

/**
 * The one form in which every pattern of private things is looked for: as readers and their programs understand a text.
 * Parts of URLs, entities, escapes and tags are decoded, one in another too; characters of all scripts that look like ASCII
 * are ASCII; what cannot be seen is dropped; spelled signs and digits are written as such.
 */
export function normalForm(written: string): string {
  let text = recent.get(written)
  if (text !== undefined) return text
  text = written
  for (const { decoded } of roundsOf(written)) text = decoded
  if (recent.size > 250) recent.clear()
  recent.set(written, text)
  return text
}

/** Rules read all texts of a record, one rule after the other. */
const recent = new Map<string, string>()

/** Decodes a text until nothing changes. */
function* roundsOf(
  written: string,
): Generator<{ readonly text: string; readonly decoded: string }> {
  let text = written
  for (let round = 0; round < MAX_ROUNDS && POSSIBLE.test(text); round++) {
    const decoded = text.replace(DISGUISED, decode)
    if (decoded === text) return
    yield { text, decoded }
    text = decoded
  }
}

/** The spans that a function finds in the normal form of a text, as spans of the text. */
export function inNormalForm<T extends Span>(
  written: string,
  find: (text: string) => Iterable<T>,
): Iterable<T> {
  const text = normalForm(written)
  return text === written ? find(written) : spansOf(written, find(text))
}

/** Spans of the normal form of a text, as spans of the text. Most texts have none. */
function* spansOf<T extends Span>(written: string, spans: Iterable<T>): Generator<T> {
  let origins: readonly number[] | undefined
  for (const span of spans) {
    origins ??= originsOf(written)
    const [start, end] = [origins[span.start]!, origins[span.end] ?? written.length]
    yield { ...span, start, end }
  }
}

/** The position in the written text of each character of its normal form. */
function originsOf(written: string): readonly number[] {
  let origins: readonly number[] | undefined
  for (const { text } of roundsOf(written)) {
    const before = origins
    const step = originsOfRound(text)
    origins = before ? step.map((at) => before[at] ?? written.length) : step
  }
  return origins ?? []
}

function originsOfRound(text: string): number[] {
  const origins: number[] = []
  const addWritten = (from: number, to: number) => {
    for (let at = from; at < to; at++) origins.push(at)
  }
  let from = 0
  for (const { 0: found, index } of text.matchAll(DISGUISED)) {
    addWritten(from, index)
    let at = index
    for (const part of partsOf(found)) {
      for (let i = 0; i < decode(part).length; i++) origins.push(at)
      at += part.length
    }
    from = at
  }
  addWritten(from, text.length)
  return origins
}

/** What is decoded by itself: characters beyond ASCII do not change each other. */
const partsOf = (found: string): Iterable<string> =>
  /^[^\0-\x7F]+$/.test(found) ? [...found] : [found]

function decode(found: string): string {
  if (BRACKETS.test(found)) return /at|@/i.test(found) ? '@' : '.'
  if (found.startsWith('%')) return asAscii(decodeBytes(found))
  if (found.startsWith('&')) return asAscii(decodeEntity(found))
  if (found.startsWith('\\')) return asAscii(String.fromCharCode(...hexIn(found)))
  if (found.startsWith('<')) return BREAK.test(found) ? ' ' : ''
  if (/^[^\0-\x7F]/.test(found)) return asAscii(found)
  return /^[a-z]/i.test(found) ? decodeDigits(found) : decodeSpelled(found)
}

const BRACKETS = new RegExp(`^${IN_BRACKETS}$`, 'i')
const BREAK = /^<\/?(?:br|div|h\d|li|p|t[dhr])\b/i

const asAscii = (text: string) => text.replace(/[^\0-\x7F]/gu, inAscii)

const hexIn = (escape: string) => (escape.length > 1 ? [parseInt(escape.slice(2), 16)] : [])

/** With a space beside it, the sign may also stand for "at". */
const decodeSpelled = (found: string) =>
  /dot[\s_*-]+$/i.test(found)
    ? found.replace(/^[\s_*-]+at[\s_*-]+/i, '@').replace(/(?<![\s_*-])[\s_*-]+dot[\s_*-]+$/i, '.')
    : ' @ '

function decodeDigits(found: string): string {
  let digits = ''
  let times = 1
  for (const word of found.toLowerCase().split(/[\s,-]+/)) {
    const many = ['double', 'treble', 'triple'].indexOf(word)
    if (many < 0) digits += String(Math.max(0, DIGITS.indexOf(word))).repeat(times)
    times = many < 0 ? 1 : many === 0 ? 2 : 3
  }
  return digits
}

function decodeBytes(found: string): string {
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}

/** Named entities that hide a part of an address or a number. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", colon: ':', comma: ',', commat: '@', dash: '-', gt: '>', hyphen: '-' },
  ...{ lowbar: '_', lpar: '(', lt: '<', nbsp: ' ', ndash: '-', num: '#', period: '.', plus: '+' },
  ...{ quot: '"', rpar: ')', shy: '', sol: '/', thinsp: ' ', zwj: '', zwnj: '' },
}

function decodeEntity(found: string): string {
  const [, hex, decimal] = /^&#(?:x([0-9a-f]+)|(\d+));$/i.exec(found) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  if (hex ?? decimal) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : found
  return ENTITIES[found.slice(1, -1).toLowerCase()] ?? found
}
