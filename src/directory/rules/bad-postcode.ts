import { misprintIn, nearPostcode } from '../../record/area-misprint.ts'
import { isPostcodeLike, parsePostcode } from '../../record/postcode.ts'
import { quote } from '../../record/quote.ts'
import { didYouMean } from '../../record/suggest.ts'
import type { Diagnostic } from '../../diagnostic.ts'
import type { Settings } from '../../record/settings.ts'
import type { ContentRecord } from '../../record/written.ts'
import { walk } from '../walk.ts'

/** A list of postcodes or an address holds something that is none, so that nobody there would find the service. */
export function* badPostcode(
  { kind, value, file }: ContentRecord,
  { countries }: Settings,
): Generator<Diagnostic> {
  for (const object of walk(kind, value)) {
    if (object.entity === 'address') {
      const { postal_code, country } = object.value
      if (
        isOdd(
          postal_code,
          countries.filter((known) => known === country),
        )
      )
        yield {
          code: 'bad-postcode',
          message: `${quote(postal_code)} is not a postcode.`,
          hint: hintFor(postal_code),
          place: { file, path: [...object.path, 'postal_code'] },
        }
    }
    if (object.entity !== 'service_area') continue
    for (const [i, postcode] of (object.value.postcodes ?? []).entries())
      if (!isPostcodeLike(postcode, countries))
        yield {
          code: 'bad-postcode',
          message: `\`${postcode}\` is not a postcode, nor the first part of one.`,
          hint:
            misprintIn(postcode, countries)?.hint ??
            'Write it like `BS3`, `BS3 4` or `BS3 4EB`; other areas have a line of their own under `service_areas:`.',
          place: { file, path: [...object.path, 'postcodes', i] },
        }
  }
}

/** Whether a text is no postcode of countries whose postcodes are known; those of the forces lie nowhere, and are some. */
function isOdd(text: string, countries: Settings['countries']): boolean {
  const parsed = parsePostcode(text, countries)
  return countries.length > 0 && 'problem' in parsed && parsed.problem !== 'no-location'
}

function hintFor(text: string): string {
  const near = nearPostcode(text)
  return near
    ? didYouMean(near)
    : 'Write it like `BS3 4EB`, or only its first part, such as `BS3`. An address abroad has a `country` of its own.'
}
