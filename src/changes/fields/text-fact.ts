import type { Fact } from '../facts/fact.ts'
import { looksPersonal } from './looks-personal.ts'

/** The longest passage that is quoted, in words and in characters. */
const MAX_WORDS = 8
const MAX_LENGTH = 80

/** How a text changed: the few words that differ, only its white space, or as a whole. */
export function textFact(
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
  const [old, young] = differentPassage(was, is)
  if (![old, young].every(canBeQuoted)) return { kind: 'text', what, how: 'changed' }
  return { kind: 'words', what, before: old.join(' '), after: young.join(' ') }
}

const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '')

/** The words between the common beginning and the common end, with one common word on either side for context. */
function differentPassage(was: readonly string[], is: readonly string[]) {
  const shortest = Math.min(was.length, is.length)
  let start = 0
  while (start < shortest && was[start] === is[start]) start += 1
  let end = 0
  while (end < shortest - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const from = Math.max(0, start - 1)
  const rest = Math.max(0, end - 1)
  return [was, is].map((words) => words.slice(from, words.length - rest)) as [string[], string[]]
}

function canBeQuoted(words: readonly string[]): boolean {
  const text = words.join(' ')
  return words.length <= MAX_WORDS && text.length <= MAX_LENGTH && !looksPersonal(text)
}
