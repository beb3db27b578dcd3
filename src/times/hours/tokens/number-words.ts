import type { Token } from './token.ts'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The number of a word, from one to twelve. */
export function numberInWords(token: Token | undefined): number | undefined {
  const index = NUMBERS.indexOf(token?.text ?? '')
  return index < 0 ? undefined : index + 1
}
