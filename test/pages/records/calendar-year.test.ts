import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import { calendarOf } from '../../../src/pages/records/calendar.ts'
import { placeTimesOf } from '../../../src/pages/parts/place-times.ts'
import { clockIn } from '../../../src/times/clock.ts'
import { isOpen } from '../../times/open-now.ts'
import { checkFiles, service as written } from '../../rules/base.ts'
import { composeLists } from '../../../src/feed/lists.ts'
import { englishContext } from '../english-context.ts'

const ZONE = 'Europe/London'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Two changes of the clocks, Christmas and a leap day. */
const [FROM, UNTIL] = [Date.parse('2027-06-01'), Date.parse('2028-06-01')]

const context = {
  ...englishContext({ timezone: ZONE }),
  addressOf: () => '/find/services/lunch',
}

/** The document of a service, from what an editor writes. */
function documentOf(more: object): Document<'service'> {
  const record = { ...written, assured_date: '2027-05-01', ...more }
  const { directory, diagnostics } = checkFiles({ 'services/lunch.yaml': record })
  if (!directory) throw new Error(JSON.stringify(diagnostics))
  return composeLists(directory).services[0]!.detail()
}

/** The beginnings of the year's events, as another program expands a calendar. */
function expanded(text: string): readonly string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  const zone = calendar.getFirstSubcomponent('vtimezone')!
  ICAL.TimezoneService.reset()
  ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const begins = new Set<string>()
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const iterator = new ICAL.Event(event).iterator()
    for (let next = iterator.next(); next; next = iterator.next()) {
      const time = next.toUnixTime() * 1000
      if (time >= UNTIL) break
      if (time >= FROM) begins.add(new Date(time).toISOString())
    }
  }
  return [...begins].sort()
}

/** The moments of the year at which the page of a service says that it begins to be open. */
function judged({ schedules = [], ...rest }: Document<'service'>): readonly string[] {
  const { times } = placeTimesOf({ schedules, ...rest } as Document<'service'>, {})
  const begins = new Set(schedules.flatMap(({ opens_at }) => opens_at?.slice(0, 5) ?? []))
  const said: string[] = []
  for (let day = FROM - DAY; day < UNTIL; day += DAY)
    for (const begin of begins) {
      const time = momentOf(new Date(day).toISOString().slice(0, 10), begin)
      const [is, was] = [0, -MINUTE].map((ago) =>
        isOpen(times, clockIn(ZONE, new Date(time + ago))),
      )
      if (time >= FROM && time < UNTIL && is && !was) said.push(new Date(time).toISOString())
    }
  return said.sort()
}

/** The moment at which the clocks in London show a time. */
function momentOf(date: string, time: string): number {
  const winter = Date.parse(`${date}T${time}:00Z`)
  const shown = clockIn(ZONE, new Date(winter - 60 * MINUTE))
  const [hours, minutes] = time.split(':').map(Number)
  const isSummer = shown.date === date && shown.minute === hours! * 60 + minutes!
  return isSummer ? winter - 60 * MINUTE : winter
}

const isHoliday = (moment: string) => clockIn(ZONE, new Date(moment)).holidays.length > 0

it.each<[more: object, days: number]>([
  [{ hours: ['Tue 12:00-14:00'] }, 53],
  [{ hours: ['Mon, Wed 09:00-12:00', 'Fri 18:00-20:00'] }, 157],
  [{ hours: ['2nd Tue 10:30-12:00'] }, 12],
  [{ hours: ['1st and last Fri 10:00-12:00'] }, 24],
  [schedule({ freq: 'WEEKLY', byday: 'SU', opens_at: '23:30', closes_at: '06:00' }), 52],
  [{ hours: ['every other Wed 14:00-15:30 from 2027-06-09'] }, 26],
  [{ hours: ['Sat 10:00-12:00 from 2027-09-04 to 2027-12-18'] }, 16],
  [schedule({ freq: 'MONTHLY', bymonthday: '31' }), 7],
  [schedule({ freq: 'MONTHLY', bymonthday: '-1', interval: 2, dtstart: '2027-01-31' }), 6],
  [schedule({ freq: 'WEEKLY', byday: 'TU', dtstart: '2027-08-03', valid_from: '2027-06-01' }), 44],
  [schedule({ freq: 'WEEKLY', byday: 'TU', until: '2027-08-01', valid_to: '2027-12-01' }), 9],
  [
    schedule({
      ...{ freq: 'WEEKLY', byday: 'MO,TH', interval: 3 },
      ...{ dtstart: '2027-05-03', valid_from: '2027-06-08' },
    }),
    34,
  ],
  // The last day ends an hour earlier in UTC while it is summer.
  [
    schedule({
      ...{ freq: 'WEEKLY', byday: 'MO,TU,WE,TH,FR,SA,SU' },
      ...{
        opens_at: '00:15',
        closes_at: '01:00',
        valid_from: '2027-06-20',
        valid_to: '2027-07-04',
      },
    }),
    15,
  ],
])('for %j, the calendar has the days and times that the page says in a year', (more, days) => {
  const document = documentOf(more)
  const text = calendarOf(document, context)!
  const begins = expanded(text)
  expect(begins).toHaveLength(days)
  // On a bank holiday the page says that it does not know.
  expect(begins.filter((one) => !isHoliday(one))).toEqual(
    judged(document).filter((one) => !isHoliday(one)),
  )
})

function schedule(more: object): object {
  return { schedules: [{ opens_at: '12:00', closes_at: '13:30', ...more }] }
}
