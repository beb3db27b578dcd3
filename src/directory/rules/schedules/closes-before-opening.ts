import { looksReversed } from '../../../times/hours/resolve/late.ts'
import type { Rule } from '../rule.ts'

export const closesBeforeOpening: Rule = {
  code: 'closes-before-opening',
  severity: 'warning',
  means: 'Something opens in the daytime and closes before that time, so on the next day.',
  objects: {
    *schedule({ opens_at, closes_at }, at) {
      if (opens_at === undefined || closes_at === undefined) return
      if (!looksReversed(minutesOf(opens_at), minutesOf(closes_at))) return
      yield {
        message: `\`opens_at\` is ${opens_at} and \`closes_at\` is ${closes_at}, so it would be open all night.`,
        hint: 'Correct the wrong time, on a clock of 24 hours: two in the afternoon is `14:00`. If both are right, leave them.',
        place: at('closes_at'),
      }
    },
  },
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
