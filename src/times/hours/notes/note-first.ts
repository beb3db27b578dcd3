import { quote } from '../../../text/quote.ts'
import { suggest } from '../../../text/suggest.ts'
import { type HoursProblem, badHours } from '../problem.ts'
import { changing } from './rule-in-note.ts'
import { namesWhen } from './says-when.ts'
import { createCursor } from '../tokens/token.ts'
import { VOCABULARY } from '../tokens/vocabulary.ts'
import { weekdayOf } from '../../calendar/weekday.ts'

/** A note has this many words at most. */
const MAX_WORDS = 8

/** Words that say when something does not take place, or how often. Brackets would make it take place every time. */
const DECIDING =
  /^(?:closed?|shut|not|no|never|except|excluding|apart|unless|but|cancell?ed|some|most|usually|sometimes|next|this|bi|once|twice|alternate|alt\.?|odd|even|weeks?|months?|until|from|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i

/** With a weekday behind them they name one day of a year, which brackets would make every week. */
const OF_YEAR =
  /\b(?:good|palm|maundy|shrove|ash|black|whit|holy|low|remembrance|mothering|pancake|trinity)$/i

/** The problem of words before the days, which may be a note: `Yoga Wed 14:00-16:00`. Nothing where they may be more. */
export function noteFirst(
  bare: string,
  note: string | undefined,
  problemOf: (text: string) => HoursProblem | undefined,
): HoursProblem | undefined {
  for (const { kind, text, start } of createCursor(bare).tokens.slice(0, MAX_WORDS)) {
    const words = bare.slice(0, start).replace(/(?<![\s,:;–-])[\s,:;–-]+$/, '')
    const rest = bare.slice(start)
    const entry = `${rest} (${[words, note].filter(Boolean).join('; ')})`
    const problem = words === '' || problemOf(rest) ? undefined : problemOf(entry)
    if (problem) return problem.code === 'hours-in-note' ? changing(words) : undefined
    if (words !== '' && (namesWhen(words) || OF_YEAR.test(words))) return changing(words)
    if (words !== '' && !problemOf(rest))
      return badHours(
        `${quote(words)} cannot be understood as hours.`,
        `A note goes in brackets, at the end: ${quote(entry)}.`,
      )
    const isPlain = kind === 'word' || /^[,:’'-]$/.test(text)
    if (!isPlain || DECIDING.test(text) || weekdayOf(text) || suggest(text, VOCABULARY))
      return undefined
  }
  return undefined
}
