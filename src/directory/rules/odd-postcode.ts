import { isMisread, nearPostcode } from '../../places/area-misprint.ts'
import { type Country, parsePostcode } from '../../places/postcode.ts'
import { quote } from '../../text/quote.ts'
import { didYouMean } from '../../text/suggest.ts'
import type { ObjectRule } from './rule.ts'

/** An address has a postcode that is none, so that letters go astray and nobody finds the place by it. */
export const oddPostcode: ObjectRule<'address'> = {
  entity: 'address',
  *check({ postal_code, country }, at, { countries }) {
    const own = countries.filter((known) => known === country)
    if (own.length === 0 || isPostcode(postal_code, own)) return
    yield {
      code: 'odd-postcode',
      message: `${quote(postal_code)} is not a postcode.`,
      hint: hintFor(postal_code, own),
      place: at('postal_code'),
    }
  },
}

/** Those of the forces lie nowhere, and are postcodes all the same. */
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
  return `Write it like ${examples}. An address abroad has a \`country\` of its own.`
}
