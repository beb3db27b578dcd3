import { phoneInWords, writePhone } from '../../../record/hints/write/phone-in-words.ts'
import { scalar } from '../../../record/hints/write/scalar.ts'
import { longNumbersIn, parsePhoneNumber } from '../../../countries/phone-number.ts'
import type { Written } from '../../../record/schema/written.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'

export const wordsInPhoneNumber: Rule = {
  code: 'words-in-phone-number',
  severity: 'warning',
  means:
    'A telephone number has words or another number in it, so that a telephone cannot dial it.',
  objects: {
    *phone(phone, at) {
      const { number } = phone
      const { words = '' } = parsePhoneNumber(number) ?? {}
      const several = longNumbersIn(number)
      if (words === '' && several.length < 2) return
      const [what, hint] =
        several.length > 1
          ? [`${several.length} numbers`, severalHint(number, several)]
          : ['words', hintFor(phone, words)]
      yield {
        message: `${quote(number)} has ${what} in it, so a telephone cannot dial it.`,
        hint,
        place: at('number'),
      }
    },
  },
}

/** Words about a number say whose it is, so they are not taken away. */
const severalHint = (number: string, several: readonly string[]): string =>
  /\p{L}/u.test(number.replace(/\b(?:or|and)\b/gi, ''))
    ? 'Write an entry for each number, such as `{ number: 0117 496 0123, description: office }`.'
    : `Write an entry for each number: \`[${several.map((one) => one.trim()).join(', ')}]\`.`

function hintFor(phone: Written<'phone'>, words: string) {
  const meant = phoneInWords(phone.number)!
  const { number, type, description } = meant
  if (!type && !description) return `Write \`${number}\`.`
  const isEntry = Object.keys(phone).length === 1
  if (isEntry) return `Write the entry as \`${writePhone(meant)}\`.`
  const field = type && !phone.type ? `type: ${type}` : `description: ${scalar(words)}`
  return phone.description
    ? `Write \`number: ${number}\`, and add the words to its \`description\`.`
    : `Write \`number: ${number}\`, and below it \`${field}\`.`
}
