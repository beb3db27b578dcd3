import { weekdayOf } from '../../../times/calendar/weekday.ts'
import type { Rule } from '../rule.ts'
import { parseByday } from '../../../times/byday.ts'

export const badByday: Rule = {
  code: 'bad-byday',
  severity: 'error',
  means: 'A list of weekdays cannot be understood.',
  objects: {
    *schedule({ byday }, at) {
      if (byday === undefined || parseByday(byday)) return
      yield {
        message: `\`byday\` is \`${byday}\`, which is not a list of weekdays.`,
        hint: hintFor(byday),
        place: at('byday'),
      }
    },
  },
}

function hintFor(byday: string): string {
  const words = byday.toLowerCase().split(/[\s,;&/+]+|\band\b/)
  const days = words.filter((word) => word !== '').map(weekdayOf)
  return days.length > 0 && !days.includes(undefined)
    ? `Write \`byday: ${days.join()}\`.`
    : 'Write MO, TU, WE, TH, FR, SA or SU, with commas and no spaces between them: `MO,WE`. In a monthly schedule `2TH` is the second Thursday and `-1FR` the last Friday.'
}
