import { type EntityName, entityNames } from '../../hsds/entities.ts'
import { withoutInvisible } from '../../text/invisible.ts'
import { cardsOf } from '../schema/cards.ts'
import { suggest } from '../../text/suggest.ts'
import { kinds } from '../schema/written.ts'
import type { Span } from '../../privacy/span.ts'

/** Where a name and a colon stand: at the beginning of a line, or between brackets. */
const KEY =
  /(?<before>^|[\n\r[{,])(?<indent>[ \t]*(?:-[ \t]*)*)(?:[?!&]\S{0,80}[ \t]{1,40}){0,4}(?<quote>["']?)[^\S\n\r]{0,3}(?<name>[^\s"':=,[\]{}][^\n\r"':=,[\]{}]{0,80}?)\k<quote>[^\S\n\r]{0,40}(?::|[=–-](?=\s))/g

/**
 * Where the values of some fields stand in a YAML text, found by the look of it alone: a file that cannot be read hides
 * as much as one that can. Rather too much is found than too little, for this is asked where something is wrong: a name
 * may be misspelt, the space behind its colon may be missing, and what belongs to it may start too far left.
 */
export function* valuesOf(text: string, fields: readonly string[]): Generator<Span> {
  const isHidden = (name: string) =>
    fields.includes(name) || (fields.includes('private') && isPrivate(name))
  let covered = 0
  for (const { index, 0: whole, groups = {} } of text.matchAll(KEY)) {
    const { before = '', indent = '', name = '' } = groups
    const isInBrackets = /[[{,]/.test(before)
    // What lies in a value that was found is found; to look at it again would take longer each time.
    if (index < covered || !isHidden(plain(name))) continue
    const start = index + whole.length
    const end = isInBrackets ? endInBrackets(text, start) : endOfBlock(text, start, indent.length)
    yield { start, end }
    covered = end
    if (isInBrackets) continue
    const isEmpty = isNothing(text.slice(start, end))
    if (!isEmpty && !isPrivate(plain(name))) continue
    const find = isEmpty ? valuesBeside : straysBehind
    for (const span of find(text, end, indent.length)) {
      yield span
      covered = span.end
    }
  }
}

/** A name as it was meant, whatever its case, the signs in it that nobody sees, and the letters given by their numbers. */
const plain = (name: string) => withoutInvisible(spelled(name)).trim().toLowerCase()

/** Between double quotation marks a letter may be given by its number (YAML 1.2, section 5.7). */
const spelled = (name: string) =>
  name.replace(/\\(?:x|u00|U0{6})([\dA-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )

/** Whether a name says that what it holds is not for the public, or is nearly `private`, and no other word of ours. */
export const isPrivate = (name: string): boolean =>
  !OUR_WORDS.includes(name) &&
  (/(?:^|[ _-])(?:private|privately|confidential|internal|secret|not[ _-]public|staff[ _-]only)(?:$|[ _-])/.test(
    name,
  ) ||
    (name.startsWith('p') && suggest(name, ['private']) !== undefined))

const OUR_WORDS = ['privacy', 'private_fields', 'confidential']

/** Up to the next line that starts no further in than the field, as long as that looks like a field or an entry. */
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

/** Whether a line belongs to the field above it; a list may start where its field does. */
function isPartOf(line: string, indent: number): boolean {
  const spaces = spacesOf(line)
  const rest = line.slice(spaces)
  const isList = spaces === indent && /^[-:](?:\s|$)/.test(rest)
  const isAnother = /^(?:["']?\w[\w -]*["']?[ \t]*:|[-?](?:\s|$)|[\]}]|---|\.\.\.)/.test(rest)
  return /^(?:#.*)?$/.test(rest) || spaces > indent || isList || !isAnother
}

const spacesOf = (line: string) => line.length - line.replace(/^[ \t]+/, '').length

/** Whether a field has no value, although lines that should have been further in may follow. */
function isNothing(value: string): boolean {
  const lines = value.split(/[\n\r]/).map((line) => line.replace(/(?<!\S)#.*/, '').trim())
  const words = lines.filter((line) => line !== '')
  return words.length === 0 || (words.length === 1 && /^(?:[|>][+\d-]*|~|null)$/.test(words[0]!))
}

/** The values of the fields that stand below one without any, up to a line that starts further left. */
function* valuesBeside(text: string, from: number, indent: number): Generator<Span> {
  for (let end = from; end < text.length;) {
    const start = nextLine(text, end)
    end = endOfLine(text, start)
    const line = text.slice(start, end)
    if (line.trim() !== '' && spacesOf(line) < indent) return
    const [name = ''] = /^[ \t]*["']?\w[\w -]*["']?[ \t]*:/.exec(line) ?? []
    yield { start: start + name.length, end }
  }
}

/**
 * What stands behind a private block and is no field of ours: most probably it belongs to the block and starts too far left.
 * What is no name at all is a text that goes on.
 */
function* straysBehind(text: string, from: number, indent: number): Generator<Span> {
  const known = indent === 0 ? OF_RECORDS : OF_ANYTHING
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

/** Everything that can be a field of some things. */
const fieldsOfAll = (some: readonly EntityName[]): ReadonlySet<string> =>
  new Set(some.flatMap((entity) => Object.keys(cardsOf(entity))))

const OF_RECORDS = fieldsOfAll(Object.values(kinds))
const OF_ANYTHING = fieldsOfAll(entityNames)

function endOfLine(text: string, from: number): number {
  LINE_BREAK.lastIndex = from
  return LINE_BREAK.exec(text)?.index ?? text.length
}
const LINE_BREAK = /[\n\r]/g

const nextLine = (text: string, end: number) => end + (text.startsWith('\r\n', end) ? 2 : 1)

/** Up to the comma or the bracket that ends a value between brackets. */
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
