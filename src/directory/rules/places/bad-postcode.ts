import { misprintIn } from '../../../countries/area-misprint.ts'
import { isPostcodeLike } from '../../../countries/postcode.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'

export const badPostcode: Rule = {
  code: 'bad-postcode',
  severity: 'error',
  means: 'A service area has a postcode or the code of an area that is not written as one.',
  objects: {
    *service_area({ postcodes = [] }, at, { countries }) {
      for (const [i, postcode] of postcodes.entries()) {
        const misprint = misprintIn(postcode, countries)
        if (!misprint && isPostcodeLike(postcode, countries)) continue
        yield {
          message: `\`${postcode}\` is not a postcode or the first part of one.`,
          hint:
            misprint?.hint ??
            'Write it like `BS3`, `BS3 4` or `BS3 4EB`. Other areas have a line of their own under `service_areas:`.',
          place: at('postcodes', i),
        }
      }
    },
  },
  *directory({ unresolved }) {
    for (const { misprint, written, place } of unresolved)
      if (misprint)
        yield { message: `${quote(written)} ${misprint.message}`, hint: misprint.hint, place }
  },
}
