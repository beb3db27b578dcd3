import { isAxis } from '../../../countries/coordinate.ts'
import { numberInWords } from '../../../text/number-words.ts'
import { didYouMean } from '../../../text/suggest.ts'
import { isAllowed, isNumeric } from './allowed.ts'
import { numbersIn } from './numbers-in.ts'
import { type Guess, lineWith, writeLine } from './wrong-text.ts'

/** A number with other characters around it, or in words: `60+`, `£2.50`, `11–18`, `2½`, `6 months`. */
export const number: Guess = (wrong) => {
  const { text, name = '', schema } = wrong
  if (!isNumeric(schema) || isAxis(name)) return undefined
  const said = numberInWords(text)
  if (said !== undefined && isAllowed(String(said), schema)) return writeLine(wrong, String(said))
  const amount = name === 'amount' ? inPounds(text, schema.minimum) : undefined
  if (amount) return writeLine(wrong, amount)
  const isAge = name.endsWith('_age')
  if (isAge && MONTHS.test(text) && /years?|yrs?/i.test(text)) return undefined
  const toYears = isAge ? yearsFor(text) : (value: string) => value
  const [first, second, ...more] = numbersIn(text).map(toYears)
  if (first === undefined || more.length > 0 || !isAllowed(first, schema)) return undefined
  if (second === undefined)
    return /[a-z]{2}/i.test(text) ? didYouMean(`${name}: ${first}`) : writeLine(wrong, first)
  const isRange = isAllowed(second, schema) && Number(first) <= Number(second)
  return name === 'minimum_age' && isRange
    ? `Write ${lineWith(wrong, first)}, and \`maximum_age: ${second}\` on a line of its own.`
    : undefined
}

/** `free` and `50p` in pounds. */
export function inPounds(text: string, minimum: number | undefined): string | undefined {
  if (minimum === 0 && /^(?:free|nothing|none|nil)$/i.test(text)) return '0'
  const [, pence] = /^(\d+) ?(?:p|pence)$/i.exec(text.trim()) ?? []
  return pence && (Number(pence) / 100).toFixed(2)
}

const MONTHS = /\d\s*(months?|mths?|weeks?|wks?)\b/i

/** How to convert the numbers of an age to years, where people count in months or weeks. */
function yearsFor(text: string): (value: string) => string {
  const [, unit = ''] = MONTHS.exec(text) ?? []
  if (!unit) return (value) => value
  const perYear = /^m/i.test(unit) ? 12 : 52
  return (value) => String(Math.round((Number(value) / perYear) * 100) / 100)
}
