import { COUNTRIES, type Country, DEFAULT_COUNTRY } from '../../../countries/countries.ts'
import { isMisread, nearPostcode } from '../../../countries/near-postcode.ts'
import { parsePostcode } from '../../../countries/postcode.ts'
import { quote } from '../../../text/quote.ts'
import { didYouMean } from '../../../text/suggest.ts'
import type { Rule } from '../rule.ts'

export const oddPostcode: Rule = {
  code: 'odd-postcode',
  severity: 'warning',
  means: 'The postcode of an address is not written as one.',
  objects: {
    *address({ postal_code, country }, at, { countries }) {
      const own = countries.filter((known) => known === country)
      if (own.length === 0 || isPostcode(postal_code, own)) return
      yield {
        message: `${quote(postal_code)} is not a postcode.`,
        hint: hintFor(postal_code, own),
        place: at('postal_code'),
      }
    },
  },
}

/** Postcodes of the forces have no place on the map, but are postcodes. */
function isPostcode(text: string, countries: readonly Country[]): boolean {
  const parsed = parsePostcode(text, countries)
  return 'postcode' in parsed ? !isMisread(parsed.postcode) : parsed.problem === 'no-location'
}

function hintFor(text: string, countries: readonly Country[]): string {
  const near = nearPostcode(text, countries)
  if (near) return didYouMean(near)
  const { example } = COUNTRIES[countries[0] ?? DEFAULT_COUNTRY].postcodes
  return `Write it like ${example}. If the address is abroad, write its \`country\`.`
}
