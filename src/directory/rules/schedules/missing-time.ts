import type { Rule } from '../rule.ts'
import { wholeSchedules } from './whole-schedules.ts'

const ENDS = [
  ['opens_at', 'closes_at', 'ends'],
  ['closes_at', 'opens_at', 'starts'],
] as const

export const missingTime: Rule = {
  code: 'missing-time',
  severity: 'warning',
  means: 'A schedule says when something starts or when it ends, but not both.',
  *record(context) {
    for (const { value, at } of wholeSchedules(context))
      for (const [given, missing, verb] of ENDS) {
        if (value[given] === undefined || value[missing] !== undefined) continue
        yield {
          message: `\`${given}\` is ${value[given]}, but nothing says when it ${verb}.`,
          hint: `Add \`${missing}:\` with the time at which it ${verb}, on a clock of 24 hours, such as \`14:00\`.`,
          place: at(given),
        }
      }
  },
}
