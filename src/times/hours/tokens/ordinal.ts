import { ordinal as inNumbers } from '../../../messages/en/grammar.ts'
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
export const shortOrdinal = (ordinal: number): string => (ordinal < 0 ? 'last' : inNumbers(ordinal))
