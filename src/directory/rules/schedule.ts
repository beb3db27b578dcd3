import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { looksReversed } from '../../record/hours/late.ts'
import { weekdayOf } from '../../record/hours/weekday.ts'
import type { At, ObjectRule } from './rule.ts'

const DAY = new RegExp(`^([+-]?\\d{1,2})?(?:${WEEKDAYS.join('|')})$`)

/** `byday` is not a list of weekdays, or gives them numbers where RFC 5545 (section 3.3.10) allows none. */
export const byday: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check({ byday, freq }, at) {
    if (byday === undefined) return
    const days = byday.split(',').map((day) => DAY.exec(day))
    const numbers = days.map((day) => (day?.[1] === undefined ? undefined : Number(day[1])))
    if (days.includes(null) || numbers.some((number) => number === 0 || Math.abs(number ?? 1) > 5))
      yield {
        code: 'bad-byday',
        message: `\`byday\` is \`${byday}\`, which is not a list of weekdays.`,
        hint: bydayHint(byday),
        place: at('byday'),
      }
    else if (freq !== 'MONTHLY' && numbers.some((number) => number !== undefined))
      yield {
        code: 'ordinal-without-monthly',
        message: `\`byday\` is \`${byday}\`: a number before a weekday counts it within the month, but this schedule is not monthly.`,
        hint: 'Write `freq: MONTHLY`, or take the number away.',
        place: at('byday'),
      }
  },
}

/** The days that the words name, where all of them name days. */
function bydayHint(byday: string): string {
  const words = byday.toLowerCase().split(/[\s,;&/+]+|\band\b/)
  const days = words.filter((word) => word !== '').map(weekdayOf)
  return days.length > 0 && !days.includes(undefined)
    ? `Write \`byday: ${days.join()}\`.`
    : 'Write MO, TU, WE, TH, FR, SA or SU, with commas and no spaces between them: `MO,WE`. In a monthly schedule `2TH` is the second Thursday and `-1FR` the last Friday.'
}

/** `bymonthday` stands in a schedule that is not monthly (RFC 5545, section 3.3.10). */
export const monthDayWithWeekly: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check({ bymonthday, freq }, at) {
    if (bymonthday === undefined || freq === 'MONTHLY') return
    yield {
      code: 'month-day-with-weekly',
      message: '`bymonthday` counts days of the month, but this schedule is not monthly.',
      hint: 'Write `freq: MONTHLY`, or use `byday` for weekdays.',
      place: at('bymonthday'),
    }
  },
}

/** A list of numbers holds something else, or a day that no month or year has. */
export const dayNumbers: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check({ bymonthday, byweekno, byyearday }, at) {
    yield* numbersUpTo(31, 'bymonthday', bymonthday, at)
    yield* numbersUpTo(53, 'byweekno', byweekno, at)
    yield* numbersUpTo(366, 'byyearday', byyearday, at)
  },
}

function* numbersUpTo(
  most: number,
  name: string,
  written: string | undefined,
  at: At,
): Generator<Diagnostic> {
  if (written === undefined) return
  const fits = (number: string) =>
    /^[+-]?\d{1,3}$/.test(number) && Number(number) !== 0 && Math.abs(Number(number)) <= most
  if (written.split(',').every(fits)) return
  yield {
    code: 'bad-day-numbers',
    message: `\`${name}\` is \`${written}\`, which is not a list of numbers from 1 to ${most}.`,
    hint: 'Write numbers with commas and no spaces between them, such as `1,15`; -1 counts from the end.',
    place: at(name),
  }
}

/** `until` and `count` both say when the meetings end (RFC 5545, section 3.3.10). */
export const untilAndCount: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check({ until, count }, at) {
    if (until === undefined || count === undefined) return
    yield {
      code: 'until-and-count',
      message: '`until` and `count` both say when the meetings end.',
      hint: 'Keep one of the two.',
      place: at('count'),
    }
  },
}

/** What starts in the daytime closes before it opens: that is rarely meant to run through the night. */
export const closesBeforeOpening: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check({ opens_at, closes_at }, at) {
    if (opens_at === undefined || closes_at === undefined) return
    if (!looksReversed(minutesOf(opens_at), minutesOf(closes_at))) return
    yield {
      code: 'closes-before-opening',
      message: `\`opens_at\` is ${opens_at} and \`closes_at\` is ${closes_at}, so it would be open all night.`,
      hint: 'Is one of the two a misprint? The clock has 24 hours: two in the afternoon is `14:00`. If it is right, leave it.',
      place: at('closes_at'),
    }
  },
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
