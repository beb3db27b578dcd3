import { CALENDAR } from './calendar.ts'

/** The messages of times. */
export const SCHEDULE = {
  ...CALENDAR,
  /** As on a narrow card: `Thu 10 Dec`. */
  shortWeekday: { MO: 'Mon', TU: 'Tue', WE: 'Wed', TH: 'Thu', FR: 'Fri', SA: 'Sat', SU: 'Sun' },
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: {
    MO: 'Mondays',
    TU: 'Tuesdays',
    WE: 'Wednesdays',
    TH: 'Thursdays',
    FR: 'Fridays',
    SA: 'Saturdays',
    SU: 'Sundays',
  },
  and: '{first} and {last}',
  everyDay: 'Every day',
  range: '{first} to {last}',
  everyOther: 'Every other {day}',
  everyOtherWeek: 'Every other week, {days}',
  everyWeeks: 'Every {count} weeks, {days}',
  inMonth: '{which} of the month',
  inOtherMonth: '{which} of every other month',
  inMonths: '{which} of every {count} months',
  /** A day of a month, from the last week backwards and from the first. */
  nth: {
    '-4': 'fourth last {day}',
    '-3': 'third last {day}',
    '-2': 'second last {day}',
    '-1': 'last {day}',
    '1': 'first {day}',
    '2': 'second {day}',
    '3': 'third {day}',
    '4': 'fourth {day}',
    '5': 'fifth {day}',
  },
  otherNth: '{which} {day}',
  lastDay: 'last day',
  monthDay: '{day:ordinal}',
  from: 'from {date}',
  until: 'until {date}',
  between: 'from {from} to {until}',
  times: '{opens} to {closes}',
  opens: 'from {time}',
  allDay: '24 hours a day',
  today: 'today',
  tomorrow: 'tomorrow',
  /** A day that is not within a week. */
  onDay: '{weekday} {date}',
  also: 'also {days}',
  /** The alert of a service that is closed until a day. */
  backOn: 'Not running now. Back on {date}.',
  /** Days on which it is not then; it may be at other times. */
  except: 'except {days}',
  /** By their dates. */
  notOn: 'Not on {days}',
  bankHolidays: 'bank holidays',
  termTime: 'term time',
  schoolHolidays: 'school holidays',
  inTermTime: 'in term time',
  inSchoolHolidays: 'in the school holidays',
  easter: {
    season: 'Easter',
    friday: 'Good Friday',
    sunday: 'Easter Sunday',
    monday: 'Easter Monday',
  },
  am: '{time}am',
  pm: '{time}pm',
  noon: '12 noon',
  midnight: 'midnight',
} as const
