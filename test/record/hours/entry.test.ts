import { describe, expect, it } from 'vitest'
import { parseHours } from '../../../src/record/hours/entry.ts'
import { formatHours } from '../../../src/record/hours/format-hours.ts'

/** What is written, what it is in the usual shorthand, and what it is in words. */
const GOOD: readonly [string, string, string][] = [
  ['Tue 10:00-12:00', 'Tue 10:00-12:00', 'Tuesdays 10:00 to 12:00'],
  ['Tue 10-12', 'Tue 10:00-12:00', 'Tuesdays 10:00 to 12:00'],
  ['10:00-12:00 tuesday', 'Tue 10:00-12:00', 'Tuesdays 10:00 to 12:00'],
  ['TU, 10.30am to 12.30 p.m.', 'Tue 10:30-12:30', 'Tuesdays 10:30 to 12:30'],
  ['Weds from 6.30pm until 8pm', 'Wed 18:30-20:00', 'Wednesdays 18:30 to 20:00'],
  ['Thurs 2-4pm', 'Thu 14:00-16:00', 'Thursdays 14:00 to 16:00'],
  ['Sat 10-2pm', 'Sat 10:00-14:00', 'Saturdays 10:00 to 14:00'],
  ['Sun 12-2pm', 'Sun 12:00-14:00', 'Sundays 12:00 to 14:00'],
  ['Sun noon–2', 'Sun 12:00-14:00', 'Sundays 12:00 to 14:00'],
  ['Fri 9am till midday', 'Fri 09:00-12:00', 'Fridays 09:00 to 12:00'],
  ['Fri 9am til noon', 'Fri 09:00-12:00', 'Fridays 09:00 to 12:00'],
  [
    'Sat and(ring first)Sun 9-11',
    'Sat and Sun 09:00-11:00 (ring first)',
    'Saturdays and Sundays 09:00 to 11:00',
  ],
  ['Fri 9-11', 'Fri 09:00-11:00', 'Fridays 09:00 to 11:00'],
  ['Fri 9-17', 'Fri 09:00-17:00', 'Fridays 09:00 to 17:00'],
  ['Fri 8:30-12:30', 'Fri 08:30-12:30', 'Fridays 08:30 to 12:30'],
  ['Fri 02:00-04:00', 'Fri 02:00-04:00', 'Fridays 02:00 to 04:00'],
  ['Fri midnight to 6am', 'Fri 00:00-06:00', 'Fridays 00:00 to 06:00'],
  ['Mon-Fri 9am-5pm', 'Mon-Fri 09:00-17:00', 'Monday to Friday 09:00 to 17:00'],
  ['Monday to Friday 9am to 5pm', 'Mon-Fri 09:00-17:00', 'Monday to Friday 09:00 to 17:00'],
  ['weekdays: 09:00-17:00', 'Mon-Fri 09:00-17:00', 'Monday to Friday 09:00 to 17:00'],
  ['weekends 10:00-16:00', 'Sat and Sun 10:00-16:00', 'Saturdays and Sundays 10:00 to 16:00'],
  [
    'Fri-Mon 10:00-16:00',
    'Mon and Fri-Sun 10:00-16:00',
    'Monday and Friday to Sunday 10:00 to 16:00',
  ],
  ['Mon, Wed 10:00-12:00', 'Mon and Wed 10:00-12:00', 'Mondays and Wednesdays 10:00 to 12:00'],
  ['Wed & Mon 10:00-12:00', 'Mon and Wed 10:00-12:00', 'Mondays and Wednesdays 10:00 to 12:00'],
  [
    'Mon/Wed/Fri 10:00-12:00',
    'Mon and Wed and Fri 10:00-12:00',
    'Mondays, Wednesdays and Fridays 10:00 to 12:00',
  ],
  ['daily 8am-8pm', 'daily 08:00-20:00', 'Every day 08:00 to 20:00'],
  ['every day 8am-8pm', 'daily 08:00-20:00', 'Every day 08:00 to 20:00'],
  ['7 days a week 8am-8pm', 'daily 08:00-20:00', 'Every day 08:00 to 20:00'],
  ['24/7', 'daily 00:00-23:59', 'Every day 00:00 to 23:59'],
  ['Mon-Fri 24 hours', 'Mon-Fri 00:00-23:59', 'Monday to Friday 00:00 to 23:59'],
  ['2nd Thu 14:00-15:30', '2nd Thu 14:00-15:30', 'Second Thursday of the month 14:00 to 15:30'],
  [
    'second and fourth Thursdays of the month, 14:00-15:30',
    '2nd and 4th Thu 14:00-15:30',
    'Second and fourth Thursday of the month 14:00 to 15:30',
  ],
  [
    'every 2nd Thu of the month 14:00-15:30',
    '2nd Thu 14:00-15:30',
    'Second Thursday of the month 14:00 to 15:30',
  ],
  [
    'on the 1st Mon and 3rd Thu 14:00-15:30',
    '1st Mon and 3rd Thu 14:00-15:30',
    'First Monday and third Thursday of the month 14:00 to 15:30',
  ],
  ['every last Fri 14:00-15:30', 'last Fri 14:00-15:30', 'Last Friday of the month 14:00 to 15:30'],
  [
    'monthly on the 10th 14:00-15:30',
    '10th of the month 14:00-15:30',
    '10th of the month 14:00 to 15:30',
  ],
  [
    '1st and last day of the month 14:00-15:30',
    '1st and last day of the month 14:00-15:30',
    '1st and last day of the month 14:00 to 15:30',
  ],
  [
    '10th and 10th day of the month 14:00-15:30',
    '10th of the month 14:00-15:30',
    '10th of the month 14:00 to 15:30',
  ],
  [
    'last day of every other month 14:00-15:30 from 2026-01-31',
    'last day of every other month 14:00-15:30 from 2026-01-31',
    'Last day of every other month 14:00 to 15:30, from 31 January 2026',
  ],
  [
    'every 1st Thu 14:00-15:30',
    '1st Thu 14:00-15:30',
    'First Thursday of the month 14:00 to 15:30',
  ],
  [
    '1st and 1st Thu 14:00-15:30',
    '1st Thu 14:00-15:30',
    'First Thursday of the month 14:00 to 15:30',
  ],
  [
    'every other Wed 18:00-20:00 from 2026-01-07',
    'every other Wed 18:00-20:00 from 2026-01-07',
    'Every other Wednesday 18:00 to 20:00, from 7 January 2026',
  ],
  [
    'fortnightly on Wednesdays, 6pm to 8pm, starting 7th Jan 2026',
    'every other Wed 18:00-20:00 from 2026-01-07',
    'Every other Wednesday 18:00 to 20:00, from 7 January 2026',
  ],
  [
    'every two weeks Mon and Wed 18:00-20:00 from 2026-01-07 until 2026-09-30',
    'every other week Mon and Wed 18:00-20:00 from 2026-01-07 to 2026-09-30',
    'Every other week, Mondays and Wednesdays 18:00 to 20:00, from 7 January 2026 to 30 September 2026',
  ],
  [
    'Wed every 3 weeks 18:00-20:00 from 2026-01-07',
    'every 3 weeks Wed 18:00-20:00 from 2026-01-07',
    'Every 3 weeks, Wednesdays 18:00 to 20:00, from 7 January 2026',
  ],
  [
    '2nd Thu of every other month 18:00-20:00 from 2026-01-08',
    '2nd Thu of every other month 18:00-20:00 from 2026-01-08',
    'Second Thursday of every other month 18:00 to 20:00, from 8 January 2026',
  ],
  [
    'Tue 10:00-12:00 2026-04-01 - 2026-09-30',
    'Tue 10:00-12:00 from 2026-04-01 to 2026-09-30',
    'Tuesdays 10:00 to 12:00, from 1 April 2026 to 30 September 2026',
  ],
  [
    'Tue 10:00-12:00 until 30 September 2026',
    'Tue 10:00-12:00 until 2026-09-30',
    'Tuesdays 10:00 to 12:00, until 30 September 2026',
  ],
  [
    'Tue 10:00-12:00 til 30 Sept. 2026',
    'Tue 10:00-12:00 until 2026-09-30',
    'Tuesdays 10:00 to 12:00, until 30 September 2026',
  ],
  [
    'Tue 10:00-12:00 from 2026-09-29 to 2026-09-29',
    'Tue 10:00-12:00 from 2026-09-29 to 2026-09-29',
    'Tuesdays 10:00 to 12:00, from 29 September 2026 to 29 September 2026',
  ],
  [
    'Tue 10:00-12:00 ( term time: only )',
    'Tue 10:00-12:00 (term time: only)',
    'Tuesdays 10:00 to 12:00',
  ],
]

describe('an entry that is understood', () => {
  it.each(GOOD)('%s', (written, shorthand, words) => {
    const { schedule, problem } = parseHours(written)
    expect(problem).toBeUndefined()
    expect(formatHours(schedule!)).toBe(shorthand)
    expect(schedule!.description).toBe(words)
  })

  it.each([
    ['Mon-Fri 9am-5pm', { freq: 'WEEKLY', byday: 'MO,TU,WE,TH,FR' }],
    ['2nd and last Thu 9am-5pm', { freq: 'MONTHLY', byday: '2TH,-1TH' }],
    ['10th of the month 9am-5pm', { freq: 'MONTHLY', bymonthday: '10' }],
    ['last day of the month 9am-5pm', { freq: 'MONTHLY', bymonthday: '-1' }],
    [
      'every other Wed 9am-5pm from 2026-01-07',
      { freq: 'WEEKLY', interval: 2, byday: 'WE', dtstart: '2026-01-07' },
    ],
    [
      'Wed 9am-5pm from 2026-01-08 to 2026-02-08 (ring first)',
      {
        freq: 'WEEKLY',
        byday: 'WE',
        valid_from: '2026-01-08',
        valid_to: '2026-02-08',
        notes: 'ring first',
      },
    ],
  ])('has the fields of a schedule: %s', (written, fields) => {
    expect(parseHours(written).schedule).toEqual({
      ...fields,
      opens_at: '09:00',
      closes_at: '17:00',
      description: expect.any(String),
    })
  })
})

/** What is written, and what its message or hint holds. */
const BAD: readonly [string, string, string][] = [
  ['Tusday 10:00-12:00', '`Tusday`', 'Did you mean `Tuesday`?'],
  ['Tue', 'no times', 'Tue 10:00-12:00'],
  ['10:00-12:00', 'no day', '`Tue 10:00-12:00`'],
  ['Tue 10:00', 'without an end', '10:00-12:00'],
  ['Tue until 12:00', 'without a start', '10:00-12:00'],
  ['Tue 25:00-26:00', '`25:00`', '10:00-12:00'],
  ['Tue 23:00-24:30', '`24:30`', '10:00-12:00'],
  ['Tue 13pm-2pm', '`13pm`', '9am-5pm'],
  ['Tue 2-4', 'morning', '`02:00-04:00` (2am to 4am) or `14:00-16:00` (2pm to 4pm)'],
  ['Tue 7.30-9.30', 'morning', '`19:30-21:30` (7.30pm to 9.30pm)'],
  ['Tue 9-5', 'does not end', '`09:00-17:00`'],
  ['Tue 12-2', 'does not end', '`12:00-14:00`'],
  ['Tue 14:00-12', 'ends before it starts', '`12:00-14:00`'],
  ['Tue 15:59-09:00', 'ends before it starts', '`09:00-15:59`'],
  ['Tue 14:00-14:00', 'at the same time', '`Tue 10:00-12:00`'],
  ['Tue 10:00-12:00 and 14:00-16:00', 'more than one time', 'an entry for each'],
  ['Mon 10-12, Wed 14-16', 'days in two places', '`[Mon 10-12, Wed 14-16]`'],
  ['Tue 10-12 term time only', '`term time only`', '`Tue 10-12 (term time only)`'],
  ['Tue 10-12, except in May', '`except in May`', '`Tue 10-12 (except in May)`'],
  ['Tue 10-12 (a) (b)', 'bracket', 'one note'],
  ['by appointment', 'no days and times', '`Tue 10:00-12:00 (by appointment)`'],
  ['Sun closed', 'closed', 'Leave such days out'],
  ['monthly Tue 10-12', 'four or five Tuesdays', '`1st Tue`'],
  ['10th 10-12', '`10th`', '`10th of the month`'],
  ['6th Mon 10-12', '6th Monday', 'last of the month'],
  ['0th of the month 10-12', 'No month', '1st to 31st'],
  ['32nd of the month 10-12', 'No month', '1st to 31st'],
  ['1st Mon and Wed 10-12', 'not clear', '`1st Mon and 3rd Thu 10:00-12:00`'],
  ['every 2nd Thu 10-12', 'two things', '`2nd Thu of the month`'],
  ['every other 2nd Thu 10-12 from 2026-01-08', 'weeks are counted', '`every other Thu'],
  ['biweekly Thu 10-12', '`biweekly`', 'every other'],
  ['Tue 10-12 from 7 January', '`7 January` has no year', 'from 2026-04-01'],
  ['Tue 10-12 from 7 January 26', '`7 January` has no year', 'from 2026-04-01'],
  ['Tue 10-12 from 1066-10-14', '`1066-10-14` is no day', 'from 2026-04-01'],
  ['every 0 weeks Tue 10-12 from 2026-01-06', 'Every 0 weeks', 'every other Wed'],
  ['every 53 weeks Tue 10-12 from 2026-01-06', 'Every 53 weeks', 'every other Wed'],
  ['every 27 fortnights Tue 10-12 from 2026-01-06', 'Every 54 weeks', 'every other Wed'],
  ['Tue 10-12 from November to March', '`November` has no day', 'from 2026-04-01'],
  ['Tue 10-12 from 07/01/2026', '`07/01/2026`', 'from 2026-04-01'],
  ['Tue 10-12 from 2026-02-30', '`2026-02-30`', 'from 2026-04-01'],
  ['Tue 10-12 from 2026-09-30 to 2026-04-01', 'ends before it starts', 'Exchange'],
  ['Sat 2026-10-03 10-12', 'without a `from`', '`from 2026-10-03 to 2026-10-03`'],
  ['Tue 10-12 & monthly', '`& monthly`', 'in brackets'],
  ['Mon 10-12 Wed 14-16', 'days in two places', '`[Mon 10-12, Wed 14-16]`'],
  ['Mon & 10-12', '`&`', 'Mon-Fri 9am-5pm'],
  ['Fri 24:00-02:00', 'at the end of a day', 'Write `00:00`'],
  ['7 days a month 10-12', '`7`', 'Write both'],
  ['constructor', '`constructor`', 'Mon-Fri 9am-5pm'],
  ['x'.repeat(501), 'longer', 'Mon-Fri 9am-5pm'],
]

describe('an entry that is not understood', () => {
  it.each(BAD)('%s', (written, message, hint) => {
    const { problem } = parseHours(written)
    expect(problem?.code).toBe('bad-hours')
    expect(problem?.message).toContain(message)
    expect(problem?.hint).toContain(hint)
  })

  it.each([
    ['every other Wed 18:00-20:00', 'from which week', '`from 2026-01-07`'],
    ['2nd Thu of every other month 10-12', 'from which month', '`from 2026-01-08`'],
    ['every other Wed 18:00-20:00 from 2026-01-08', 'a Thursday', '`from 2026-01-14`'],
  ])('is counted from somewhere: %s', (written, message, hint) => {
    const { problem } = parseHours(written)
    expect(problem).toMatchObject({
      code: 'hours-without-anchor',
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    })
  })

  it.each([
    ['Fri 22:00-02:00', '`Fri 22:00-23:59` and `Sat 00:00-02:00`'],
    [
      'Fri 22:00-02:00 from 2026-01-02 to 2026-12-25',
      '`Fri 22:00-23:59 from 2026-01-02 to 2026-12-25` and `Sat 00:00-02:00 from 2026-01-03 to 2026-12-26`',
    ],
    ['Fri 15:59-00:00', '`Fri 15:59-23:59`'],
    ['Fri 16:00-09:00', '`Fri 16:00-23:59` and `Sat 00:00-09:00`'],
    ['Fri 1pm-12', '`Fri 13:00-23:59`'],
    ['Fri 10pm-2am', '`Fri 22:00-23:59` and `Sat 00:00-02:00`'],
    ['Fri-Sun 22:00-2:00', '`Fri-Sun 22:00-23:59` and `Mon and Sat and Sun 00:00-02:00`'],
    [
      'every other Sun 22:00-02:00 from 2026-01-04',
      '`every other Sun 22:00-23:59 from 2026-01-04` and `every other Mon 00:00-02:00 from 2026-01-05`',
    ],
    [
      'every other week Sat and Sun 22:00-02:00 from 2026-01-04',
      '`every other week Sat and Sun 22:00-23:59 from 2026-01-04 (until 02:00)`',
    ],
    ['2nd Fri 22:00-02:00', '`2nd Fri 22:00-23:59 (until 02:00)`'],
    ['Fri 20:00-24:00', '`Fri 20:00-23:59`'],
    ['Fri 20:00-00:00', '`Fri 20:00-23:59`'],
    ['Fri 8pm-12am', '`Fri 20:00-23:59`'],
    ['Fri 8-midnight', '`Fri 20:00-23:59`'],
  ])('ends on its own day: %s', (written, hint) => {
    const { problem } = parseHours(written)
    expect(problem?.code).toBe('hours-past-midnight')
    expect(problem?.hint).toContain(hint)
  })

  it.each(['Fri 22:00-02:00', 'every other Sun 22:00-02:00 from 2026-12-31'])(
    'has a hint that can be written: %s',
    (written) => {
      const hint = parseHours(written).problem?.hint ?? ''
      const last = [...hint.matchAll(/`([^`]+)`/g)].at(-1)?.[1] ?? ''
      const entry = last.startsWith('from') ? written.replace(/from \S+/, last) : last
      expect(parseHours(entry).problem?.code).not.toBe('bad-hours')
    },
  )
})
