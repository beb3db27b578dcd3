import { quote } from '../../../text/quote.ts'
import type { TextFormat } from '../../schema/formats.ts'
import { COUNTRY, CURRENCY, GSS_CODE, UNSHORTENED, WITH_DIGITS } from '../../../hsds/patterns.ts'
import { correctionOf } from '../correction/correction.ts'
import type { Explain } from '../explanation.ts'
import { nameOf, titleOf } from '../title.ts'

/** A text that does not match the pattern of its field. */
export const wrongPattern: Explain<'wrong-pattern'> = ({ path, actual: text, expected }) => {
  const pattern = PATTERNS[expected.pattern ?? '']
  const hint =
    correctionOf({ text, name: nameOf(path), schema: expected }) ??
    pattern?.help?.(text) ??
    `Write it like \`${pattern?.example}\`.`
  const wanted = pattern?.says ?? 'written in another way'
  return { message: `${titleOf(path)} is ${quote(text)}; it must be ${wanted}.`, hint }
}

const LOST_DIGITS =
  'A spreadsheet has shortened this number, and its last digits are lost. Copy it again from where it comes from; in a spreadsheet, format the cell as text first.'

/** The words for each pattern of the schemas. */
const PATTERNS: Readonly<Record<string, Pick<TextFormat, 'says' | 'example' | 'help'>>> = {
  [CURRENCY]: { says: 'a currency code of three capital letters', example: 'GBP' },
  [COUNTRY]: { says: 'a country code of two capital letters (ISO 3166)', example: 'GB' },
  [GSS_CODE]: { says: 'a code of one letter and eight digits', example: 'E06000023' },
  '^https?://[^?#]+$': {
    says: 'a web address without `?` and `#`',
    example: 'https://directory.example.org',
  },
  [WITH_DIGITS]: {
    says: 'a telephone number',
    example: '0117 496 0123',
    help: (text) =>
      !new RegExp(UNSHORTENED).test(text)
        ? LOST_DIGITS
        : 'Write the number as it is dialled, such as `0117 496 0123`; put words about it in its `description:`.',
  },
  [UNSHORTENED]: {
    says: 'written with all its digits',
    example: '100012345678',
    help: () => LOST_DIGITS,
  },
}
