import { parsePostcode } from '../../../countries/postcode.ts'
import { longNumbersIn } from '../../../countries/phone-number.ts'
import { formats } from '../../schema/formats.ts'
import { type Schema, entityOf } from '../../schema/schema.ts'
import { inPounds } from '../correction/number.ts'
import { numbersIn } from '../correction/numbers-in.ts'
import { mainField } from './main-field.ts'

/** Fields of an object and their values. A list is written in square brackets. */
export type FieldsInText = Readonly<Record<string, string | readonly string[]>>

/** Reads a text that stands for a whole object as the fields that it holds. What is not understood goes to the main field. */
export function fieldsInText(schema: Schema, text: string): FieldsInText {
  const read = text.length > MAX_LENGTH ? undefined : READERS[entityOf(schema)]
  return read?.(text) ?? { [mainField(schema)]: text }
}

/**
 * Reads the texts of a list as entries. A line of an address belongs to the one above until there is a postcode, and a
 * number without a name to the name above.
 */
export function entriesInTexts(schema: Schema, texts: readonly string[]): readonly FieldsInText[] {
  const continues = CONTINUES[entityOf(schema)]
  const whole: string[] = []
  for (const text of texts) {
    const above = whole.at(-1)
    if (above !== undefined && continues?.(fieldsInText(schema, above), fieldsInText(schema, text)))
      whole[whole.length - 1] = `${above}, ${text}`
    else whole.push(text)
  }
  return whole.map((text) => fieldsInText(schema, text))
}

/** True when a text belongs to the entry above it. */
const CONTINUES: Readonly<Record<string, (above: FieldsInText, fields: FieldsInText) => boolean>> =
  {
    address: ({ postal_code }) => postal_code === undefined,
    contact: (_, { name }) => name === undefined,
  }

/** A longer text is not read by hand either. */
const MAX_LENGTH = 200

const READERS: Readonly<Record<string, (text: string) => FieldsInText | undefined>> = {
  address: addressIn,
  contact: contactIn,
  cost_option: priceIn,
}

/** `12 High Street, Bristol, BS3 3AA`: a postcode at the end, and a town before it. */
function addressIn(text: string): FieldsInText | undefined {
  const [, before = '', unit] =
    /^(.*?(?<![\s,])|)[\s,]*\b([a-z]{1,2}\d[a-z\d]? *\d[a-z]{2})$/i.exec(text.trim()) ?? []
  const postcode = unit !== undefined && 'postcode' in parsePostcode(unit) ? unit : undefined
  const lines = (postcode ? before : text).split(/(?<!\s)\s*,\s*/).filter((line) => line !== '')
  const last = lines.at(-1) ?? ''
  const city = lines.length > 1 && !/\d/.test(last) ? last : undefined
  const street = lines.slice(0, city ? -1 : undefined).join(', ')
  return {
    ...(street && { address_1: street }),
    ...(city && { city }),
    ...(postcode && { postal_code: postcode.toUpperCase() }),
  }
}

/** `Maureen, 0117 496 0123, maureen@example.org`. */
function contactIn(text: string): FieldsInText | undefined {
  const [email, ...others] = text.match(EMAIL)?.filter((one) => formats.email?.test(one)) ?? []
  const phones = longNumbersIn(text)
  if (others.length > 0) return undefined
  const found = [...phones, ...(email ? [email] : [])]
  const words = found
    .reduce((rest, part) => rest.replace(part, '\n'), text)
    .split('\n')
    .map((part) => part.replace(AT_START, '').replace(ASKED_FOR, '$1').replace(AT_END, ''))
  const name = words.filter((part) => /\p{L}/u.test(part)).join(', ')
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phones.length > 0 && { phones }),
  }
}

const EMAIL = /(?<![^\s<>()[\],;:])[^\s<>()[\],;:]+@[^\s<>()[\],;:]+/g

/** What people write between a name and a number. */
const MARKS = String.raw`[\s,;:./()–-]`
const LINK = String.raw`tel(?:ephone)?|phone|ph|call|ring|contact|text|mob(?:ile)?|e-?mail|on|at|or|and`
const AT_START = new RegExp(String.raw`^${MARKS}*(?:(?:or|and)\s+)?`, 'i')
const ASKED_FOR =
  /^(?:tel(?:ephone)?|phone|call|ring|contact|text|e-?mail)\s+(\S(?:.*\S)?)\s+(?:on|at)\s*$/i
const AT_END = new RegExp(
  String.raw`(?<!${MARKS})(?:(?:^|${MARKS}+)(?:${LINK})){0,3}${MARKS}*$`,
  'i',
)

/** `£4.50` and `free` are amounts; `Adults: £3` is one for an option, and `£3 per session` one in words, too. */
function priceIn(text: string): FieldsInText | undefined {
  const free = inPounds(text, 0)
  if (free !== undefined) return { amount: free }
  const [amount, ...others] = numbersIn(text)
  if (amount === undefined || others.length > 0) return undefined
  if (/^(?:£|GBP)?\s*[\d.,]+\s*(?:GBP|pounds?)?$/i.test(text)) return { amount }
  const [, before] = /^(\p{L}[^£\d]*)£\s*[\d.,]+$/u.exec(text) ?? []
  const option = before
    ?.trimEnd()
    .replace(/[:,–-]$/, '')
    .trimEnd()
  if (option && !ABOUT.test(option)) return { option, amount }
  return /^£\s*[\d.,]+(?:\s|\/)/.test(text) && !ABOUT.test(text)
    ? { amount, amount_description: text }
    : undefined
}

/** Words that make the amount another one. */
const ABOUT = /\b(?:from|to|up|or|plus|about|under|over|more|less|suggested|donation|off)\b|\+/i
