import { isAxis } from '../../../countries/coordinate.ts'
import { numberInWords } from '../../../text/number-words.ts'
import { didYouMean } from '../../../text/suggest.ts'
import { isAllowed, isNumeric } from './allowed.ts'
import { numbersIn } from './numbers-in.ts'
import { type Ages, readAges } from '../../../values/ages.ts'
import { readPrice } from '../../../values/price.ts'
import { sayNumber } from '../../../values/say-amount.ts'
import { type Guess, type WrongText, lineWith, writeLine } from './wrong-text.ts'

/** A number with other characters around it, or in words: `60+`, `£2.50`, `11–18`, `2½`, `6 months`. */
export const number: Guess = (wrong) => {
  const { text, name = '', schema } = wrong
  if (!isNumeric(schema) || isAxis(name)) return undefined
  const said = numberInWords(text)
  if (said !== undefined && isAllowed(String(said), schema)) return writeLine(wrong, String(said))
  const price = name === 'amount' ? readPrice(text) : undefined
  if (price && !price.per && isAllowed(String(price.amount), schema))
    return writeLine(wrong, sayNumber(price.amount))
  const isAge = name.endsWith('_age')
  const ages = isAge ? readAges(text) : undefined
  if (ages && !ages.wasDate) return writeAges(wrong, ages)
  if (isAge && MONTHS.test(text) && /years?|yrs?/i.test(text)) return undefined
  const toYears = isAge ? yearsFor(text) : (value: string) => value
  const [first, second, ...more] = numbersIn(text).map(toYears)
  if (first === undefined || more.length > 0 || !isAllowed(first, schema)) return undefined
  if (second === undefined)
    return /[a-z]{2}/i.test(text) ? didYouMean(`${name}: ${first}`) : writeLine(wrong, first)
  const isRange = isAge && isAllowed(second, schema) && Number(first) <= Number(second)
  return isRange ? writeAges(wrong, { from: Number(first), to: Number(second) }) : undefined
}

/** The lines of both ages, or of the one that was meant. */
function writeAges(wrong: WrongText, { from, to }: Ages): string | undefined {
  const ages = { minimum_age: from, maximum_age: to }
  const lines = Object.entries(ages).flatMap(([name, age]) =>
    age === undefined ? [] : [{ name, line: lineWith({ ...wrong, name }, String(age)) }],
  )
  const [first, second] = lines.toSorted(
    (a, b) => Number(b.name === wrong.name) - Number(a.name === wrong.name),
  )
  if (first === undefined) return undefined
  if (second) return `Write ${first.line}, and ${second.line} on a line of its own.`
  return first.name === wrong.name
    ? `Write ${first.line}.`
    : `Write ${first.line} in place of this line.`
}

const MONTHS = /\d\s*(months?|mths?|weeks?|wks?)\b/i

/** How to convert the numbers of an age to years, where people count in months or weeks. */
function yearsFor(text: string): (value: string) => string {
  const [, unit = ''] = MONTHS.exec(text) ?? []
  if (!unit) return (value) => value
  const perYear = /^m/i.test(unit) ? 12 : 52
  return (value) => String(Math.round((Number(value) / perYear) * 100) / 100)
}
