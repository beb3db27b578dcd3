import { isMisread, nearPostcode } from '../../../places/near-postcode.ts'
import { type Country, parsePostcode } from '../../../places/postcode.ts'
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
  const examples = countries.includes('GB')
    ? '`BS3 4EB`, or only its first part, such as `BS3`'
    : '`90210` or `90210-1234`'
  return `Write it like ${examples}. If the address is abroad, write its \`country\`.`
}
