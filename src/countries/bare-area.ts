import { codeIn } from './gb/gss.ts'
import { type NationGroupCode, nationNamed } from './gb/nation.ts'
import { type Country, DEFAULT_COUNTRIES } from './countries.ts'
import { type Postcode, parsePostcode } from './postcode.ts'

/** What a service area without fields can be. Anything else is the name of a file, or just a name. */
export type BareArea =
  | { readonly kind: 'nation'; readonly code: NationGroupCode }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'postcode'; readonly postcode: Postcode }
  | { readonly kind: 'other' }

/** Reads a service area without fields as a nation, a GSS code or a postcode, in this order. */
export function readBareArea(
  text: string,
  countries: readonly Country[] = DEFAULT_COUNTRIES,
): BareArea {
  const nation = nationNamed(text)
  if (nation) return { kind: 'nation', code: nation }
  const code = codeIn(text)
  if (code) return { kind: 'code', code }
  const parsed = parsePostcode(text, countries)
  return 'postcode' in parsed ? { kind: 'postcode', ...parsed } : { kind: 'other' }
}
