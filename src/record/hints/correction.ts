import { type Axis, isAxis, readPlace } from '../../places/coordinate.ts'
import { SLUG, formats } from '../schema/formats.ts'
import { nationNamed } from '../../places/nation.ts'
import { normaliseDate } from '../normalise/date.ts'
import { normaliseValue } from '../normalise/value.ts'
import type { Schema } from '../schema/schema.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { type Synonym, synonymsOf } from './synonyms.ts'

/** A text that a field cannot hold. An entry of a list has no name. */
export interface WrongText {
  readonly text: string
  readonly name: string | undefined
  readonly schema: Schema
}

/** Says what to write in place of a text, where it can be known what was meant. What it says is always allowed. */
export function correctionOf(wrong: WrongText): string | undefined {
  for (const guess of GUESSES) {
    const said = guess(wrong)
    if (said) return said
  }
  return undefined
}

type Guess = (wrong: WrongText) => string | undefined

const GUESSES: readonly Guess[] = [
  halfOfDay,
  usualSpelling,
  otherWord,
  country,
  place,
  number,
  email,
  slug,
  date,
  near,
]

/** As the line should read. */
const line = ({ name }: WrongText, value: string) =>
  name ? `\`${name}: ${value}\`` : `\`${value}\``

/** `9:30` may be in the morning or in the evening. */
function halfOfDay(wrong: WrongText): string | undefined {
  const [, hour, minute = '00'] = /^([1-9])(?:[:.](\d\d))?$/.exec(wrong.text.trim()) ?? []
  if (wrong.schema.format !== 'time' || !hour) return undefined
  const [morning, evening] = [`0${hour}:${minute}`, `${Number(hour) + 12}:${minute}`]
  if (!formats.time?.test(morning)) return undefined
  return `Write ${line(wrong, morning)}, or \`${evening}\` if it is after noon.`
}

function usualSpelling(wrong: WrongText): string | undefined {
  const { text, schema } = wrong
  const usual = normaliseValue({ text, schema, beside: () => undefined }, ['GB'])
  return usual !== text && isAllowed(usual, schema) ? `Write ${line(wrong, usual)}.` : undefined
}

function otherWord(wrong: WrongText): string | undefined {
  const [first, ...others] = synonymsOf(wrong.text, (value) => isAllowed(value, wrong.schema))
  if (!first) return undefined
  const when = ({ when }: Synonym) => (when && others.length > 0 ? ` if ${when}` : '')
  const also = first.also ? ` and ${first.also}` : ''
  return `Write ${[first, ...others]
    .map(
      (synonym, i) =>
        `${i > 0 ? `\`${synonym.value}\`` : line(wrong, synonym.value)}${when(synonym)}`,
    )
    .join(', or ')}${also}.`
}

function country(wrong: WrongText): string | undefined {
  const isBritish = isAllowed('GB', wrong.schema) && nationNamed(wrong.text)
  return isBritish ? `Write ${line(wrong, 'GB')}.` : undefined
}

/** The furthest that a coordinate can be from nought. */
const FURTHEST: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 }

/** A coordinate among other signs, or both of them on one line. */
function place(wrong: WrongText): string | undefined {
  const { text, name = '', schema } = wrong
  if (!isNumber(schema) || !isAxis(name)) return undefined
  const { hasWords, ...written } = readPlace(text, name) ?? { hasWords: false }
  const found = Object.entries(written).map(([axis, value]) => [axis, plainNumber(value)] as const)
  const isOnEarth = found.every(
    ([axis, value]) => Math.abs(Number(value)) <= FURTHEST[axis as Axis],
  )
  const [own, partner] = found.toSorted(([axis]) => (axis === name ? -1 : 1))
  if (!own || !isOnEarth || !isAllowed(own[1], schema)) return undefined
  if (partner)
    return `Write ${line(wrong, own[1])}, and \`${partner.join(': ')}\` on a line of its own.`
  return hasWords ? didYouMean(own.join(': ')) : `Write ${line(wrong, own[1])}.`
}

/** Numbers that stand among other signs: `60+`, `£2.50`, `11–18`, `2½`. */
function number(wrong: WrongText): string | undefined {
  const { text, name = '', schema } = wrong
  if (!isNumber(schema) || isAxis(name)) return undefined
  if (schema.minimum === 0 && /^(?:free|nothing|none|nil)$/i.test(text) && name === 'amount')
    return `Write ${line(wrong, '0')}.`
  const pence = name === 'amount' && /^(\d+) ?(?:p|pence)$/i.exec(text.trim())?.[1]
  if (pence) return `Write ${line(wrong, (Number(pence) / 100).toFixed(2))}.`
  const isAge = name.endsWith('_age')
  if (isAge && MONTHS.test(text) && /years?|yrs?/i.test(text)) return undefined
  const years = isAge ? inYears(text) : (value: string) => value
  const [first, second, ...more] = numbersIn(text).map(years)
  if (first === undefined || more.length > 0 || !isAllowed(first, schema)) return undefined
  if (second === undefined)
    return /[a-z]{2}/i.test(text) ? didYouMean(`${name}: ${first}`) : `Write ${line(wrong, first)}.`
  const isRange = isAllowed(second, schema) && Number(first) <= Number(second)
  return name === 'minimum_age' && isRange
    ? `Write ${line(wrong, first)}, and \`maximum_age: ${second}\` on a line of its own.`
    : undefined
}

const isNumber = ({ type }: Schema) => type === 'number' || type === 'integer'

const MONTHS = /\d\s*(months?|mths?|weeks?|wks?)\b/i

/** An age is in years, also where people count it in months or weeks. */
function inYears(text: string): (value: string) => string {
  const [, unit = ''] = MONTHS.exec(text) ?? []
  if (!unit) return (value) => value
  const inOne = /^m/i.test(unit) ? 12 : 52
  return (value) => String(Math.round((Number(value) / inOne) * 100) / 100)
}

/** Numbers as JSON writes them. Only the first can be less than nought: the dash of `16–25` parts two of them. */
function numbersIn(written: string): readonly string[] {
  const text = withDecimals(written)
  const found = [...text.matchAll(NUMBER)]
  const isLess = MINUS.test(text.slice(0, found[0]?.index))
  const isClear = !UNCLEAR.test(text)
  return isClear
    ? found.map(([value], i) => (i === 0 && isLess ? '-' : '') + plainNumber(value))
    : []
}

const NUMBER = /\d+(?:(?:,\d{3})+(?!\d))?(?:[.,]\d+)?|\.\d+/g

/** Every dash that a keyboard, a word processor or a web page puts in place of a minus sign, or the word. */
const MINUS = /(?:[\p{Pd}\u2212]|\bminus\b)[\s\p{Sc}]*$/iu

/** Parts of a number whose size is not clear. */
const UNCLEAR = /\p{No}|\b(?:half|halves|quarters?|thirds?)\b/iu

const withDecimals = (text: string): string =>
  text.replace(/(?<!\d)(\d{0,4}) ?([¼½¾])(?!\d)/g, (_, whole: string, part: string) =>
    String(Number(whole) + { '¼': 0.25, '½': 0.5, '¾': 0.75 }[part]!),
  )

/** A number as JSON writes it, of one with commas in it. */
const plainNumber = (text: string) =>
  text
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/^(-?)0*(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')

/** An email address with a blank in it, or with signs around it. */
function email(wrong: WrongText): string | undefined {
  if (wrong.schema.format !== 'email') return undefined
  // Looked for from the beginnings of words only, or a long word would take as often as it has letters.
  const [only = '', ...more] =
    wrong.text.match(/(?<![^\s<>()[\]"“”‘’,;:])[^\s<>()[\]"“”‘’,;:]+@[^\s<>()[\]"“”‘’,;:]+/g) ?? []
  const near = [wrong.text.replace(/\s+/g, ''), more.length === 0 ? only.replace(/\.$/, '') : '']
  const address = near.find((text) => formats.email?.test(text))
  return address && `Write ${line(wrong, address)}.`
}

/** A name with spaces in it, where hyphens belong. */
function slug(wrong: WrongText): string | undefined {
  const joined = wrong.text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return wrong.schema.format === 'slug' && SLUG.test(joined)
    ? `Write ${line(wrong, joined)}.`
    : undefined
}

/** A date with the month first, or without its day. */
function date(wrong: WrongText): string | undefined {
  const { text, schema } = wrong
  if (schema.format !== 'date') return undefined
  const swapped = normaliseDate(text.replace(/^(\d+)([/.-])(\d+)/, '$3$2$1'))
  if (swapped) return didYouMean(line(wrong, swapped).slice(1, -1))
  return /^\d{4}-\d\d$/.test(text) && isAllowed(`${text}-01`, schema)
    ? `Write the day as well, such as ${line(wrong, `${text}-01`)}.`
    : undefined
}

function near({ text, schema }: WrongText): string | undefined {
  const found = suggest(text, schema.enum ?? [])
  return found && didYouMean(found)
}

/** Whether a text could stand there as it is. */
function isAllowed(
  text: string,
  { type, enum: values, format, pattern, ...schema }: Schema,
): boolean {
  if (values) return values.includes(text)
  if (type === 'boolean') return text === 'true' || text === 'false'
  if (type === 'number' || type === 'integer') {
    const value = Number(text)
    const isInside = value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
    return Number.isFinite(value) && isInside && (type === 'number' || Number.isInteger(value))
  }
  if (format) return formats[format]?.test(text) === true
  return pattern !== undefined && new RegExp(pattern).test(text)
}
