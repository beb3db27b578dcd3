import { describe, expect, it } from 'vitest'
import { parseHours } from '../../../../src/times/hours/entries/entry.ts'
import { formatHours } from '../../../../src/times/hours/format/format-hours.ts'

/** What is written, the same as `formatHours` writes it, and in words. */
const VALID: readonly [string, string, string][] = [
  [
    'six Tuesdays from 13 January 2027 10:00-12:00',
    'Tue 10:00-12:00 from 2027-01-19 to 2027-02-23',
    'Tuesdays 10:00 to 12:00, from 19 January 2027 to 23 February 2027',
  ],
  [
    '6 Tue 10-12 from 2027-01-19 (ring first)',
    'Tue 10:00-12:00 from 2027-01-19 to 2027-02-23 (ring first)',
    'Tuesdays 10:00 to 12:00, from 19 January 2027 to 23 February 2027',
  ],
  [
    'Mon and Thu 10:00-12:00 from 2027-01-14 for 5 sessions',
    'Mon and Thu 10:00-12:00 from 2027-01-14 to 2027-01-28',
    'Mondays and Thursdays 10:00 to 12:00, from 14 January 2027 to 28 January 2027',
  ],
  [
    'three sessions, 2nd Thu 10:00-12:00 from 1 Jan 2027',
    '2nd Thu 10:00-12:00 from 2027-01-14 to 2027-03-11',
    'Second Thursday of the month 10:00 to 12:00, from 14 January 2027 to 11 March 2027',
  ],
  [
    'every other Wed 18:00-20:00 from 2027-01-06 for four sessions',
    'every other Wed 18:00-20:00 from 2027-01-06 to 2027-02-17',
    'Every other Wednesday 18:00 to 20:00, from 6 January 2027 to 17 February 2027',
  ],
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
  ['Tue 10:00-12:00 ( women: only )', 'Tue 10:00-12:00 (women: only)', 'Tuesdays 10:00 to 12:00'],
]

describe('a valid entry', () => {
  it.each(VALID)('%s', (written, shorthand, words) => {
    const { schedule, problem } = parseHours(written)
    expect(problem).toBeUndefined()
    expect(formatHours(schedule!)).toBe(shorthand)
    expect(schedule!.description).toBe(words)
  })

  it.each([
    ['Tue evenings 7-9', 'Tue 19:00-21:00'],
    ['Tuesday evening, 7.30-9pm', 'Tue 19:30-21:00'],
    ['weekday evenings 7-9', 'Mon-Fri 19:00-21:00'],
    ['Tue 7-9 in the evening', 'Tue 19:00-21:00'],
    ['Wed afternoons 2 - 4', 'Wed 14:00-16:00'],
    ['Wed afternoon 12-2', 'Wed 12:00-14:00'],
    ['Wed lunchtimes 12-2', 'Wed 12:00-14:00'],
    ['Wed pm 2-4', 'Wed 14:00-16:00'],
    ['every evening 7-9', 'daily 19:00-21:00'],
    ['every Tuesday evening 7-9', 'Tue 19:00-21:00'],
    ['Evenings Mon-Thu 7-9', 'Mon-Thu 19:00-21:00'],
    ['Thu morning 9.30-11', 'Thu 09:30-11:00'],
    ['Thu mornings: 10-1', 'Thu 10:00-13:00'],
    ['Thu mornings 7-9', 'Thu 07:00-09:00'],
    ['Tue 1930-2130', 'Tue 19:30-21:30'],
    ['Tue 0930-1200', 'Tue 09:30-12:00'],
    ['Tue 730-930pm', 'Tue 19:30-21:30'],
    ['Tue 19.30hrs - 21.30hrs', 'Tue 19:30-21:30'],
    ['Tue 1930 hrs to 2130 hrs', 'Tue 19:30-21:30'],
    ['Sat 10.00 - 12.00 noon', 'Sat 10:00-12:00'],
    ['Sat 10 - 12noon', 'Sat 10:00-12:00'],
    ['24 hrs', 'daily 00:00-23:59'],
    ['24 hours a day', 'daily 00:00-23:59'],
    ['Mon-Fri 24hrs', 'Mon-Fri 00:00-23:59'],
    ['24-hour, 7 days a week', 'daily 00:00-23:59'],
    ['Tue 2pm to half past 3', 'Tue 14:00-15:30'],
    ['Tue quarter past 7 to 9pm', 'Tue 19:15-21:00'],
    ['Tue half past nine - quarter to 11', 'Tue 09:30-10:45'],
    ['Tue seven o’clock to nine pm', 'Tue 19:00-21:00'],
    ['term time only Wed 3.15-4.30pm', 'Wed 15:15-16:30 in term time'],
    ['School holidays only: Wed 3.15-4.30pm', 'Wed 15:15-16:30 in school holidays'],
    ['Wed 3.15-4.30pm, in term time', 'Wed 15:15-16:30 in term time'],
    ['Drop-in Wed 3.15-4.30pm (ring first)', 'Wed 15:15-16:30 (Drop-in; ring first)'],
    ['“Tue 10-12”', 'Tue 10:00-12:00'],
    ['‘Tue 10-12 (bring a friend)’', 'Tue 10:00-12:00 (bring a friend)'],
    ['Sat 12am-2am', 'Sat 00:00-02:00'],
  ])('is understood as people say it: %s', (written, shorthand) => {
    const { schedule, problem } = parseHours(written)
    expect(problem).toBeUndefined()
    expect(formatHours(schedule!)).toBe(shorthand)
    expect(parseHours(shorthand).schedule).toEqual(schedule)
  })

  it.each([
    ['Mon-Fri 9am-5pm, closed bank holidays', 'Mon-Fri 09:00-17:00 except bank holidays'],
    ['Mon-Fri 9am-5pm not bank holidays', 'Mon-Fri 09:00-17:00 except bank holidays'],
    ['Tue 10-12, except in May', 'Tue 10:00-12:00 except May'],
    [
      'Tue 10-12 closed 25 December to 1 January and Good Friday',
      'Tue 10:00-12:00 except 25 Dec to 1 Jan and Good Friday',
    ],
    ['Tue 10-12 except 24-26 Dec', 'Tue 10:00-12:00 except 24 Dec to 26 Dec'],
    [
      'Tue 10-12 but not Thursday 24 December 2026 to Sunday 3 January 2027',
      'Tue 10:00-12:00 except 24 Dec 2026 to 3 Jan 2027',
    ],
    ['Tue 10-12 except 24 Dec to 3 Jan 2027', 'Tue 10:00-12:00 except 24 Dec 2026 to 3 Jan 2027'],
    ['Tue 10-12 except Christmas Day', 'Tue 10:00-12:00 except 25 Dec'],
    ['daily 10-4pm, Apr-Sep', 'daily 10:00-16:00 Apr to Sep'],
    ['Tue 10-12 from November to March', 'Tue 10:00-12:00 Nov to Mar'],
    ['Mon 10-1.30pm from November until Easter', 'Mon 10:00-13:30 Nov to Easter'],
    ['Wed 1pm-3pm except the last Wednesday of the month', 'Wed 13:00-15:00 except last Wed'],
    ['1st Fri 10-12 except January', '1st Fri 10:00-12:00 except Jan'],
    ['Tue 10-12 term time only', 'Tue 10:00-12:00 in term time'],
    ['Tue 10-12 not in the school holidays', 'Tue 10:00-12:00 except school holidays'],
    ['Sat 2026-10-03 10-12', 'Sat 3 Oct 2026 10:00-12:00'],
    ['Sat 12 Dec 2026 10-12 (bring a friend)', 'Sat 12 Dec 2026 10:00-12:00 (bring a friend)'],
    ['12 December 2026, 2pm-4pm', 'Sat 12 Dec 2026 14:00-16:00'],
    [
      'every other Wed 6pm-8pm from 2026-01-07 except 25 Dec and August',
      'every other Wed 18:00-20:00 from 2026-01-07 except 25 Dec and Aug',
    ],
  ])('is understood with the days that differ: %s', (written, shorthand) => {
    const { schedule, problem } = parseHours(written)
    expect(problem).toBeUndefined()
    expect(formatHours(schedule!)).toBe(shorthand)
    expect(parseHours(shorthand).schedule).toEqual(schedule)
    expect(parseHours(schedule!.description).schedule).toMatchObject({
      description: schedule!.description,
    })
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

/** Notes that say more about an entry and leave it as it is. */
const HARMLESS = [
  'ring first',
  'until late',
  'until further notice',
  'from age 5',
  'you may come late',
  '7-11',
  'ages 7-11',
  'women only 10-11',
  'coffee on the 1st Tue',
  'doors 9.30, last entry 11.30',
  '2 hours',
  'weekly',
  'Tuesdays only',
  '10am to 12 noon',
  'no booking',
  'closed group',
  'closed session for members',
  'also online',
  'plus lunch',
  'no charge in the summer garden',
  'monthly fee',
  'most people stay for lunch',
]

describe('a note', () => {
  it.each(HARMLESS)('leaves the entry as it is: %s', (note) => {
    expect(parseHours(`Tue 10-12 (${note})`).schedule).toMatchObject({
      byday: 'TU',
      opens_at: '10:00',
      closes_at: '12:00',
      notes: note,
    })
  })
})

const BAD = [
  'six Tuesdays 10:00-12:00',
  'six Tuesdays 10:00-12:00 from 13 January 2027 except bank holidays',
  'six Tuesdays 10:00-12:00 from 13 January 2027 to 1 March 2027',
  '1 Tuesday 10:00-12:00 from 13 January 2027',
  'six Tuesdays 10:00-12:00 from 13 January 2027 for six sessions',
  'Tusday 10:00-12:00',
  'Tue',
  '10:00-12:00',
  'Tue 10:00',
  'Tue until 12:00',
  'Tue 25:00-26:00',
  'Tue 23:00-24:30',
  'Tue 13pm-2pm',
  'Tue 2-4',
  'Tue 7.30-9.30',
  'Tue 9-5',
  'Tue 12-2',
  'Tue 14:00-12',
  'Tue 15:59-09:00',
  'Tue 14:00-14:00',
  'Tue 10:00-12:00 and 14:00-16:00',
  'Mon 10-12, Wed 14-16',
  'Tue 10-12 ring first',
  'Tue 10-12 (a) (b)',
  'by appointment',
  'Sun closed',
  'monthly Tue 10-12',
  '10th 10-12',
  '6th Mon 10-12',
  '0th of the month 10-12',
  '32nd of the month 10-12',
  '1st Mon and Wed 10-12',
  'every 2nd Thu 10-12',
  'every other 2nd Thu 10-12 from 2026-01-08',
  'biweekly Thu 10-12',
  'Tue 10-12 from 7 January',
  'Tue 10-12 from 7 January 26',
  'Tue 10-12 from 1066-10-14',
  'every 0 weeks Tue 10-12 from 2026-01-06',
  'every 53 weeks Tue 10-12 from 2026-01-06',
  'every 27 fortnights Tue 10-12 from 2026-01-06',
  'Tue 10-12 from 07/01/2026',
  'Tue 10-12 from 2026-02-30',
  'Tue 10-12 from 2026-09-30 to 2026-04-01',
  'Sun 2026-10-03 10-12',
  'Sat 3 Oct 10-12',
  'Sat 10-12 except 25 Dec 2026 to 1 Jan',
  'Sat 10-12 except Fri 25 Dec',
  'Sat 10-12 except 31 Feb',
  'Sat 10-12 except Sat 25 Dec 2026',
  'Sat 10-12 except 3 Jan 2027 to 24 Dec 2026',
  'Sat 10-12 from November',
  'Tue 10-12 Apr to Sep Oct to Nov',
  'Mon 10-12 Wed 14-16',
  'Mon & 10-12',
  'Fri 24:00-02:00',
  '7 days a month 10-12',
  'constructor',
  'x'.repeat(501),
]

/** What people write in place of times that they do not know, and times that may mean something else. */
const ASKED = [
  'Fri 7pm to late',
  'Fri 19:00 till close (bar)',
  'Fri 7pm onwards',
  'Varies',
  'Phone for details',
  'Sat & Sun mornings',
  'Tue evenings',
  'evenings 7-9',
  'Tue evening 7am-9am',
  'Tue afternoon 11-1',
  'Tue morning & evening 10-12',
  'Tue 730-930',
  'Sat 12am-2pm',
  'Sat 12am-2',
  'Sat 12am-12pm',
  'Sat 12.30am-2pm',
  'Sat 10am-12am',
  'Yoga Wed 2-4pm',
  'Closed Wed 2-4pm',
  'Some Wednesdays 2-4pm',
  'Mother and Wed 2-4pm',
]

/** Notes that change their entry, with what to write in its place where that is clear. */
const IN_NOTE = [
  'Sat 10-12 (1st Sat only)',
  'Sat 10-12 (first Saturday of the month)',
  'Sat 10-12 (1st and 3rd only)',
  'Sat 10-12 (1st week of month)',
  'Wed 10-12 (1st Sat only)',
  'Tue 10-12 (not 1st of month)',
  'Tue 10-12 (no session 1st Tue)',
  'Tue 10-12 (except last Tuesday of the month)',
  'Mon-Fri 9-5pm (not Wed)',
  'Mon-Fri 9-5pm (closed Wednesdays)',
  'Mon-Fri 9-5pm (closed for lunch 1-2pm)',
  'Mon-Fri 9-5pm (closed between 12.30 and 1.30)',
  'Mon-Fri 9-5pm closed for lunch 1-2pm',
  'Mon-Fri 9-5pm (Fri until 4pm)',
  'Mon-Fri 9-5pm (late opening Thu 8pm)',
  'Mon-Fri 9-5pm (Fri 9-4pm)',
  'Tue 10-12 (until Christmas)',
  'Tue 10-12 (until 12 Dec)',
  'Tue 10-12 (until end of February)',
  'Tue 10-12 (until 2027-06-30)',
  'Tue 10-12 (starts after half term)',
  'Tue 10-12 (back in the new year)',
  'Tue 10-12 (fortnightly)',
  'Tue 10-12 (monthly)',
  'Tue 10-12 & monthly',
  'Tue 10:00-12:00 ( term time: only )',
  'Tue 10-12 (term time only, not 1st Tue)',
  'Mon-Fri 9-5pm (mornings only)',
  'Tue 10-12 (term time only)',
  'Tue 10-12 (closed bank holidays)',
  'Tue 10-12 (closed bank holiday Mondays and Good Friday)',
  'Mon 10am-4pm (Apr to Oct)',
  'Tue 10am-4pm (closed in August)',
  'Wed 10am-4pm (once a month)',
  'Thu 10am-4pm (temporarily closed)',
  'Fri 10am-4pm (cancelled)',
  'Sat 10am-4pm (also Sun)',
  'Thu 10.30-12 (Alt.)',
  'Thu 10.30-12 (closed)',
  'Thu 10.30-12 (closed for Christmas)',
  'Thu 10.30-12 (twice a month)',
  'Thu 10.30-12 (closed until further notice)',
  'Thu 10.30-12 (not in the Easter holidays)',
  'Thu 10.30-12 (ring first, closed 25 Dec)',
]

const WITHOUT_ANCHOR = [
  'every other Wed 18:00-20:00',
  '2nd Thu of every other month 10-12',
  'every other Wed 18:00-20:00 from 2026-01-08',
]

const PAST_MIDNIGHT = [
  'Fri 22:00-02:00',
  'Fri 22:00-02:00 from 2026-01-02 to 2026-12-25',
  'Fri 15:59-00:00',
  'Fri 16:00-09:00',
  'Fri 1pm-12',
  'Fri 10pm-2am',
  'Fri-Sun 22:00-2:00',
  'every other Sun 22:00-02:00 from 2026-01-04',
  'every other week Sat and Sun 22:00-02:00 from 2026-01-04',
  '2nd Fri 22:00-02:00',
  'Fri 20:00-24:00',
  'Fri 20:00-00:00',
  'Fri 8pm-12am',
  'Fri 8-midnight',
]

describe('an invalid entry', () => {
  it.each([
    ...BAD.map((entry) => ['bad-hours', entry]),
    ...WITHOUT_ANCHOR.map((entry) => ['hours-without-anchor', entry]),
    ...PAST_MIDNIGHT.map((entry) => ['hours-past-midnight', entry]),
    ...ASKED.map((entry) => ['bad-hours', entry]),
    ...IN_NOTE.map((entry) => ['hours-in-note', entry]),
  ])('is %s: %s', (code, entry) => {
    expect(parseHours(entry!).problem?.code).toBe(code)
  })

  // `npm test -- -u hours` rewrites the file: read the difference before you commit it.
  it('has its message and hint', async () => {
    const all = [...BAD, ...ASKED, ...WITHOUT_ANCHOR, ...PAST_MIDNIGHT, ...IN_NOTE]
    const problems = all.map((entry) => {
      const { message, hint } = parseHours(entry).problem!
      return `${entry.slice(0, 80)}\n  ${message}\n  ${hint}\n`
    })
    await expect(problems.join('\n')).toMatchFileSnapshot('problems.txt')
  })

  it.each(IN_NOTE)('has examples that are entries: %s', (written) => {
    const hint = parseHours(written).problem?.hint ?? ''
    for (const [, example = ''] of hint.matchAll(/`([^`]+)`/g))
      expect(parseHours(example).problem).toBeUndefined()
  })

  it.each(['Fri 22:00-02:00', 'every other Sun 22:00-02:00 from 2026-12-31'])(
    'has a hint that can be followed: %s',
    (written) => {
      const hint = parseHours(written).problem?.hint ?? ''
      const last = [...hint.matchAll(/`([^`]+)`/g)].at(-1)?.[1] ?? ''
      const entry = last.startsWith('from') ? written.replace(/from \S+/, last) : last
      expect(parseHours(entry).problem?.code).not.toBe('bad-hours')
    },
  )
})
