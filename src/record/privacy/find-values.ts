import { type EntityName, entityNames } from '../../hsds/entities.ts'
import { COLONS, keyForm, squeezed } from '../../privacy/key-form.ts'
import { cardsOf } from '../schema/cards.ts'
import { kinds } from '../schema/written.ts'
import type { Span } from '../../privacy/span.ts'
import { isPrivateName } from './private-name.ts'

/** A name and a colon, at the start of a line or between brackets. */
const KEY = new RegExp(
  String.raw`(?<before>^|[\n\r[{,])(?<indent>[ \t]*(?:-[ \t]*)*)(?:[?!&]\S{0,80}[ \t]{1,40}){0,4}(?<quote>["']?)[^\S\n\r]{0,3}(?<name>[^\s"'=,[\]{}${COLONS}][^\n\r"'=,[\]{}${COLONS}]{0,80}?)\k<quote>[^\S\n\r]{0,40}(?:[${COLONS}]|[=–-](?=\s))`,
  'g',
)

/**
 * Finds the values of fields in a YAML text by pattern alone, so that a file that cannot be parsed hides as much as one that
 * can. Finds too much rather than too little: a name may be misspelt, the space after its colon may be missing, and the
 * lines of its value may start too far left.
 */
export function* findValues(text: string, fields: readonly string[]): Generator<Span> {
  const wanted = new Set(fields.map(squeezed))
  const isWanted = (name: string) =>
    wanted.has(squeezed(name)) || (wanted.has('private') && isPrivateName(name))
  let covered = 0
  for (const { index, 0: whole, groups = {} } of text.matchAll(KEY)) {
    const { before = '', indent = '', name = '' } = groups
    const isInBrackets = /[[{,]/.test(before)
    const field = keyForm(unescaped(name))
    // Searching inside a value again would take quadratic time.
    if (index < covered || !isWanted(field)) continue
    const start = index + whole.length
    const end = isInBrackets ? endInBrackets(text, start) : endOfBlock(text, start, indent.length)
    yield { start, end }
    covered = end
    if (isInBrackets) continue
    const isEmpty = hasNoValue(text.slice(start, end))
    if (!isEmpty && !isPrivateName(field)) continue
    const findMore = isEmpty ? valuesBelow : unknownFieldsBelow
    for (const span of findMore(text, end, indent.length)) {
      yield span
      covered = span.end
    }
  }
}

/** Replaces the escapes of letters between double quotation marks (YAML 1.2, section 5.7). */
const unescaped = (name: string) =>
  name.replace(
    /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U000([\dA-Fa-f]{5}))/g,
    (...found: string[]) => String.fromCodePoint(parseInt(found.slice(1, 4).join(''), 16)),
  )

/** The end of a block: before the next line that is not further in than its field and looks like a field or an entry. */
function endOfBlock(text: string, start: number, indent: number): number {
  let end = endOfLine(text, start)
  while (end < text.length) {
    const next = nextLine(text, end)
    const line = text.slice(next, endOfLine(text, next))
    if (!isPartOf(line, indent)) break
    end = next + line.length
  }
  return end
}

/** Whether a line belongs to the field above it. A list may be as far in as its field. */
function isPartOf(line: string, indent: number): boolean {
  const spaces = spacesOf(line)
  const rest = line.slice(spaces)
  const isList = spaces === indent && /^[-:](?:\s|$)/.test(rest)
  const isAnother = /^(?:["']?\w[\w -]*(?:["'\t][ \t]*)?:|[-?](?:\s|$)|[\]}]|---|\.\.\.)/.test(rest)
  return /^(?:#.*)?$/.test(rest) || spaces > indent || isList || !isAnother
}

const spacesOf = (line: string) => line.length - line.replace(/^[ \t]+/, '').length

/** Whether a field has no value of its own. The lines below may belong to it, but start too far left. */
function hasNoValue(value: string): boolean {
  const lines = value.split(/[\n\r]/).map((line) => line.replace(/(?<!\S)#.*/, '').trim())
  const words = lines.filter((line) => line !== '')
  return words.length === 0 || (words.length === 1 && /^(?:[|>][+\d-]*|~|null)$/.test(words[0]!))
}

/** The values of the fields below an empty one, up to a line that starts further left. */
function* valuesBelow(text: string, from: number, indent: number): Generator<Span> {
  for (let end = from; end < text.length;) {
    const start = nextLine(text, end)
    end = endOfLine(text, start)
    const line = text.slice(start, end)
    if (line.trim() !== '' && spacesOf(line) < indent) return
    const [name = ''] = /^[ \t]*["']?\w[\w -]*(?:["'\t][ \t]*)?:/.exec(line) ?? []
    yield { start: start + name.length, end }
  }
}

/**
 * Lines below a private block that are not known fields: they probably belong to the block and start too far left. A line
 * without a name continues a text.
 */
function* unknownFieldsBelow(text: string, from: number, indent: number): Generator<Span> {
  const known = indent === 0 ? FIELDS_OF_RECORDS : ALL_FIELDS
  for (let end = from; end < text.length;) {
    const start = nextLine(text, end)
    end = endOfLine(text, start)
    const line = text.slice(start, end)
    if (line.trim() === '') continue
    const spaces = spacesOf(line)
    const [head = '', name = ''] = /^[ \t]*["']?([a-z_]+)["']?[ \t]*:/.exec(line) ?? []
    const isEntry = /^-(?:\s|$)/.test(line.slice(spaces))
    if (spaces < indent || (spaces === indent && (isEntry || known.has(name)))) return
    yield { start: start + head.length, end }
  }
}

const fieldsOf = (names: readonly EntityName[]): ReadonlySet<string> =>
  new Set(names.flatMap((entity) => Object.keys(cardsOf(entity))))

const FIELDS_OF_RECORDS = fieldsOf(Object.values(kinds))
const ALL_FIELDS = fieldsOf(entityNames)

function endOfLine(text: string, from: number): number {
  LINE_BREAK.lastIndex = from
  return LINE_BREAK.exec(text)?.index ?? text.length
}
const LINE_BREAK = /[\n\r]/g

const nextLine = (text: string, end: number) => end + (text.startsWith('\r\n', end) ? 2 : 1)

/** The end of a value between brackets: before its comma or closing bracket. */
function endInBrackets(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let i = start; i < text.length; i++) {
    const letter = text[i] as string
    if (quote) {
      if (letter === quote) quote = ''
    } else if (/["']/.test(letter) && /[\s[{,:]/.test(text[i - 1] ?? '')) quote = letter
    else if (/[[{]/.test(letter)) depth++
    else if (/[\]}]/.test(letter)) {
      if (depth-- === 0) return i
    } else if (letter === ',' && depth === 0) return i
  }
  return text.length
}
