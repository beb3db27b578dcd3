import { coordinate } from './coordinate.ts'
import { country } from './country.ts'
import { date } from './date.ts'
import { email } from './email.ts'
import { halfOfDay } from './half-of-day.ts'
import { number } from './number.ts'
import { similarChoice } from './similar-choice.ts'
import { slug } from './slug.ts'
import { synonym } from './synonym.ts'
import { usualSpelling } from './usual-spelling.ts'
import type { Guess, WrongText } from './wrong-text.ts'

/** The guesses in the order in which they are tried. A new one is a file in this folder and a line here. */
const GUESSES: readonly Guess[] = [
  halfOfDay,
  usualSpelling,
  synonym,
  country,
  coordinate,
  number,
  email,
  slug,
  date,
  similarChoice,
]

/** What to write in place of a text, as a sentence; undefined where the meaning is not clear. */
export function correctionOf(wrong: WrongText): string | undefined {
  for (const guess of GUESSES) {
    const correction = guess(wrong)
    if (correction) return correction
  }
  return undefined
}
