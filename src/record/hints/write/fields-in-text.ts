import { COUNTRIES, DEFAULT_COUNTRIES, DEFAULT_COUNTRY } from '../../../countries/countries.ts'
import { longNumbersIn } from '../../../countries/phone-number.ts'
import { formats } from '../../schema/formats.ts'
import { type Schema, entityOf } from '../../schema/schema.ts'
import { readAddress } from '../../../values/address.ts'
import { type Price, readPrice } from '../../../values/price.ts'
import { sayNumber } from '../../../values/say-amount.ts'
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

/** `12 High Street, Bristol, BS3 3AA`: the town and the postcode where the importer would find them. */
function addressIn(text: string): FieldsInText {
  const { street, town, county, postcode, country } = readAddress(text, DEFAULT_COUNTRIES)
  return {
    ...(street && { address_1: street }),
    ...(town && { city: town }),
    ...(county && { state_province: county }),
    ...(postcode && { postal_code: postcode }),
    ...(country && { country }),
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

/** `£4.50`, `free` and `£3 per session` are prices; `Half plot: £55` is one for an option. */
function priceIn(text: string): FieldsInText | undefined {
  const alone = readPrice(text)
  if (alone) return priceFields(alone)
  const sign = text.search(/[£€$]/)
  const option = text
    .slice(0, Math.max(0, sign))
    .trimEnd()
    .replace(/[:,–-]$/, '')
    .trimEnd()
  const isName = /^\p{L}\D*$/u.test(option) && !ABOUT.test(option)
  const price = isName ? readPrice(text.slice(sign)) : undefined
  return price && { option, ...priceFields(price) }
}

const priceFields = ({ amount, currency, per }: Price): FieldsInText => ({
  amount: sayNumber(amount),
  ...(currency && currency !== COUNTRIES[DEFAULT_COUNTRY].currency && { currency }),
  ...(per && { amount_description: per }),
})

/** Words that make the amount another one. */
const ABOUT = /\b(?:from|to|up|or|plus|about|under|over|more|less|suggested|donation|off)\b|\+/i
