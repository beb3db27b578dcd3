import type { Rule } from '../rule.ts'

export const equalTimes: Rule = {
  code: 'equal-times',
  severity: 'error',
  means: 'Something closes at the time at which it opens.',
  objects: {
    *schedule({ opens_at, closes_at }, at) {
      // From midnight to midnight is all day.
      if (
        opens_at === undefined ||
        opens_at.startsWith('00:00') ||
        opens_at.slice(0, 5) !== closes_at?.slice(0, 5)
      )
        return
      yield {
        message: `\`opens_at\` and \`closes_at\` are both ${opens_at}.`,
        hint: 'Correct the wrong time. All day is `00:00` to `23:59`.',
        place: at('closes_at'),
      }
    },
  },
}
