import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '../../../src/hsds/weekdays.ts'
import { formatTime } from '../../../src/times/calendar/clock.ts'
import { addDays, isNthWeekday, weekdayIn } from '../../../src/times/calendar/calendar-date.ts'
import { parseHours } from '../../../src/times/hours/entries/entry.ts'
import { parseHoursList } from '../../../src/record/hours/list.ts'
import { formatHours } from '../../../src/times/hours/format/format-hours.ts'
import { describe as said } from '../../../src/times/describe.ts'
import {
  type Days,
  type HoursSchedule,
  encodeDays,
} from '../../../src/times/hours/hours-schedule.ts'
import { runs } from '../../runs.ts'

const numRuns = runs(300, 20_000)

const days: fc.Arbitrary<Days> = fc.oneof(
  fc
    .subarray([...WEEKDAYS], { minLength: 1 })
    .map((weekdays) => ({ kind: 'weekdays' as const, weekdays })),
  fc
    .uniqueArray(
      fc.record({
        ordinal: fc.constantFrom(1, 2, 3, 4, 5, -1),
        weekday: fc.constantFrom(...WEEKDAYS),
      }),
      { minLength: 1, maxLength: 5, selector: ({ ordinal, weekday }) => `${ordinal}${weekday}` },
    )
    .map((nth) => ({ kind: 'nth' as const, nth })),
  fc
    .uniqueArray(fc.constantFrom(-1, ...Array.from({ length: 31 }, (_, i) => i + 1)), {
      minLength: 1,
      maxLength: 4,
    })
    .map((dates) => ({ kind: 'dates' as const, dates })),
)

const date = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays('1990-01-01', number))

const note = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/[()]/g, '').trim())
  // A note that says when, such as “sh” for school holidays, is refused.
  .filter((text) => text !== '' && !/^[ps]h$/i.test(text))

/** Every schedule that an entry of `hours` can express, with its days in the order of the week. */
const EXCEPT = [
  'bank holidays',
  'school holidays',
  '25 Dec to 1 Jan',
  '24 Dec 2026',
  '24 Dec 2026 to 3 Jan 2027',
  'Good Friday to Easter Monday',
  'Jul to Aug',
  'last Wed',
]

const schedule: fc.Arbitrary<HoursSchedule> = fc
  .record({
    days,
    interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
    from: date,
    length: fc.integer({ min: 0, max: 1000 }),
    ends: fc.boolean(),
    starts: fc.boolean(),
    times: fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 2 }),
    notes: fc.option(note, { nil: undefined }),
    except: fc.uniqueArray(fc.constantFrom(...EXCEPT), { maxLength: 3 }),
    only: fc.uniqueArray(
      fc.constantFrom('Apr to Oct', 'Aug', 'term time', 'Nov to Easter', 'Easter to Sep'),
      { maxLength: 1 },
    ),
  })
  .map(({ days, interval, from, length, ends, starts, times, notes, except, only }) => {
    const [opens = 0, closes = 0] = times.toSorted((a, b) => a - b)
    const first = interval > 1 ? nextOn(from, days) : from
    return {
      freq: days.kind === 'weekdays' ? 'WEEKLY' : 'MONTHLY',
      ...(interval > 1 && { interval, dtstart: first }),
      ...(interval === 1 && starts && { valid_from: first }),
      ...(ends && { valid_to: addDays(first, length) }),
      ...encodeDays(days),
      opens_at: formatTime(opens),
      closes_at: formatTime(closes),
      ...(except.length > 0 && { except }),
      ...(only.length > 0 && { only }),
      ...(notes !== undefined && { notes }),
    }
  })

function nextOn(from: string, days: Days): string {
  const isOn = (date: string) =>
    days.kind === 'weekdays'
      ? days.weekdays.includes(weekdayIn(date))
      : days.kind === 'nth'
        ? days.nth.some(({ ordinal, weekday }) => isNthWeekday(date, ordinal, weekday))
        : days.kind === 'dates' &&
          days.dates.some((day) =>
            day > 0 ? Number(date.slice(8)) === day : addDays(date, 1).endsWith('-01'),
          )
  return isOn(from) ? from : nextOn(addDays(from, 1), days)
}

describe('any schedule that `hours` can express', { timeout: 120_000 }, () => {
  it('is parsed from its format as an entry', () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        const text = formatHours(schedule)
        expect(parseHours(text)).toEqual({
          schedule: { ...schedule, description: said(schedule) },
        })
      }),
      { numRuns },
    )
  })

  it('is parsed from its description, without the note', () => {
    fc.assert(
      fc.property(schedule, (schedule) => {
        const description = said(schedule)!
        const { schedule: read } = parseHours(description)
        expect({ ...schedule, ...read }).toEqual({ ...schedule, description })
        expect(read).not.toHaveProperty('notes')
      }),
      { numRuns },
    )
  })
})

describe('any text', { timeout: 120_000 }, () => {
  const words =
    'Tue Mon Fri 2nd last every other week weeks of the month from until to 2026-01-07 10:00 - 12:00 9am 5pm 3 and , & ( ) daily 24/7 noon except Dec 25 Apr term time bank holidays'
  const salad = fc
    .array(fc.constantFrom(...words.split(' ')), { maxLength: 9 })
    .map((all) => all.join(' '))

  it('is an entry whose format parses to the same, or has a problem in full sentences', () => {
    fc.assert(
      fc.property(fc.oneof(salad, fc.string({ unit: 'grapheme' })), (text) => {
        const { schedule, problem } = parseHours(text)
        if (schedule) expect(parseHours(formatHours(schedule))).toEqual({ schedule })
        else
          for (const words of [problem.message, problem.hint])
            expect(words).toMatch(/^[`A-Z][^]*[.?]$/)
      }),
      { numRuns },
    )
  })
})

describe('an entry as people say it', () => {
  const word = fc.constantFrom
  const clock = fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 24 }), word('', ':00', '.30', '45'))
      .map(([hour, rest]) => hour + rest),
    word('noon', '12 noon', 'midnight', 'half past 3', 'quarter to 8', "seven o'clock", '1930hrs'),
  )
  const text = fc
    .tuple(
      word('', 'term time only ', 'Drop-in: ', '“'),
      word('Tue', 'Mon-Fri', 'weekend', '1st and 3rd Sat', 'Mon & Wed', '10th of the month'),
      word('', ' morning', ' evenings', ' pm', ' in the afternoon', ' lunchtime'),
      fc.tuple(
        clock,
        word('', 'am', 'pm', ' p.m.'),
        word('-', ' to ', ' – '),
        clock,
        word('', 'pm'),
      ),
      word('', ' until 2026-12-25', ' (ring first)', ' term time only', '”'),
      word('', ' / Thu 14:00-16:00'),
    )
    .map(([first, days, part, times, last, more]) =>
      [first, days, part, ' ', ...times, last, more].join(''),
    )

  it('that is understood is understood as the same in the short form and in the description', () => {
    let understood = 0
    fc.assert(
      fc.property(text, (written) => {
        for (const { schedule } of parseHoursList([written])) {
          if (!schedule) continue
          understood++
          const { notes: _, ...rest } = schedule
          expect(parseHours(formatHours(schedule)).schedule).toEqual(schedule)
          expect(parseHours(schedule.description).schedule).toEqual(rest)
        }
      }),
      { numRuns },
    )
    expect(understood).toBeGreaterThan(numRuns / 100)
  })
})
