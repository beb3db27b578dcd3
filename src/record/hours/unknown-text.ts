import { quote } from '../../text/quote.ts'
import { suggest } from '../../text/suggest.ts'
import { type HoursProblem, WRITE_LIKE_EXAMPLES, badHours } from './problem.ts'
import type { Cursor } from './token.ts'
import { VOCABULARY } from './vocabulary.ts'

/** Text that is not a clause: a misspelt word, a note without brackets, or something else. */
export function unknownText(
  { text, tokens }: Cursor,
  at: number,
  { hasDaysAndTimes }: { readonly hasDaysAndTimes: boolean },
): HoursProblem {
  const token = tokens[at] ?? tokens.at(-1)!
  const word = text.slice(token.start, token.end)
  const rest = text.slice(token.start).trim()
  if (hasDaysAndTimes && /\p{L}/u.test(rest) && !/[()]/.test(text)) {
    const known = text.slice(0, token.start).replace(/[\s,;–-]+$/, '')
    return badHours(
      `${quote(rest)} cannot be understood as hours.`,
      `${didYouMean(word)}A note goes in brackets: ${quote(`${known} (${rest})`)}.`,
    )
  }
  if (/\bclosed\b/i.test(text))
    return badHours(
      `${quote(text.trim())} says when it is closed.`,
      'Delete it, and write only when it is open.',
    )
  if (/\bappointment|\bappt\b/i.test(text))
    return badHours(
      `${quote(text.trim())} has no days and times.`,
      'Write it in the `description`. Or add days and times, and put it in brackets: `Tue 10:00-12:00 (by appointment)`.',
    )
  if (/[()]/.test(word))
    return badHours(
      `${quote(text.trim())} has one bracket too many, or one too few.`,
      'An entry can have one note, in one pair of brackets: `Tue 10:00-12:00 (term time only)`.',
    )
  return badHours(
    `${quote(word)} in ${quote(text.trim())} cannot be understood.`,
    `${token.kind === 'word' ? didYouMean(word) : ''}${WRITE_LIKE_EXAMPLES}`,
  )
}

function didYouMean(word: string): string {
  const near = suggest(word, VOCABULARY)
  return near ? `Did you mean \`${near}\`? ` : ''
}
