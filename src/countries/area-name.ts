import { quoteList, quote } from '../text/quote.ts'
import { COUNTRIES, type Country } from './countries.ts'
import { parsePostcode } from './postcode.ts'

/** Why a text is not the name of a postcode area, and what to write. */
export interface WrongAreaName {
  readonly message: string
  readonly hint: string
}

/** Checks the name of a postcode area: letters such as `BS`, or the first three digits of ZIP codes. */
export function wrongAreaName(
  text: string,
  countries: readonly Country[],
): WrongAreaName | undefined {
  if (isAreaName(text, countries)) return undefined
  return { message: `${quote(text)} is not a postcode area.`, hint: hintFor(text, countries) }
}

const isAreaName = (text: string, countries: readonly Country[]): boolean =>
  countries.some((country) => COUNTRIES[country].postcodes.isAreaName(text))

function hintFor(text: string, countries: readonly Country[]): string {
  const parts = text.split(/[\s,;/&+]+|\band\b/).filter((part) => part !== '')
  if (parts.length > 1 && parts.every((part) => isAreaName(part, countries)))
    return `Write each as an entry of its own: ${quoteList(
      parts.map((part) => part.toUpperCase()),
      'and',
    )}.`
  const parsed = parsePostcode(text, countries)
  if ('postcode' in parsed) return `Write \`${parsed.postcode.area}\`.`
  return `Write ${countries.map((country) => COUNTRIES[country].postcodes.areaExample).join(', or ')}.`
}
