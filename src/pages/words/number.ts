/*
 * Numbers without `Intl`: its first use loads the data of a language, which costs the search page more time than all the rest
 * of its work.
 */

/** A whole number with a comma before each group of three digits: `12,345`. English and Welsh write the same. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A number of a row in English: `1st`, `22nd`, `113th`. */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  return `${number}${(!isTeen && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}
