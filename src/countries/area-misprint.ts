import { readBareArea } from './bare-area.ts'
import { isMisread, nearPostcode } from './near-postcode.ts'
import { type Country, DEFAULT_COUNTRIES, hasAny } from './countries.ts'
import { postcodesIn } from './postcodes-in-text.ts'

/** Why a service area looks like a postcode or a code, and is none. */
export interface AreaMisprint {
  /** The end of a sentence that starts with the text. */
  readonly message: string
  readonly hint: string
}

/** Explains a service area that was probably meant as a postcode or a code. */
export function misprintIn(
  text: string,
  countries: readonly Country[] = DEFAULT_COUNTRIES,
): AreaMisprint | undefined {
  const read = readBareArea(text, countries)
  if (read.kind === 'postcode' ? !isMisread(read.postcode) : read.kind !== 'other') return undefined
  const several = postcodesIn(text, countries)
  if (several)
    return {
      message: 'has more than one postcode.',
      hint: `Write each as an entry of its own: \`[${several.postcodes.join(', ')}]\`.${several.hasOpenRange ? ' If you mean all postcodes between them, write every one.' : ''}`,
    }
  if (LIKE_CODE.test(text.trim()))
    return {
      message: 'looks like the code of an area, but such a code is a letter and eight digits.',
      hint: 'Write it like `E06000023`.',
    }
  if (!hasAny(countries, 'hasAreaCodes') || !looksLikePostcode(text)) return undefined
  const near = nearPostcode(text, countries)
  return {
    message: 'looks like a postcode, but there is no such postcode.',
    hint: near
      ? `Did you mean \`${near}\`?`
      : 'Write it like `BS3`, `BS3 4` or `BS3 4EB`. If it is not a postcode, describe the area in words, such as `Along the A38`.',
  }
}

/** The letter of a nation, and about as many digits as a code has. */
const LIKE_CODE = /^[EWSNKLMJ](?=[\dOIL]*\d{3})[\dOIL]{5,10}$/i

/** Short runs of letters and digits without a word: `8S4`, `bs3 1zz9`, but not `Ward 7` or `5 miles`. */
function looksLikePostcode(text: string): boolean {
  const trimmed = text.trim()
  return (
    /^[a-z\d .]{2,9}$/i.test(trimmed) &&
    /\d/.test(trimmed) &&
    /[a-z]/i.test(trimmed) &&
    !/[a-z]{3}/i.test(trimmed)
  )
}
