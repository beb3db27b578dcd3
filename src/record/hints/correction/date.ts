import { didYouMean } from '../../../text/suggest.ts'
import { normaliseDate } from '../../../values/date.ts'
import { isAllowed } from './allowed.ts'
import { type Guess, lineWith } from './wrong-text.ts'

/** A date with the month first, or without its day. */
export const date: Guess = (wrong) => {
  const { text, schema } = wrong
  if (schema.format !== 'date') return undefined
  const swapped = normaliseDate(text.replace(/^(\d+)([/.-])(\d+)/, '$3$2$1'))
  if (swapped) return didYouMean(lineWith(wrong, swapped).slice(1, -1))
  const withDay = `${text}-01`
  return /^\d{4}-\d\d$/.test(text) && isAllowed(withDay, schema)
    ? `Write the day as well, such as ${lineWith(wrong, withDay)}.`
    : undefined
}
