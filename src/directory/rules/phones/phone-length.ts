import { hasAny } from '../../../countries/countries.ts'
import { quote } from '../../../text/quote.ts'
import type { Settings } from '../../../record/settings/settings.ts'
import type { Rule } from '../rule.ts'
import { isShortNumber } from '../../../countries/gb/phone.ts'
import { digitsOf, parsePhoneNumber } from '../../../countries/phone-number.ts'

export const phoneLength: Rule = {
  code: 'phone-length',
  severity: 'error',
  means: 'A British telephone number has too few or too many digits.',
  objects: {
    *phone({ number }, at, settings) {
      const { dialled } = parsePhoneNumber(number) ?? {}
      const british = dialled && nationalNumber(dialled, settings)
      if (!british || hasUsualLength(british)) return
      yield {
        message: `${quote(dialled)} ${problemOf(british)}.`,
        hint: hintFor(british),
        place: at('number'),
      }
    },
  },
}

/** The digits of a British number, as they are dialled in Britain; nothing for a number of another country. */
function nationalNumber(dialled: string, { countries }: Settings): string | undefined {
  if (!hasAny(countries, 'hasPhonePlan')) return undefined
  // 18001 and 18002 connect through the text relay service (https://www.relayuk.bt.com).
  const digits = digitsOf(dialled).replace(/^1800[12](?=\d{3})/, '')
  const [, british] =
    /^\+\D*440?(\d+)$/.exec(`${dialled.startsWith('+') ? '+' : ''}${digits}`) ?? []
  if (british !== undefined) return `0${british}`
  if (dialled.startsWith('+')) return undefined
  if (digits.startsWith('00'))
    return digits.startsWith('0044') ? digits.replace(/^00440?/, '0') : undefined
  // American numbers have ten digits and no 0 in front.
  return digits.startsWith('0') || countries.length === 1 ? digits : undefined
}

/** Ofcom's National Telephone Numbering Plan, by length. */
function hasUsualLength(number: string): boolean {
  if (number.startsWith('0'))
    return number.length === 11 || isShortNumber(number) || TEN_DIGITS.test(number)
  if (number.length <= 6) return number.length !== 4 && number.length >= 3
  // It may have lost its 0, which is advice of its own, or be from abroad.
  return number.length >= 10
}

/** Numbers of places may be short; those of cities, which have a 1 in their code, have eleven digits. */
const TEN_DIGITS = /^01[2-9](?!1)\d{7}$/

const problemOf = (number: string): string =>
  !number.startsWith('0')
    ? 'is no whole British telephone number'
    : `has too ${number.length < 11 ? 'few' : 'many'} digits for a British telephone number`

function hintFor(number: string): string {
  if (!number.startsWith('0'))
    return 'Write it with its area code, such as `0117 496 0123`. A number from abroad starts with `+` and the code of its country.'
  return number.length < 11
    ? 'Add the missing digit. Or, if it is from abroad, start with `+` and the code of its country.'
    : 'Delete the digit that is too many. Write an extension as `extension:`, and a second number as an entry of its own.'
}
