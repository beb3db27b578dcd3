import { clock } from './clock.ts'
import { ordinal } from './number.ts'

/** The words of times in English. */
export const SCHEDULE_EN = {
  weekday: {
    MO: 'Monday',
    TU: 'Tuesday',
    WE: 'Wednesday',
    TH: 'Thursday',
    FR: 'Friday',
    SA: 'Saturday',
    SU: 'Sunday',
  },
  weekdays: {
    MO: 'Mondays',
    TU: 'Tuesdays',
    WE: 'Wednesdays',
    TH: 'Thursdays',
    FR: 'Fridays',
    SA: 'Saturdays',
    SU: 'Sundays',
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  and: 'and',
  everyDay: 'Every day',
  range: (first: string, last: string) => `${first} to ${last}`,
  everyWeeks: (interval: number, days: string) =>
    `Every ${interval === 2 ? 'other week' : `${interval} weeks`}: ${days}`,
  inMonth: (which: string, interval: number) =>
    `${which} of ${interval === 1 ? 'the month' : interval === 2 ? 'every other month' : `every ${interval} months`}`,
  nth: (which: number, day: string) =>
    `${['fourth last', 'third last', 'second last', 'last', '', 'first', 'second', 'third', 'fourth', 'fifth'][which + 4] ?? which} ${day}`,
  monthDay: (day: number) => (day < 0 ? 'last day' : ordinal(day)),
  from: (date: string) => `from ${date}`,
  until: (date: string) => `until ${date}`,
  between: (from: string, until: string) => `from ${from} to ${until}`,
  times: (opens: string, closes: string) => `${opens} to ${closes}`,
  opens: (time: string) => `from ${time}`,
  clock: (time: string) => clock(time, { noon: '12 noon', midnight: 'midnight' }),
}

export type ScheduleWords = typeof SCHEDULE_EN
