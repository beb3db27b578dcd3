import type { Grammar } from '../sentence.ts'

/** A number of a row: `1st`, `22nd`, `113th`. */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  return `${number}${(!isTeen && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}

export const GRAMMAR: Grammar = {
  category: (count) => (count === 1 ? 'one' : 'other'),
  changes: { ordinal: (day) => ordinal(Number(day)) },
}
