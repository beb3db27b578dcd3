import { misprintIn } from '../../places/area-misprint.ts'
import { isPostcodeLike } from '../../places/postcode.ts'
import type { ObjectRule } from './rule.ts'

/** A list of postcodes holds something that is none, so that nobody there would find the service. */
export const badPostcode: ObjectRule<'service_area'> = {
  entity: 'service_area',
  *check({ postcodes = [] }, at, { countries }) {
    for (const [i, postcode] of postcodes.entries()) {
      const misprint = misprintIn(postcode, countries)
      if (misprint || !isPostcodeLike(postcode, countries))
        yield {
          code: 'bad-postcode',
          message: `\`${postcode}\` is not a postcode, nor the first part of one.`,
          hint:
            misprint?.hint ??
            'Write it like `BS3`, `BS3 4` or `BS3 4EB`; other areas have a line of their own under `service_areas:`.',
          place: at('postcodes', i),
        }
    }
  },
}
