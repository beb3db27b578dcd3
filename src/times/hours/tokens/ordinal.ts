import type { Token } from './token.ts'

const WORDS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The number of an ordinal, in digits or as a word; `last` is −1. */
export function ordinalOf(token: Token | undefined): number | undefined {
  if (token?.kind === 'ordinal') return Number.parseInt(token.text, 10)
  if (token?.text === 'last') return -1
  const index = WORDS.indexOf(token?.text ?? '')
  return index < 0 ? undefined : index + 1
}

/** 2nd, last */
export function shortOrdinal(ordinal: number): string {
  if (ordinal < 0) return 'last'
  const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>
  return `${ordinal}${suffixes[RULES.select(ordinal)]}`
}

const RULES = new Intl.PluralRules('en', { type: 'ordinal' })

/** second, last; 6th */
export const longOrdinal = (ordinal: number): string => WORDS[ordinal - 1] ?? shortOrdinal(ordinal)
