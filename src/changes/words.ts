import type { Fact } from './fact.ts'

/** How many words of a text are shown, and no more letters than this. */
const FEW = 8
const SHORT = 80

/** How a text was changed: the few words that differ, that only what is between them does, or that it was written anew. */
export function wordsFact(
  what: string,
  before: string | undefined,
  after: string | undefined,
): Fact | undefined {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  if (before === after) return undefined
  if (before !== undefined && after !== undefined && was.join(' ') === is.join(' '))
    return { kind: 'spacing', what }
  if (was.length === 0 && is.length === 0) return undefined
  if (was.length === 0) return { kind: 'text', what, how: 'added' }
  if (is.length === 0) return { kind: 'text', what, how: 'gone' }
  const [old, young] = difference(was, is)
  if (![old, young].every(canBeShown)) return { kind: 'text', what, how: 'changed' }
  return { kind: 'words', what, before: old.join(' '), after: young.join(' ') }
}

const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '')

/** What two texts do not share at their beginning and end, with a word on either side to tell where it stands. */
function difference(was: readonly string[], is: readonly string[]) {
  const shortest = Math.min(was.length, is.length)
  let start = 0
  while (start < shortest && was[start] === is[start]) start += 1
  let end = 0
  while (end < shortest - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const from = Math.max(0, start - 1)
  const rest = Math.max(0, end - 1)
  return [was, is].map((words) => words.slice(from, words.length - rest)) as [string[], string[]]
}

function canBeShown(words: readonly string[]): boolean {
  const text = words.join(' ')
  return words.length <= FEW && text.length <= SHORT && !looksPersonal(text)
}

/** A text that may hold an email address or a telephone number. */
export const looksPersonal = (text: string): boolean =>
  text.includes('@') || /\d(?:[\s().-]*\d){6}/.test(text)
