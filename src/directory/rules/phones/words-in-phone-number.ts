import { phoneInWords, writePhone } from '../../../record/hints/write/phone-in-words.ts'
import { scalar } from '../../../record/hints/write/scalar.ts'
import { parsePhoneNumber } from '../../../countries/phone-number.ts'
import type { Written } from '../../../record/schema/written.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'

export const wordsInPhoneNumber: Rule = {
  code: 'words-in-phone-number',
  severity: 'warning',
  means: 'A telephone number has words in it, so that a telephone cannot dial it.',
  objects: {
    *phone(phone, at) {
      const { words = '' } = parsePhoneNumber(phone.number) ?? {}
      if (words === '') return
      yield {
        message: `${quote(phone.number)} has words in it, so a telephone cannot dial it.`,
        hint: hintFor(phone, words),
        place: at('number'),
      }
    },
  },
}

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
