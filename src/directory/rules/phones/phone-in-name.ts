import { scalar } from '../../../record/hints/write/scalar.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../../countries/phone-number.ts'
import type { Written } from '../../../record/schema/written.ts'
import { findMobiles } from '../../../privacy/mobiles.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'

/** A number of a whole line, as opposed to a room or a year: it begins as people dial it. */
const DIALLED = /^\(?(?:0|\+)(?:[^\d]*\d){8}/

export const phoneInName: Rule = {
  code: 'phone-in-name',
  severity: 'warning',
  means:
    'The name or role of a contact has a telephone number in it, where a telephone cannot dial it.',
  objects: {
    *contact(contact, at) {
      for (const field of ['name', 'title'] as const) {
        const text = contact[field] ?? ''
        const found = parsePhoneNumber(text)
        // Of a mobile number, `mobile-number` says that it should not be there at all.
        if (!found || !DIALLED.test(found.dialled) || [...findMobiles(text)].length > 0) continue
        yield {
          message: `${quote(text)} has a telephone number in it, where a telephone cannot dial it.`,
          hint: hintFor(field, found, contact),
          place: at(field),
        }
      }
    },
  },
}

/** What introduces a number: `Maureen, tel.` */
const LABEL = /(?:^|(?<![\s,(])[\s,(]+)(?:tel(?:ephone)?|phone|ring|call|on|at|no)\.?$/i

function hintFor(field: string, { words, dialled }: PhoneNumber, { phones }: Written<'contact'>) {
  const rest = words.replace(LABEL, '')
  const first = rest === '' ? `Delete \`${field}\`` : `Write \`${field}: ${scalar(rest)}\``
  return phones
    ? `${first}, and add the number to its \`phones\`.`
    : `${first}, and in a line below \`phones: [${dialled}]\`.`
}
