import { misprintIn } from '../../record/area-misprint.ts'
import { isPostcodeLike } from '../../record/postcode.ts'
import type { Diagnostic } from '../../diagnostic.ts'
import type { Settings } from '../../record/settings.ts'
import type { ContentRecord } from '../../record/written.ts'
import { walk } from '../walk.ts'

/** A list of postcodes holds something that is none, so that nobody there would find the service. */
export function* badPostcode(
  { kind, value, file }: ContentRecord,
  { countries }: Settings,
): Generator<Diagnostic> {
  for (const object of walk(kind, value)) {
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
