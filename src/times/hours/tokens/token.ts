import { type HoursProblem, badHours } from '../problem.ts'

export type TokenKind = Exclude<keyof typeof TOKENS, 'space'>

/** A word, number or sign of an entry. */
export interface Token {
  readonly kind: TokenKind
  /** In small letters. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** The parts of a time: 9, 9.30, 930, 9am. A number of up to two digits is read as a time first. */
  readonly hour?: string
  readonly minute?: string
  readonly half?: 'am' | 'pm'
}

/** The state of the parser: the tokens of an entry, the index of the next one, and the first problem. */
export interface Cursor {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Quotes what was written, in a message about days. */
  readonly quote: (written: string) => string
  at: number
  problem?: HoursProblem
}

/*
 *   every other  Wed   18:00  -   20:00   from  2026-01-07
 *   word  word   word  time  dash  time   word     date
 */
const TOKENS = {
  space: String.raw`\s+`,
  date: String.raw`\d{4}-\d{1,2}-\d{1,2}(?!\d)`,
  slashed: String.raw`\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d\d)(?!\d)`,
  ordinal: String.raw`\d{1,2}(?:st|nd|rd|th)(?![a-z])`,
  always: String.raw`24/7(?!\d)`,
  time: String.raw`(?<hour>\d{1,2})(?:[:.]?(?<minute>\d\d))?(?!\d)(?:\s*(?<half>[ap])\.?m(?:\.|(?![a-z])))?`,
  number: String.raw`\d+`,
  word: String.raw`\p{L}+(?:['’]\p{L}+)*\.?`,
  dash: String.raw`[-‐-―−]`,
  mark: String.raw`[^]`,
}
const KINDS = Object.keys(TOKENS) as readonly (keyof typeof TOKENS)[]
const TOKEN = new RegExp(
  Object.entries(TOKENS)
    .map(([kind, source]) => `(?<${kind}>${source})`)
    .join('|'),
  'giu',
)

/** Splits an entry into tokens. */
export function createCursor(text: string, quote: Cursor['quote'] = unquoted): Cursor {
  const tokens = [...text.matchAll(TOKEN)].flatMap((match): Token[] => {
    const groups = match.groups ?? {}
    const kind = KINDS.find((name) => groups[name] !== undefined)
    if (kind === 'space') return []
    const { hour, minute, half } = groups
    const [written] = match
    return [
      {
        kind: kind!,
        text: written.toLowerCase(),
        start: match.index,
        end: match.index + written.length,
        ...(hour !== undefined && { hour }),
        ...(minute !== undefined && { minute }),
        ...(half !== undefined && { half: half.toLowerCase() === 'a' ? 'am' : 'pm' }),
      },
    ]
  })
  return { text, tokens, quote, at: 0 }
}

/** Where nobody reads the message: to quote a text takes the patterns of what is private. */
const unquoted = () => 'This'

export const peek = ({ tokens, at }: Cursor, ahead = 0): Token | undefined => tokens[at + ahead]

/** Whether the next token is one of these words or signs. */
export const isAt = (cursor: Cursor, words: readonly string[], ahead = 0): boolean =>
  words.includes(peek(cursor, ahead)?.text ?? '')

/** Skips one of these words or signs. Returns whether it was there. */
export function take(cursor: Cursor, words: readonly string[]): boolean {
  if (!isAt(cursor, words)) return false
  cursor.at++
  return true
}

/** Skips all of these words and signs. */
export function takeAll(cursor: Cursor, words: readonly string[]): void {
  while (take(cursor, words));
}

/** Reads as many items as there are at the cursor, with separators between them, and none behind the last. */
export function readList<T>(
  cursor: Cursor,
  separators: readonly string[],
  read: () => T | undefined,
): T[] {
  const items: T[] = []
  for (;;) {
    const start = cursor.at
    if (items.length > 0) takeAll(cursor, separators)
    const item = read()
    if (item === undefined) {
      cursor.at = start
      return items
    }
    items.push(item)
  }
}

/** Skips a dash of any length, or one of these words. */
export function takeTo(cursor: Cursor, words: readonly string[]): boolean {
  if (peek(cursor)?.kind !== 'dash') return take(cursor, words)
  cursor.at++
  return true
}

/** Records a problem, unless there is one already. */
export function fail(cursor: Cursor, problem: HoursProblem): undefined {
  cursor.problem ??= problem
  return undefined
}

/** Records that what is written is not how hours are, and how to write it. */
export const refuse = (cursor: Cursor, message: string, hint?: string): undefined =>
  fail(cursor, badHours(message, hint))

/** A number without a unit, such as that in `3 weeks`. */
export const plainNumber = (token: Token | undefined): number | undefined =>
  token && /^\d+$/.test(token.text) ? Number(token.text) : undefined

/** The text between two tokens as it was written. */
export function writtenBetween({ text, tokens }: Cursor, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last ? text.slice(first.start, last.end) : ''
}
