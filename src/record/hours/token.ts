import type { HoursProblem } from './problem.ts'

export type TokenKind = Exclude<keyof typeof PIECES, 'space'>

/** A piece of an entry. */
export interface Token {
  readonly kind: TokenKind
  /** What was written, in small letters. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Of a time: 9, 9.30, 9am. A number up to two digits is one as well, until something else is known. */
  readonly hour?: string
  readonly minute?: string
  readonly half?: 'am' | 'pm'
}

/** An entry on its way through the parser: its pieces, how far it is read, and what went wrong first. */
export interface Cursor {
  readonly text: string
  readonly tokens: readonly Token[]
  at: number
  problem?: HoursProblem
}

/*
 *   every other  Wed   18:00  -   20:00   from  2026-01-07
 *   word  word   word  time  dash  time   word     date
 */
const PIECES = {
  space: String.raw`\s+`,
  date: String.raw`\d{4}-\d{1,2}-\d{1,2}(?!\d)`,
  slashed: String.raw`\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d\d)(?!\d)`,
  ordinal: String.raw`\d{1,2}(?:st|nd|rd|th)(?![a-z])`,
  always: String.raw`24/7(?!\d)`,
  time: String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?(?!\d)(?:\s*(?<half>[ap])\.?m(?:\.|(?![a-z])))?`,
  number: String.raw`\d+`,
  word: String.raw`\p{L}+(?:['’]\p{L}+)*\.?`,
  dash: String.raw`[-‐-―−]`,
  mark: String.raw`[^]`,
}
const PIECE = new RegExp(
  Object.entries(PIECES)
    .map(([kind, source]) => `(?<${kind}>${source})`)
    .join('|'),
  'giu',
)

/** Cuts an entry into its pieces. */
export function createCursor(text: string): Cursor {
  const tokens = [...text.matchAll(PIECE)].flatMap((match): Token[] => {
    const { hour, minute, half, ...kinds } = match.groups ?? {}
    const kind = Object.keys(kinds).find((name) => kinds[name] !== undefined)
    if (kind === 'space') return []
    const [written] = match
    return [
      {
        kind: kind as TokenKind,
        text: written.toLowerCase(),
        start: match.index,
        end: match.index + written.length,
        ...(hour !== undefined && { hour }),
        ...(minute !== undefined && { minute }),
        ...(half !== undefined && { half: half.toLowerCase() === 'a' ? 'am' : 'pm' }),
      },
    ]
  })
  return { text, tokens, at: 0 }
}

export const peek = ({ tokens, at }: Cursor, ahead = 0): Token | undefined => tokens[at + ahead]

/** Whether the next piece is one of these words or signs. */
export const isAt = (cursor: Cursor, words: readonly string[], ahead = 0): boolean =>
  words.includes(peek(cursor, ahead)?.text ?? '')

/** Reads on past one of these words or signs, where one is next. */
export function take(cursor: Cursor, words: readonly string[]): boolean {
  if (!isAt(cursor, words)) return false
  cursor.at++
  return true
}

/** Reads on past a dash, however long, or one of these words. */
export function takeTo(cursor: Cursor, words: readonly string[]): boolean {
  if (peek(cursor)?.kind !== 'dash') return take(cursor, words)
  cursor.at++
  return true
}

/** Notes a problem, of which the first counts, and gives up. */
export function fail(cursor: Cursor, problem: HoursProblem): undefined {
  cursor.problem ??= problem
  return undefined
}

/** A number that stands for nothing else yet, such as that in `3 weeks`. */
export const plainNumber = (token: Token | undefined): number | undefined =>
  token && /^\d+$/.test(token.text) ? Number(token.text) : undefined

/** The pieces between two positions as they were written. */
export function writtenBetween({ text, tokens }: Cursor, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last ? text.slice(first.start, last.end) : ''
}
