import { parsePhoneNumber } from '../../../countries/phone-number.ts'
import type { Written } from '../../schema/written.ts'
import { scalarInBrackets } from './scalar.ts'

/** A telephone as a record should have it. */
type Phone = Pick<Written<'phone'>, 'number' | 'type' | 'description'>

/**
 * Reads a number with words around it: `Tel: 0117 …` is only a number, `Fax 0117 …` has a type, and other words become
 * its description. Undefined where there is no number, or more than one.
 */
export function phoneInWords(text: string): Phone | undefined {
  const { dialled: number, words } = parsePhoneNumber(text) ?? {}
  if (number === undefined || words === undefined) return undefined
  if (words === '' || LABEL.test(words)) return { number }
  const [, type] = TYPES.find(([pattern]) => pattern.test(words)) ?? []
  return type ? { number, type } : { number, description: words }
}

/** Words that say that it is a telephone number. */
const LABEL =
  /^(?:tel(?:ephone)?|t|phone|ph|call|ring|contact|number|no|landline|voice)(?:\.?\s+(?:no|number|us|on|us on))?\.?$/i
/** Words that say what kind of telephone it is. */
const TYPES: readonly (readonly [RegExp, NonNullable<Phone['type']>])[] = [
  [/^fax\.?$/i, 'fax'],
  [/^(?:text|sms)(?:\s+(?:to|us|us on))?$/i, 'text'],
  [/^(?:textphone|minicom|typetalk)$/i, 'textphone'],
  [/^(?:mob(?:ile)?|m|cell)\.?$/i, 'cell'],
]

/** How to write the list `phones` with these entries; undefined where one of them is no number with words. */
export function writePhones(texts: readonly string[]): string | undefined {
  const phones = texts.map(phoneInWords)
  const whole = phones.map((phone) => phone && writePhone(phone)).join(', ')
  return phones.includes(undefined) || whole.length > MAX_LENGTH
    ? undefined
    : `Write \`phones: [${whole}]\`.`
}

/** The longest list that a hint shows. */
const MAX_LENGTH = 160

/** An entry of `phones`, between brackets or after a dash. */
export function writePhone({ number, type, description }: Phone): string {
  if (!type && !description) return number
  return `{ number: ${number}, ${type ? `type: ${type}` : `description: ${scalarInBrackets(description ?? '')}`} }`
}
