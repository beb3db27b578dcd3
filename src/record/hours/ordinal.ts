import type { Token } from './token.ts'

const WORDS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The place that a piece gives something in a row: 2nd, second; −1 is the last. */
export function ordinalOf(token: Token | undefined): number | undefined {
  if (token?.kind === 'ordinal') return Number.parseInt(token.text, 10)
  if (token?.text === 'last') return -1
  const place = WORDS.indexOf(token?.text ?? '')
  return place < 0 ? undefined : place + 1
}

/** 2nd, last */
export function shortOrdinal(place: number): string {
  if (place < 0) return 'last'
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>
  return `${place}${ending[RULES.select(place)]}`
}

const RULES = new Intl.PluralRules('en', { type: 'ordinal' })

/** second, last; in digits from the sixth on */
export const longOrdinal = (place: number): string => WORDS[place - 1] ?? shortOrdinal(place)
