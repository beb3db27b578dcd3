import type { Rule } from '../rule.ts'

/** RFC 5545 (section 3.3.10) allows only one of the two. */
export const untilAndCount: Rule = {
  code: 'until-and-count',
  severity: 'error',
  means: 'A schedule says in two ways when it ends.',
  objects: {
    *schedule({ until, count }, at) {
      if (until === undefined || count === undefined) return
      yield {
        message: '`until` and `count` both say when the meetings end.',
        hint: 'Delete one of the two.',
        place: at('count'),
      }
    },
  },
}
