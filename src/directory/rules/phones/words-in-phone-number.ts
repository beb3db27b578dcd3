import { scalar } from '../../../record/hints/write/scalar.ts'
import type { Written } from '../../../record/schema/written.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'
import { type PhoneNumber, parsePhoneNumber } from './phone-number.ts'

export const wordsInPhoneNumber: Rule = {
  code: 'words-in-phone-number',
  severity: 'warning',
  means: 'A telephone number has words in it, so that a telephone cannot dial it.',
  objects: {
    *phone(phone, at) {
      const parsed = parsePhoneNumber(phone.number)
      if (!parsed || parsed.words === '') return
      yield {
        message: `${quote(phone.number)} has words in it, so a telephone cannot dial it.`,
        hint: hintFor(parsed, phone),
        place: at('number'),
      }
    },
  },
}

/** Words that say that it is a telephone number. */
const LABEL =
  /^(?:tel(?:ephone)?|t|phone|ph|call|ring|contact|number|no|landline|voice)(?:\.?\s+(?:no|number|us|on|us on))?\.?$/i
/** Words that say what kind of telephone it is. */
const TYPES: readonly (readonly [RegExp, NonNullable<Written<'phone'>['type']>])[] = [
  [/^fax\.?$/i, 'fax'],
  [/^(?:text|sms)(?:\s+(?:to|us|us on))?$/i, 'text'],
  [/^(?:textphone|minicom|typetalk)$/i, 'textphone'],
  [/^(?:mob(?:ile)?|m|cell)\.?$/i, 'cell'],
]

function hintFor(
  { dialled, words }: PhoneNumber,
  { type, description, ...rest }: Written<'phone'>,
) {
  if (LABEL.test(words)) return `Write \`${dialled}\`.`
  const [, kind] = TYPES.find(([pattern]) => pattern.test(words)) ?? []
  const isEntry = !type && !description && Object.keys(rest).length === 1
  const field = kind && !type ? `type: ${kind}` : `description: ${scalar(words)}`
  if (isEntry) {
    const inBraces =
      /[,{}[\]]/.test(words) && !kind ? `description: ${JSON.stringify(words)}` : field
    return `Write the entry as \`{ number: ${dialled}, ${inBraces} }\`.`
  }
  return description
    ? `Write \`number: ${dialled}\`, and add the words to its \`description\`.`
    : `Write \`number: ${dialled}\`, and below it \`${field}\`.`
}
