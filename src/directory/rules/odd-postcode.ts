import { nearPostcode } from '../../record/area-misprint.ts'
import { parsePostcode } from '../../record/postcode.ts'
import { quote } from '../../record/quote.ts'
import { didYouMean } from '../../record/suggest.ts'
import type { Diagnostic } from '../../diagnostic.ts'
import type { Settings } from '../../record/settings.ts'
import type { ContentRecord } from '../../record/written.ts'
import { walk } from '../walk.ts'

/** An address has a postcode that is none, so that letters go astray and nobody finds the place by it. */
export function* oddPostcode(
  { kind, value, file }: ContentRecord,
  { countries }: Settings,
): Generator<Diagnostic> {
  for (const object of walk(kind, value)) {
    if (object.entity !== 'address') continue
    const { postal_code, country } = object.value
    const own = countries.filter((known) => known === country)
    if (own.length === 0 || isPostcode(postal_code, own)) continue
    yield {
      code: 'odd-postcode',
      message: `${quote(postal_code)} is not a postcode.`,
      hint: hintFor(postal_code),
      place: { file, path: [...object.path, 'postal_code'] },
    }
  }
}

/** Those of the forces lie nowhere, and are postcodes all the same. */
function isPostcode(text: string, countries: Settings['countries']): boolean {
  const parsed = parsePostcode(text, countries)
  return !('problem' in parsed) || parsed.problem === 'no-location'
}

function hintFor(text: string): string {
  const near = nearPostcode(text)
  return near
    ? didYouMean(near)
    : 'Write it like `BS3 4EB`, or only its first part, such as `BS3`. An address abroad has a `country` of its own.'
}
