import { isPostcodeLike } from '../../record/postcode.ts'
import type { Diagnostic } from '../../diagnostic.ts'
import type { Directory } from '../directory.ts'
import { walk } from '../walk.ts'

/** A list of postcodes holds something that is none, so that nobody there would find the service. */
export function* badPostcode({
  records,
  settings: { countries },
}: Directory): Generator<Diagnostic> {
  for (const { kind, value, file } of records)
    for (const object of walk(kind, value)) {
      if (object.entity !== 'service_area') continue
      for (const [i, postcode] of (object.value.postcodes ?? []).entries())
        if (!isPostcodeLike(postcode, countries))
          yield {
            code: 'bad-postcode',
            message: `\`${postcode}\` is not a postcode, nor the first part of one.`,
            hint: 'Write it like `BS3`, `BS3 4` or `BS3 4EB`; other areas have a line of their own under `service_areas:`.',
            place: { file, path: [...object.path, 'postcodes', i] },
          }
    }
}
