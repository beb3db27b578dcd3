import type { Rule } from '../rule.ts'

/** The fields that hold numbers of days or weeks, with their maximum. */
const FIELDS = [
  ['bymonthday', 31],
  ['byweekno', 53],
  ['byyearday', 366],
] as const

export const badDayNumbers: Rule = {
  code: 'bad-day-numbers',
  severity: 'error',
  means: 'A list of days or weeks cannot be understood.',
  objects: {
    *schedule(schedule, at) {
      for (const [name, max] of FIELDS) {
        const written = schedule[name]
        if (written === undefined || areNumbersUpTo(max, written)) continue
        yield {
          message: `\`${name}\` is \`${written}\`, which is not a list of numbers from 1 to ${max}.`,
          hint: 'Write numbers with commas and no spaces between them, such as `1,15`. A negative number counts from the end.',
          place: at(name),
        }
      }
    },
  },
}

const areNumbersUpTo = (max: number, text: string) =>
  text
    .split(',')
    .every(
      (number) =>
        /^[+-]?\d{1,3}$/.test(number) && Number(number) !== 0 && Math.abs(Number(number)) <= max,
    )
