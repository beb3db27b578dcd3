import { type Country, DEFAULT_COUNTRIES } from './countries.ts'
import { type Postcode, formatPostcode, parsePostcode } from './postcode.ts'

/** Characters that are mistaken for each other. A small L looks like a one and like a capital I. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '8': 'B',
  '0': 'O',
  '5': 'S',
  '1': 'IL',
  '2': 'Z',
  B: '8',
  O: '0',
  S: '5',
  I: '1L',
  L: '1I',
  Z: '2',
}

/** No misprinted postcode is longer. */
const MAX_LENGTH = 12

/**
 * The postcode that a misprint was most likely meant as. Tries, in this order, to replace one lookalike, to delete one
 * character, and to replace two lookalikes. Prefers to keep a postcode area: `BSO 1QG` was not meant for Birmingham.
 */
export function nearPostcode(
  text: string,
  countries: readonly Country[] = DEFAULT_COUNTRIES,
): string | undefined {
  const written = text.trim().toUpperCase()
  if (written.length > MAX_LENGTH) return undefined
  const replaced = replaceOne(written)
  const keptLetters = ({ area }: Postcode) => (written.startsWith(area) ? area.length : 0)
  for (const candidates of [replaced, deleteOne(written), replaced.flatMap(replaceOne)]) {
    const [best] = candidates
      .flatMap((candidate) => likelyPostcode(candidate, countries) ?? [])
      .toSorted((a, b) => keptLetters(b) - keptLetters(a))
    if (best) return formatPostcode(best)
  }
  return undefined
}

const replaceOne = (text: string): readonly string[] =>
  [...text].flatMap((character, i) =>
    [...(LOOKALIKES[character] ?? '')].map((other) => text.slice(0, i) + other + text.slice(i + 1)),
  )

/** The last character first, because the beginning says where the postcode is. */
const deleteOne = (text: string): readonly string[] =>
  [...text].map((_, i) => text.slice(0, i) + text.slice(i + 1)).toReversed()

/** Only in central London does a district end with a letter. */
const LETTERED = /^(?:E1W|N1[CPR]|NW1W|SE1P|(?:EC[1-4]|SW1|W1|WC[12])[A-Z])$/

/**
 * True when a well-formed postcode is none, because its district ends with a letter that looks like a digit: `BS1O 1QG`.
 * Other letters may be of new districts.
 */
export const isMisread = ({ outcode = '' }: Postcode): boolean =>
  /[BILOSZ]$/.test(outcode) && !LETTERED.test(outcode)

function likelyPostcode(text: string, countries: readonly Country[]): Postcode | undefined {
  const parsed = parsePostcode(text, countries)
  if (!/\d/.test(text) || !('postcode' in parsed)) return undefined
  const { outcode = '' } = parsed.postcode
  return /\d$|^$/.test(outcode) || LETTERED.test(outcode) ? parsed.postcode : undefined
}
