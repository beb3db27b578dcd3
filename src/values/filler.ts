import { looksBlank } from '../text/invisible.ts'

const WORDS = new Set([
  ...['none', 'n/a', 'na', 'null', 'nil', 'undefined', 'nan', 'tset', 'tbc', 'tba', '-', '--', '.'],
  ...['no description available', 'not applicable', 'not available', 'none.', '?', 'unknown'],
  // What a spreadsheet shows in place of a result.
  ...['#n/a', '#value!', '#ref!', '#name?', '#div/0!', '#null!', '#num!'],
  ...['test@example.com', 'hh:mm:ss', 'dd/mm/yyyy', 'yyyy-mm-dd', '1900-01-01', '01/01/1900'],
])
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?example\.com\/?$/
const ZEROS = /^\+?0[0 -]{5,}$/

/** True when a value only fills a required field: it counts as blank. */
export function isFiller(text: string): boolean {
  const word = text.trim().toLowerCase()
  return looksBlank(word) || WORDS.has(word) || ADDRESS.test(word) || ZEROS.test(word)
}
