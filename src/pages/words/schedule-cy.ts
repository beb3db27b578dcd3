import { clock } from './clock.ts'
import { dayInWelsh } from './number.ts'
import type { ScheduleWords } from './schedule.ts'

/** A day of the week after a word that changes its first letter: `ddydd Llun`. */
const softened = (day: string) => day.replace(/^dydd /, 'ddydd ')

/** The words of times in Welsh. */
export const SCHEDULE_CY: ScheduleWords = {
  weekday: {
    MO: 'dydd Llun',
    TU: 'dydd Mawrth',
    WE: 'dydd Mercher',
    TH: 'dydd Iau',
    FR: 'dydd Gwener',
    SA: 'dydd Sadwrn',
    SU: 'dydd Sul',
  },
  weekdays: {
    MO: 'bob dydd Llun',
    TU: 'bob dydd Mawrth',
    WE: 'bob dydd Mercher',
    TH: 'bob dydd Iau',
    FR: 'bob dydd Gwener',
    SA: 'bob dydd Sadwrn',
    SU: 'bob dydd Sul',
  },
  months: [
    'Ionawr',
    'Chwefror',
    'Mawrth',
    'Ebrill',
    'Mai',
    'Mehefin',
    'Gorffennaf',
    'Awst',
    'Medi',
    'Hydref',
    'Tachwedd',
    'Rhagfyr',
  ],
  and: 'a',
  everyDay: 'Bob dydd',
  range: (first, last) => `${first} i ${softened(last)}`,
  everyWeeks: (interval, days) =>
    `Bob ${interval === 2 ? 'yn ail wythnos' : `${interval} wythnos`}: ${days.replaceAll('bob dydd', 'dydd')}`,
  inMonth: (which, interval) =>
    `${which} ${interval === 1 ? 'o’r mis' : interval === 2 ? 'bob yn ail fis' : `bob ${interval} mis`}`,
  nth: (ordinal, day) =>
    [
      `pedwerydd ${day} o’r diwedd`,
      `trydydd ${day} o’r diwedd`,
      `ail ${softened(day)} o’r diwedd`,
      `${day} olaf`,
      '',
      `${day} cyntaf`,
      `ail ${softened(day)}`,
      `trydydd ${day}`,
      `pedwerydd ${day}`,
      `pumed ${day}`,
    ][ordinal + 4] ?? `${ordinal}: ${day}`,
  monthDay: (day) => (day < 0 ? 'diwrnod olaf' : dayInWelsh(day)),
  from: (date) => `o ${date}`,
  until: (date) => `tan ${date}`,
  between: (from, until) => `o ${from} i ${until}`,
  times: (opens, closes) => `${opens} i ${closes}`,
  opens: (time) => `o ${time}`,
  clock: (time) => clock(time, { noon: '12 hanner dydd', midnight: 'hanner nos' }),
}
