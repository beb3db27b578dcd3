import { quote } from '../../../text/quote.ts'
import { suggest } from '../../../text/suggest.ts'
import { type HoursProblem, WRITE_LIKE_EXAMPLES, badHours } from '../problem.ts'
import type { Cursor } from '../tokens/token.ts'
import { VOCABULARY } from '../tokens/vocabulary.ts'

/** A complete entry with words behind it that may be its note. */
export interface LooseNote {
  readonly entry: string
  readonly note: string
}

/** Splits an entry before a token that is no clause, if what follows can be a note. */
export function looseNote({ text, tokens }: Cursor, at: number): LooseNote | undefined {
  const start = tokens[at]?.start ?? text.length
  const note = text
    .slice(start)
    .replace(/^[\s,;–-]+/, '')
    .trim()
  if (!/\p{L}/u.test(note) || /[()]/.test(text)) return undefined
  return { entry: text.slice(0, start).replace(/(?<![\s,;–-])[\s,;–-]+$/, ''), note }
}

/** Text that is not a clause: a misspelt word, a note without brackets, or something else. */
export function unknownText(
  { text, tokens }: Cursor,
  at: number,
  loose: LooseNote | undefined,
): HoursProblem {
  const token = tokens[at] ?? tokens.at(-1)!
  const word = text.slice(token.start, token.end)
  if (loose)
    return badHours(
      `${quote(loose.note)} cannot be understood as hours.`,
      `${didYouMean(word)}A note goes in brackets: ${quote(`${loose.entry} (${loose.note})`)}.`,
    )
  if (/\bclosed\b/i.test(text))
    return badHours(
      `${quote(text.trim())} says when it is closed.`,
      'Delete it, and write only when it is open.',
    )
  if (VAGUE.test(text))
    return badHours(
      `${quote(text.trim())} has no days and times.`,
      `Move it to the \`description\`. Or add days and times, and put it in brackets: ${quote(`Tue 10:00-12:00 (${text.trim()})`)}.`,
    )
  if (/[()]/.test(word))
    return badHours(
      `${quote(text.trim())} has one bracket too many, or one too few.`,
      'An entry can have one note, in one pair of brackets: `Tue 10:00-12:00 (ring first)`.',
    )
  return badHours(
    `${quote(word)} in ${quote(text.trim())} cannot be understood.`,
    `${token.kind === 'word' ? didYouMean(word) : ''}${WRITE_LIKE_EXAMPLES}`,
  )
}

/** Words that people write in place of days and times. */
const VAGUE =
  /\b(?:appointments?|appt|var(?:y|ies|iable|ious)|phone|ring|call|contact|telephone|email|text|see|check|visit|website|tb[ac]|to be|arrange[ds]?|arrangement|ask|enquire|details|flexible|ad hoc|occasional(?:ly)?|request|advertised|booking|book)\b/i

function didYouMean(word: string): string {
  const near = suggest(word, VOCABULARY)
  return near && near !== word.toLowerCase() ? `Did you mean \`${near}\`? ` : ''
}
