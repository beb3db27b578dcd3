import { describe, expect, it } from 'vitest'
import { parseHoursList } from '../../../src/record/hours/list.ts'
import { parseHours } from '../../../src/times/hours/entries/entry.ts'
import { formatHours } from '../../../src/times/hours/format/format-hours.ts'

/* Lines of hours as people in Britain write them, each with what it means by a person's reading. */

const UNDERSTOOD: readonly (readonly [line: string, means: readonly string[]])[] = [
  ['Mon - Fri: 9:00am - 5:00pm', ['Mon-Fri 09:00-17:00']],
  ['Mon–Fri 0900–1700hrs', ['Mon-Fri 09:00-17:00']],
  ['Tues. 9.30 a.m. - 12.30 p.m.', ['Tue 09:30-12:30']],
  ['Monday 9am till 12 noon', ['Mon 09:00-12:00']],
  ['noon to 2 on Tuesdays', ['Tue 12:00-14:00']],
  ['7 days a week 8am-10pm', ['daily 08:00-22:00']],
  ['Mon-Sun 24hrs', ['daily 00:00-23:59']],
  ['Mon/Wed/Fri 10am-2pm', ['Mon and Wed and Fri 10:00-14:00']],
  ['Thursday evenings 7.30-9.30pm', ['Thu 19:30-21:30']],
  ['First Saturday of every month, 10am-1pm', ['1st Sat 10:00-13:00']],
  ['1st & 3rd Thursday of month 2pm-4pm', ['1st and 3rd Thu 14:00-16:00']],
  ['Last Friday of each month 10.30-12.30', ['last Fri 10:30-12:30']],
  ['Third Wednesday monthly, 2-4pm', ['3rd Wed 14:00-16:00']],
  [
    'Every other Wednesday 10am-12pm starting 7 January 2026',
    ['every other Wed 10:00-12:00 from 2026-01-07'],
  ],
  ['Mondays 10am-12noon term time only', ['Mon 10:00-12:00 in term time']],
  ['Mon-Fri 10am-3pm during school holidays', ['Mon-Fri 10:00-15:00 in school holidays']],
  ['Mon-Fri 9am-5pm excluding bank holidays', ['Mon-Fri 09:00-17:00 except bank holidays']],
  ['Mon-Fri 9am-5pm, Bank Holidays closed', ['Mon-Fri 09:00-17:00 except bank holidays']],
  ['Mo-Fr 09:00-17:00; PH off', ['Mon-Fri 09:00-17:00 except bank holidays']],
  ['Every day except Christmas Day 9am-5pm', ['daily 09:00-17:00 except 25 Dec']],
  ['Mon-Fri 9am-5pm, closed 25 Dec - 1 Jan', ['Mon-Fri 09:00-17:00 except 25 Dec to 1 Jan']],
  ['Wednesdays, 6pm-8pm, not August', ['Wed 18:00-20:00 except Aug']],
  ['Mon 7pm-9pm except the last Monday of the month', ['Mon 19:00-21:00 except last Mon']],
  ['Sat & Sun 11am-4pm Easter to October', ['Sat and Sun 11:00-16:00 Easter to Oct']],
  [
    'Sun 10am-4pm from the beginning of April to the end of September',
    ['Sun 10:00-16:00 Apr to Sep'],
  ],
  ['Daily 8am-9pm Easter to end of October', ['daily 08:00-21:00 Easter to Oct']],
  ['Saturdays and Sundays only 10am-4pm', ['Sat and Sun 10:00-16:00']],
  ['Weekdays 10am-4pm exc. bank holidays', ['Mon-Fri 10:00-16:00 except bank holidays']],
  ['Weekdays 10am-4pm bar bank holidays', ['Mon-Fri 10:00-16:00 except bank holidays']],
  ['Weekdays 10am-4pm, bank holidays excepted', ['Mon-Fri 10:00-16:00 except bank holidays']],
  ['Tue 10am-12pm outside school holidays', ['Tue 10:00-12:00 except school holidays']],
  ['Tue 10am-12pm except 24, 25 and 31 Dec', ['Tue 10:00-12:00 except 24 Dec, 25 Dec and 31 Dec']],
  ['Tue 10am-12pm closed Easter weekend', ['Tue 10:00-12:00 except Good Friday to Easter Monday']],
  ['Thu 10-12 Jan-Mar', ['Thu 10:00-12:00 Jan to Mar']],
  ['Sat 12 December 2026 10am-2pm', ['Sat 12 Dec 2026 10:00-14:00']],
  [
    'Thurs 5th and 19th Nov 2026 1-3pm',
    ['Thu 5 Nov 2026 13:00-15:00', 'Thu 19 Nov 2026 13:00-15:00'],
  ],
  [
    '10am-12pm on Sat 12 Dec & Sat 2 Jan 2027',
    ['Sat 12 Dec 2026 10:00-12:00', 'Sat 2 Jan 2027 10:00-12:00'],
  ],
  [
    'Five Tuesdays from 12 January 2027, 10am-12pm',
    ['Tue 10:00-12:00 from 2027-01-12 to 2027-02-09'],
  ],
  [
    '6 week course Thursdays 1-3pm starting 15 April 2027',
    ['Thu 13:00-15:00 from 2027-04-15 to 2027-05-20'],
  ],
  [
    'Mon and Wed 10am-12pm for 3 weeks from 4 January 2027',
    ['Mon and Wed 10:00-12:00 from 2027-01-04 to 2027-01-20'],
  ],
  [
    'Monday - Friday 8:00am - 6:30pm, Saturday 9:00am - 1:00pm',
    ['Mon-Fri 08:00-18:30', 'Sat 09:00-13:00'],
  ],
  ['Sat 5th December 2026 2pm-4pm', ['Sat 5 Dec 2026 14:00-16:00']],
  ['Saturday, the 5th of December, 2026, 2pm-4pm', ['Sat 5 Dec 2026 14:00-16:00']],
  [
    'Tue 10am-12pm from Tuesday 5th January 2027 to Tue 30 March 2027',
    ['Tue 10:00-12:00 from 2027-01-05 to 2027-03-30'],
  ],
  ['Mon-Fri 10am-1pm 1 Oct to 31 Mar', ['Mon-Fri 10:00-13:00 Oct to Mar']],
  ['Mon 15 Oct to 20 Mar 10am-1pm', ['Mon 10:00-13:00 every year 15 Oct to 20 Mar']],
  [
    'Mon-Fri 9am-3pm every year 27 Jul to 7 Aug',
    ['Mon-Fri 09:00-15:00 every year 27 Jul to 7 Aug'],
  ],
  ['Tue 10-12 1 Oct 2026 to 31 Mar 2027', ['Tue 10:00-12:00 from 2026-10-01 to 2027-03-31']],
  [
    '2nd Friday of Jan and Apr and Oct 10:30-11:30',
    ['2nd Fri 10:30-11:30 Jan', '2nd Fri 10:30-11:30 Apr', '2nd Fri 10:30-11:30 Oct'],
  ],
  ['Saturday, 5th of December, 2026, 2pm-4pm', ['Sat 5 Dec 2026 14:00-16:00']],
  [
    'every 6 weeks on a Tuesday 9am-12pm from 3 Nov 2026',
    ['every 6 weeks Tue 09:00-12:00 from 2026-11-03'],
  ],
  ['daily except Sunday 10am-4pm', ['Mon-Sat 10:00-16:00']],
  [
    'Every day except Sundays and bank holidays 9am-5pm',
    ['Mon-Sat 09:00-17:00 except bank holidays'],
  ],
  ['Mon-Sat 9am-5pm, closed Sundays', ['Mon-Sat 09:00-17:00']],
  ['Mon to Sat except Thursdays 9am-5pm', ['Mon-Wed and Fri and Sat 09:00-17:00']],
  ['24 hours a day, 365 days a year', ['daily 00:00-23:59']],
  ['24 hours, 7 days a week', ['daily 00:00-23:59']],
  [
    'six Tuesdays 10-12 from 13 January 2027 except 2 Feb 2027',
    ['Tue 10:00-12:00 from 2027-01-19 to 2027-03-02 except 2 Feb 2027'],
  ],
  ['Tues & Thurs 1-4pm / Sat 10am-1pm', ['Tue and Thu 13:00-16:00', 'Sat 10:00-13:00']],
]

/** Lines that no entry says, or that could mean two things, and a part of the hint that shows what to write. */
const REFUSED: readonly (readonly [line: string, hint: string])[] = [
  [
    'Monday to Friday 9.30am to 4.30pm, closed for lunch 12.30-1.30pm',
    'Write two entries: `Mon-Fri 09:30-12:30` and `Mon-Fri 13:30-16:30`.',
  ],
  ['Every Tuesday 10am – 12pm (term time)', '`Every Tuesday 10am – 12pm term time`'],
  ['Monday 1.30pm-3.00pm (September to May)', '`Monday 1.30pm-3.00pm September to May`'],
  [
    'Mondays (except Bank Holidays) 10am - 12 noon',
    '`Mondays 10am - 12 noon except Bank Holidays`',
  ],
  ['1st Mon of month (not Jan) 10-12', '`1st Mon of month 10-12 not Jan`'],
  ['Daily 10am-5pm (4pm in winter)', 'Days with other times are an entry of their own.'],
  ['Mon-Fri 9am-5pm (5.30pm Thu)', 'Days with other times are an entry of their own.'],
  ['Sat 9am-12pm (Nov - Mar: 10am-12pm)', 'Days with other times are an entry of their own.'],
  ['Bank Holiday Mondays 10am-4pm', '`exceptions: [Mon 3 May 2027 10am-2pm]`'],
  ['Half term only: Mon-Fri 10am-4pm', '`Tue 10:00-12:00 in school holidays`'],
  ['half term Mon-Fri 9am-3pm', '`Tue 10:00-12:00 in school holidays`'],
  ['Summer holidays Tue and Thu 10am-3pm', '`Mon-Fri 09:00-15:00 from 2027-02-15 to 2027-02-19`'],
  ['Tue 10am-12pm except half term', '`Tue 10:00-12:00 in term time`'],
  ['Good Friday 10am-2pm', '`exceptions: [Good Friday 10am-2pm]`'],
  ['Bank holidays 10am-2pm', '`exceptions: [Bank holidays 10am-2pm]`'],
  ['24 Dec 10am-2pm', '`exceptions: [24 Dec 10am-2pm]`. If it is one day alone, add the year.'],
  ['Palm Sunday 10am-2pm', 'Write its date'],
  ['Mon-Fri 9am-5pm, closed bank holiday Mondays', '`exceptions: [Mon 3 May 2027 10am-2pm]`'],
  ['closed Mondays 10am-4pm', 'write only when it is open'],
  ['Tuesdays until Christmas 10am-12pm', '`Tue 10:00-12:00 until 2026-12-18`'],
  ['Last working day of the month', '`last Fri 10:00-12:00`'],
  ['Sun 5th December 2026 2pm-4pm', '`Sat 5 Dec 2026`'],
  ['Tue 10am-12pm from Wed 5th January 2027', '`Tue 5 Jan 2027`'],
  ['Sat 5th December 2pm-4pm', '`5th December 2026`'],
  ['Tue 10am-12pm from 24/12/2026', '`Tue 10am-12pm from 24 Dec 2026`'],
  [
    'Mon-Fri 9am-3pm 27 Jul to 7 Aug',
    '`27 Jul 2026`. If it is every year, write `every year 27 Jul to 7 Aug`',
  ],
  ['every 6 weeks on a Tuesday 09:30-12:30', 'Add the date of any day on which it meets'],
  [
    'twelve Thursdays 10:00-12:00 from 14 January 2027 in term time',
    '`Thu 10:00-12:00 from 2027-01-14 to 2027-04-01 in term time`; for each that does, it is one later',
  ],
  ['6 week course Tue 10-12 from 12 Jan 2027 except 16 Feb 2027', 'Write the number of sessions'],
  ['Tue 10am-12pm 12 Jan to 23 Mar', 'If it is every year, write `every year 12 Jan to 23 Mar`'],
  ['Mon - closed Tue, 10:00 to 11:00', 'write only when it is open'],
  ['daily 10am-4pm except Sundays in August', 'move the whole line to the description'],
  ['Mon-Fri 9am-5pm except Wed afternoons', 'move the whole line to the description'],
  ['Sundays 10-12 except Sundays', 'Write only the days on which it is'],
  ['Sun 2pm-4pm, usually the third Sunday', 'move the whole line to the description'],
  ['Bi-weekly Tue 10am-12pm', '`every other Wed 18:00-20:00 from 2026-01-07`'],
  ['Weekdays 10am-4pm including bank holidays', 'move the whole line to the description'],
  ['Mon 10:00-12:00, 14:00-16:00 except 25 Dec', 'such as `[Tue 10:00-12:00, Tue 14:00-16:00]`'],
  ['Weds 1pm - 3pm fortnightly', 'Add the date of any day on which it meets'],
  ['Every 2nd Wednesday 10am-11am', '`2nd Wed of the month`'],
  ['Tuesdays 10-11.30am from 14th January', '`14th January 2026`'],
  ['Saturday 12 Dec 10am - 2pm (cake stall)', 'Keep `(cake stall)` at its end.'],
  ['Mon 10am - 12pm and 2pm - 4pm (hall)', 'Keep `(hall)` at its end.'],
  ['Tue 2-4', '`14:00-16:00` (2pm to 4pm)'],
  ['Sunday 10.30am and 6.30pm', 'Write both times'],
  ['Thursdays 7pm - late', '(until late)'],
  ['12-2', '`Tue 12:00-14:00`'],
  ['Tuesday half 2 to 4', '`14:30-16:00` (2.30pm to 4pm)'],
  ['Dydd Mawrth 10am-12pm', 'If you mean `Tue 10am-12pm`, write that.'],
  ['Llun 10-12', '`Mon 10-12`'],
  ['bob dydd Mawrth a dydd Iau 10-12', '`every Tue and Thu 10-12`'],
  ['o ddydd Llun i ddydd Gwener, 9yb tan 5yh', '`Mon to Fri, 9am to 5pm`'],
  ['Iau 2-4', '`Thu 14:00-16:00` (2pm to 4pm)'],
  ['Sul hanner awr wedi dau tan bedwar (ffoniwch)', '`Sun 14:30-16:00` (2.30pm to 4pm)'],
  ['nos Fercher 7-9', '`Wed evenings 7-9`'],
  ['dydd Mawrth cyntaf y mis 10-12', '`first Tue of the month 10-12`'],
  ['Mer 10', 'Write both times'],
  ['Maes Gwener 10-12', 'Write days in English'],
  ['Fri & Sat 10pm-2am', '`Fri and Sat 22:00-23:59` and `Sat and Sun 00:00-02:00`'],
]

/** Notes that change when it takes place, without any word that an entry has. */
const CHANGING =
  `half term only|not half term|summer only|winter|weeks 1 and 3|Week A|odd weeks|3 weekly|every three weeks|
   not this week|no session 5th Jan|except 5/1|for 6 weeks|six-week course|course starts January|due to reopen|dates vary|
   check website for dates|Wed in school holidays|last Tue at 1pm|open till 1pm in summer|closes 11am school holidays|PH off|
   open Good Friday|plus Thursday evenings|Weds too|later in summer|including bank holidays|ex bank holidays|bi-monthly|sometimes|
   starting soon|not at the moment|dates on website`
    .split('|')
    .map((note) => note.trim())

/** Notes with words of times that say something else. */
const HARMLESS =
  `doors 9.45am|last entry 11.30|talk at 11am|lunch 12.30pm|women only|under 5s|closed to new members|first session free|
   Easter egg hunt|ask for May|quiz on the first Tuesday|in the summer house|Monday Club members only|week-old babies welcome|
   bar open|outside the library|usually|on demand|good for beginners`
    .split('|')
    .map((note) => note.trim())

const entriesOf = (line: string) => parseHoursList([line]).map(({ schedule }) => schedule)

it.each(['Good', 'Palm', 'Summer', 'Christmas', 'Bank holiday', 'Half term', 'Nov:'])(
  'no hint moves words that change the days into brackets: %s',
  (words) => {
    for (const line of [`${words} Friday 10am-2pm`, `${words} 10am-2pm`])
      expect(parseHours(line).problem?.hint).not.toMatch(/goes in brackets/)
  },
)

describe('a line of hours as people write it', () => {
  it.each(UNDERSTOOD)('%s is understood', (line, means) => {
    const read = entriesOf(line)
    expect(read.map((one) => one && formatHours(one))).toEqual(means)
    expect(read.map((one) => one?.notes)).toEqual(means.map(() => undefined))
  })

  it.each(REFUSED)('%s is refused, and its hint shows what to write', (line, hint) => {
    const [{ problem } = {}] = parseHoursList([line])
    expect(problem?.hint).toContain(hint)
  })

  it.each(CHANGING)('is refused with the note (%s)', (note) => {
    expect(parseHours(`Tue 10:00-12:00 (${note})`).problem?.code).toBe('hours-in-note')
  })

  it.each(HARMLESS)('is understood with the note (%s)', (note) => {
    expect(parseHours(`Tue 10:00-12:00 (${note})`).schedule?.notes).toBe(note)
  })

  it.each([...REFUSED.map(([line]) => line), ...CHANGING.map((note) => `Tue 10am-12pm (${note})`)])(
    'that is written as the hint says keeps its note: %s',
    (line) => {
      const [{ problem } = {}] = parseHoursList([line])
      const note = /\(([^()]*)\)/.exec(line)?.[1]
      const isExample = /such as|as in|Write it without brackets, as/.test(problem!.hint)
      for (const [, entry = ''] of problem!.hint.matchAll(/`([^`]+)`/g)) {
        const { schedule } = parseHours(entry)
        const isWhole = schedule?.except ?? schedule?.only ?? schedule?.notes
        if (note && schedule && !isExample && !isWhole) expect(problem!.hint).toContain(note)
      }
    },
  )
})
