import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { createComposer } from '../../src/feed/details.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import type { Document } from '../../src/hsds/types.ts'
import { calendarOf } from '../../src/pages/records/calendar.ts'
import { entriesOf } from '../../src/times/entries.ts'
import { entryOf } from '../../src/times/note-on-times.ts'
import { placeTimesOf } from '../../src/pages/parts/place-times.ts'
import { clockIn } from '../../src/times/clock.ts'
import { isOpen } from '../times/open-now.ts'
import { serviceJsonLd } from '../../src/pages/records/json-ld.ts'
import { englishContext } from '../pages/english-context.ts'
import { wrongData } from '../pages/schema-org.ts'
import { isLong } from '../runs.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { type Html, html } from '../../src/pages/layout/html.ts'
import { timesList } from '../../src/pages/parts/times-list.ts'
import { cardTimesOf } from '../../src/pages/cards/card-times.ts'
import { tabOf } from '../../src/pages/cards/tab.ts'
import { serviceSummary } from '../../src/pages/records/service-summary.ts'
import { serviceSections } from '../../src/pages/records/service-sections.ts'

const TERMS = [
  ['2025-11-03', '2025-12-19'],
  ['2026-01-05', '2026-02-13'],
  ['2026-02-23', '2026-03-27'],
  ['2026-04-13', '2026-05-22'],
  ['2026-06-01', '2026-07-21'],
  ['2026-09-02', '2026-10-23'],
  ['2026-11-02', '2026-12-18'],
  ['2027-01-04', '2027-02-12'],
  ['2027-02-22', '2027-03-25'],
  ['2027-04-12', '2027-05-28'],
  ['2027-06-07', '2027-07-21'],
] as const

const POSTCODES = { england: 'BS3 1AA', scotland: 'EH1 1AA', northern: 'BT1 1AA' } as const
type Area = keyof typeof POSTCODES

interface Club {
  readonly hours: readonly string[]
  readonly schedules?: readonly object[]
  readonly exceptions?: readonly string[]
  readonly area?: Area
  readonly place?: object
  readonly directory?: object
  /** More fields of the service. */
  readonly more?: object
}

const DIRECTORY = {
  title: 'Test',
  namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f',
  school_terms: { schools: TERMS.map((term) => term.join(' to ')) },
}

/** The document of a club on a day. */
function clubOn(
  today: string,
  { hours, schedules, exceptions, area = 'england', place, directory, more }: Club,
) {
  const files = {
    'directory.yaml': { ...DIRECTORY, ...directory },
    'organizations/trust.yaml': { name: 'Trust', description: 'It looks after a hall.' },
    'locations/hall.yaml': {
      name: 'Hall',
      addresses: [
        {
          address_1: '1 Road',
          city: 'Town',
          state_province: 'County',
          postal_code: POSTCODES[area],
        },
      ],
      ...place,
    },
    'services/club.yaml': {
      name: 'Club',
      description: 'Tea.',
      status: 'active',
      organization: 'trust',
      ...(hours.length > 0 && { hours }),
      ...(schedules && { schedules }),
      ...(exceptions && { exceptions }),
      locations: ['hall'],
      ...more,
    },
  }
  const sources = Object.entries(files).map(([file, value]) => ({ file, text: stringify(value) }))
  const { directory: linked, diagnostics } = checkContent(sources, { today })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return createComposer(linked!).service(linked!.services[0]!)
}

const DAY = 24 * 60 * 60 * 1000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysFrom = (from: string, to: string) =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY + 1 }, (_, i) =>
    dateOf(Date.parse(from) + i * DAY),
  )

/** The days of rows between two days, by a reader that is not ours; with either pair of bounds. */
function daysOf(
  rows: readonly Document<'schedule'>[],
  [from, to]: readonly [string, string],
  bounds: readonly ['valid_from', 'valid_to'] | readonly ['dtstart', 'until'],
): readonly string[] {
  const found = rows.flatMap((row) => {
    const [first = from, last = to] = bounds.map((name) => row[name] as string | undefined)
    if (row.freq === undefined) return first >= from && first <= to ? [first] : []
    const rule = ICAL.Recur.fromData({
      freq: row.freq,
      ...(row.interval !== undefined && { interval: row.interval }),
      ...(row.byday !== undefined && { byday: row.byday.split(',') }),
      ...(row.bymonthday !== undefined && { bymonthday: row.bymonthday.split(',').map(Number) }),
    })
    const iterator = rule.iterator(ICAL.Time.fromDateString(row.dtstart ?? first))
    const days: string[] = []
    for (let next = iterator.next(); next; next = iterator.next()) {
      const day = next.toString().slice(0, 10)
      if (day > last || day > to) break
      if (day >= first && day >= from) days.push(day)
    }
    return days
  })
  return [...new Set(found)].toSorted()
}

/** Every weekday of these within days, but for some. Sundays are 0. */
const weekly =
  (weekdays: readonly number[], without: readonly string[] = [], also: readonly string[] = []) =>
  (date: string) =>
    also.includes(date) ||
    (weekdays.includes(new Date(`${date}T00:00Z`).getUTCDay()) && !without.includes(date))

const inTerm = (date: string) => TERMS.some(([from, to]) => date >= from && date <= to)
const between = (from: string, to: string) => (date: string) => date >= from && date <= to
/** The nth day of a weekday in its month. */
const nth = (date: string) => Math.ceil(Number(date.slice(8)) / 7)
const isLast = (date: string) => dateOf(Date.parse(date) + 7 * DAY).slice(5, 7) !== date.slice(5, 7)

const MON_TO_FRI = [1, 2, 3, 4, 5]
const ENGLISH = [
  ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31'],
  ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03'],
  ...['2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
]
const SCOTTISH = [
  ...['2026-01-01', '2026-01-02', '2026-04-03', '2026-05-04', '2026-05-25', '2026-06-15'],
  ...['2026-08-03', '2026-11-30', '2026-12-25', '2026-12-28', '2027-01-01', '2027-01-04'],
  ...['2027-03-26', '2027-05-03', '2027-05-31', '2027-08-02', '2027-11-30', '2027-12-27'],
  ...['2027-12-28'],
]
const IRISH = [...ENGLISH, '2026-03-17', '2026-07-13', '2027-03-17', '2027-07-12']
const CHRISTMAS = [
  ...daysFrom('2026-01-01', '2026-01-03'),
  ...daysFrom('2026-12-24', '2027-01-03'),
  ...daysFrom('2027-12-24', '2027-12-31'),
]
const FORTNIGHTS = daysFrom('2026-11-04', '2027-12-31').filter((_, i) => i % 14 === 0)

/** What a club writes, and the days on which it is open. */
const CLUBS: readonly (readonly [says: string, club: Club, isOpen: (date: string) => boolean])[] = [
  [
    '1st and 3rd Wednesdays',
    { hours: ['1st and 3rd Wed 10:00-12:00'] },
    (date) => weekly([3])(date) && [1, 3].includes(nth(date)),
  ],
  [
    'the last Friday',
    { hours: ['last Fri 10:00-12:00'] },
    (date) => weekly([5])(date) && isLast(date),
  ],
  [
    'in term',
    { hours: ['Thu 10:00-12:00 in term time'] },
    (date) => weekly([4])(date) && inTerm(date),
  ],
  [
    'not in the school holidays',
    { hours: ['Tue 10:00-12:00 except school holidays'] },
    (date) => weekly([2])(date) && (inTerm(date) || date > '2027-07-21'),
  ],
  [
    'other times in term and in the holidays',
    { hours: ['Thu 9:30-11:30 in term time', 'Thu 10:00-12:00 in school holidays'] },
    (date) => weekly([4])(date) && date <= '2027-07-21',
  ],
  [
    'not on bank holidays, in England',
    { hours: ['Mon-Fri 9:00-17:00 except bank holidays'] },
    weekly(MON_TO_FRI, ENGLISH),
  ],
  [
    'not on bank holidays, in Scotland',
    { hours: ['Mon-Fri 9:00-17:00 except bank holidays'], area: 'scotland' },
    weekly(MON_TO_FRI, SCOTTISH),
  ],
  [
    'not on bank holidays, in Northern Ireland',
    { hours: ['Mon-Fri 9:00-17:00 except bank holidays'], area: 'northern' },
    weekly(MON_TO_FRI, IRISH),
  ],
  [
    'every day but Christmas Day',
    { hours: ['daily 9:00-17:00 except Christmas Day'] },
    weekly([0, 1, 2, 3, 4, 5, 6], ['2026-12-25', '2027-12-25']),
  ],
  [
    'not over Christmas, every year',
    { hours: ['Tue 10:00-12:00'], exceptions: ['closed 24 Dec to 3 Jan'] },
    weekly([2], CHRISTMAS),
  ],
  [
    'not over Christmas, by its place',
    { hours: ['Tue 10:00-12:00'], place: { exceptions: ['closed 24 Dec to 3 Jan'] } },
    weekly([2], CHRISTMAS),
  ],
  [
    'not over Christmas, by the directory',
    { hours: ['Tue 10:00-12:00'], directory: { exceptions: ['closed 24 Dec to 3 Jan'] } },
    weekly([2], CHRISTMAS),
  ],
  [
    'not in the summer',
    { hours: ['Wed 10:00-12:00 except 10 Jul to 28 Aug'] },
    weekly(
      [3],
      ['2026', '2027'].flatMap((year) => daysFrom(`${year}-07-10`, `${year}-08-28`)),
    ),
  ],
  [
    'closed on dates of one winter',
    { hours: ['Wed 10:00-12:00 except Thu 24 Dec 2026 to Sun 3 Jan 2027'] },
    weekly([3], daysFrom('2026-12-24', '2027-01-03')),
  ],
  [
    'odd days',
    {
      hours: ['Fri 10:00-12:00'],
      exceptions: ['closed 4 Dec 2026, 8 Jan 2027', 'Mon 7 Dec 2026 10am-12 noon'],
    },
    weekly([5], ['2026-12-04', '2027-01-08'], ['2026-12-07']),
  ],
  [
    'from a day on',
    { hours: ['Thu 10:30-12:00 from 2027-01-14'] },
    (date) => weekly([4])(date) && date >= '2027-01-14',
  ],
  [
    'until a day',
    { hours: ['Tue 12:00-14:00 until 2027-03-23'] },
    (date) => weekly([2])(date) && date <= '2027-03-23',
  ],
  [
    'a season with a break',
    { hours: ['Wed 11:00-14:00 from 2026-11-11 to 2027-03-24 except 24 Dec 2026 to 3 Jan 2027'] },
    (date) => weekly([3], CHRISTMAS)(date) && between('2026-11-11', '2027-03-24')(date),
  ],
  [
    'from November until Easter',
    { hours: ['Mon 10:00-13:30 Nov to Easter'] },
    (date) =>
      weekly([1])(date) &&
      (date <= '2026-04-05' || between('2026-11-01', '2027-03-28')(date) || date >= '2027-11-01'),
  ],
  [
    'longer in summer',
    { hours: ['Mon-Sat 8:00-21:00', 'Sun 8:00-21:00 Apr to Oct', 'Sun 8:00-18:00 Nov to Mar'] },
    weekly([0, 1, 2, 3, 4, 5, 6]),
  ],
  [
    'the first Friday except in January',
    { hours: ['1st Fri 10:00-12:00 except Jan'] },
    (date) => weekly([5])(date) && nth(date) === 1 && date.slice(5, 7) !== '01',
  ],
  [
    'the last Wednesday at another time',
    { hours: ['Wed 13:00-15:00 except last Wed', 'last Wed 12:30-13:30'] },
    weekly([3]),
  ],
  [
    'single days',
    { hours: ['Tue 6 Apr 2027 13:15-14:15', 'Wed 7 Apr 2027 13:15-14:15'] },
    (date) => ['2027-04-06', '2027-04-07'].includes(date),
  ],
  [
    'every other week but for Christmas',
    { hours: ['every other Wed 18:00-20:00 from 2026-11-04 except 16 Dec 2026'] },
    (date) => FORTNIGHTS.includes(date) && date !== '2026-12-16',
  ],
]

/** The first day of each month of two years. */
const MONTHS = [2026, 2027].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => dateOf(Date.UTC(year, month, 1))),
)
/** The last day of the sixth month after one, and no later than the days that were written by hand. */
function lastFrom(from: string): string {
  const [year, month] = from.split('-').map(Number)
  const end = dateOf(Date.UTC(year!, month! + 6, 0))
  return end < '2027-12-31' ? end : '2027-12-31'
}
const BUILDS = isLong ? MONTHS : ['2026-01-01', '2026-11-01', '2027-04-01']

/** Every club in each nation, where its days are the same. */
const EVERYWHERE = (['england', 'scotland', 'northern'] as const).flatMap((area) =>
  CLUBS.filter(([says]) => !says.includes('bank holidays')).map(
    ([says, club, isOpenOn]) => [`${says}, in ${area}`, { ...club, area }, isOpenOn] as const,
  ),
)

describe.each(isLong ? [...CLUBS, ...EVERYWHERE] : CLUBS)(
  'a club that is open %s',
  (_, club, isOpenOn) => {
    it('has rows of these days, whenever it is built', () => {
      for (const from of BUILDS) {
        const to = lastFrom(from)
        const { schedules = [] } = clubOn(from, club)
        const days = daysFrom(from, to).filter(isOpenOn)
        expect([from, ...daysOf(schedules, [from, to], ['valid_from', 'valid_to'])]).toEqual([
          from,
          ...days,
        ])
        const parts = schedules.filter((row) => entryOf(row) !== undefined)
        if (parts.length === schedules.length)
          expect(daysOf(schedules, [from, to], ['dtstart', 'until'])).toEqual(days)
        expect(parts.filter(({ valid_to }) => valid_to !== undefined && valid_to < from)).toEqual(
          [],
        )
      }
    })

    it('is open on these days to a page and to a calendar', () => {
      for (const from of isLong ? MONTHS : ['2026-11-01']) {
        const to = lastFrom(from)
        const service = { ...clubOn(from, club), assured_date: from }
        const days = daysFrom(from, to).filter(isOpenOn)
        const { times } = placeTimesOf(service, {})
        const opens = [...new Set(times.map(({ opens_at }) => opens_at!.slice(0, 5)))]
        const isOpenAt = (date: string, time: string) =>
          isOpen(times, clockIn('UTC', new Date(`${date}T${time}Z`)))
        expect([
          from,
          ...daysFrom(from, to).filter((date) => opens.some((time) => isOpenAt(date, time))),
        ]).toEqual([from, ...days])
        const text = calendarOf(service, {
          ...englishContext(),
          directory: { ...DIRECTORY, timezone: 'Europe/London', countries: ['GB'] },
        })
        expect(text === undefined ? [] : daysIn(text, from, to)).toEqual(days)
      }
    })
  },
)

/** The days of a calendar, as another program reads it. */
function daysIn(text: string, from: string, to: string): readonly string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  const days = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const iterator = new ICAL.Event(component).iterator()
    const found: string[] = []
    for (let next = iterator.next(); next; next = iterator.next()) {
      const day = next.toString().slice(0, 10)
      if (day > to) break
      if (day >= from) found.push(day)
    }
    return found
  })
  return [...new Set(days)].toSorted()
}

describe('the rows of a schedule with exceptions', () => {
  const club = { hours: ['Tue 10:00-12:00'], exceptions: ['closed 24 Dec 2026 to 3 Jan 2027'] }
  const idsOn = (today: string, one: Club) =>
    (clubOn(today, one).schedules ?? []).map(({ id, valid_from }) => [valid_from, id] as const)

  it('keep the id that the time had without them, and the later ones theirs as time goes by', () => {
    const [plain] = idsOn('2026-11-26', { hours: ['Tue 10:00-12:00'] })
    const [first, second] = idsOn('2026-11-26', club)
    expect(first).toEqual(plain)
    expect(idsOn('2027-01-10', club)).toEqual([second])
    const more = { ...club, exceptions: [...club.exceptions, 'closed 23 Mar 2027'] }
    expect(idsOn('2026-11-26', more).slice(0, 2)).toEqual([first, second])
  })

  it('say the whole time in words, and the entry', () => {
    expect(clubOn('2026-11-26', club).schedules?.[0]).toMatchObject({
      valid_to: '2026-12-23',
      until: '2026-12-23',
      description: 'Tuesdays 10:00 to 12:00, except 24 December 2026 to 3 January 2027',
      notes: 'Except 24 December 2026 to 3 January 2027.',
      osd_hours: 'Tue 10:00-12:00 except 24 Dec 2026 to 3 Jan 2027',
    })
  })

  it('keep a description of the editor’s own, and the id that it had', () => {
    const own = {
      freq: 'WEEKLY',
      byday: 'TU',
      opens_at: '10:00',
      closes_at: '12:00',
      description: 'Tea at eleven',
    }
    const [plain] = clubOn('2026-11-26', { hours: [], schedules: [own] }).schedules!
    const [row] = clubOn('2026-11-26', { ...club, hours: [], schedules: [own] }).schedules!
    expect(row).toMatchObject({
      id: plain!.id,
      description:
        'Tuesdays 10:00 to 12:00, except 24 December 2026 to 3 January 2027. Tea at eleven',
      osd_hours: 'Tue 10:00-12:00 except 24 Dec 2026 to 3 Jan 2027 (Tea at eleven)',
    })
    expect(entriesOf([row!])[0]!.note).toBe('Tea at eleven')
  })

  it('do not exist where there are none: a record without them changes by no byte', () => {
    const { schedules } = clubOn('2026-11-26', { hours: ['Tue 10:00-12:00 (ring first)'] })
    expect(schedules).toHaveLength(1)
    expect(Object.keys(schedules![0]!)).not.toContain('osd_hours')
  })

  it('are certain on a bank holiday where the record says so, and doubtful where it does not', () => {
    const noon = new Date('2027-05-03T10:30Z')
    const judged = (hours: string, exceptions?: readonly string[]) =>
      isOpen(
        placeTimesOf(
          clubOn('2027-04-01', { hours: [hours], ...(exceptions && { exceptions }) }),
          {},
        ).times,
        clockIn('Europe/London', noon),
      )
    expect(judged('Mon 10:00-12:00 except bank holidays')).toBe(false)
    expect(judged('Mon 10:00-12:00')).toBeUndefined()
    expect(judged('Tue 10:00-12:00', ['3 May 2027 10am-12 noon'])).toBe(true)
  })

  it('end where a number of sessions ends, in the entry as well', () => {
    const row = { freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '12:00' }
    const schedules = [{ ...row, dtstart: '2026-12-01', count: 6 }]
    const [first, last] = clubOn('2026-11-26', { ...club, hours: [], schedules }).schedules!
    expect(last).toMatchObject({ valid_from: '2027-01-04', valid_to: '2027-01-05' })
    expect(entryOf(first!)).toBe(
      'Tue 10:00-12:00 from 2026-12-01 to 2027-01-05 except 24 Dec 2026 to 3 Jan 2027',
    )
    // An entry counts its weeks from Mondays.
    const fortnightly = { ...row, byday: 'MO,SU', interval: 2, wkst: 'SU', dtstart: '2026-11-29' }
    const [sunday] = clubOn('2026-11-26', {
      ...club,
      hours: [],
      schedules: [fortnightly],
    }).schedules!
    expect(sunday).toMatchObject({
      wkst: 'SU',
      notes: 'Except 24 December 2026 to 3 January 2027.',
    })
    expect(entryOf(sunday!)).toBeUndefined()
  })

  it('end with the last day of the service, with the id that they had', () => {
    const [plain] = idsOn('2026-11-26', { hours: ['Tue 10:00-12:00'] })
    const ending = { hours: ['Tue 10:00-12:00', 'Sat 19 Dec 2026 10:00-12:00'] }
    const more = { visible_until: '2026-12-15' }
    const document = clubOn('2026-11-26', { ...ending, more })
    const [row, ...others] = document.schedules!
    expect(row).toMatchObject({ id: plain![1], valid_to: '2026-12-15', until: '2026-12-15' })
    expect(others).toEqual([])
    const text = calendarOf(document, { ...englishContext(), addressOf: () => undefined })!
    expect(text).toContain('UNTIL=20261215T235959Z')
    // Once it is closed its calendar would be false on every day.
    expect(
      calendarOf(clubOn('2026-12-16', { ...ending, more }), {
        ...englishContext(),
        addressOf: () => undefined,
      }),
    ).toBeUndefined()
  })

  it('have no hours of bank holidays on a day that is closed by its name', () => {
    const document = clubOn('2026-11-26', {
      hours: ['Mon-Fri 09:00-17:00'],
      exceptions: ['bank holidays 10am-2pm', 'closed 25 to 31 Dec', '24 Dec 10am-1pm'],
    })
    const single = document.schedules!.filter(({ freq }) => freq === undefined)
    expect(single.map(({ dtstart }) => dtstart)).toEqual([
      ...['2026-12-24', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31'],
    ])
    const context = {
      ...englishContext({ base_url: 'https://a.example.org' }),
      addressOf: () => '/find/services/club',
      isConfidential: () => false,
    }
    const data = JSON.parse(serviceJsonLd(document, context)!.text) as unknown
    expect(wrongData(data, '/')).toEqual([])
    const special = /"specialOpeningHoursSpecification":(\[.*?\])/.exec(JSON.stringify(data))![1]!
    expect(JSON.parse(special)).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      ...{ validFrom: '2026-12-25', validThrough: '2026-12-31' },
    })
  })

  it('of a place with hours and exceptions of its own are those of its service as well', () => {
    const places = [
      { location: 'hall', hours: ['Sat 10:00-12:00'], exceptions: ['closed 8 Dec 2026'] },
    ]
    const there = { name: 'There', location_type: 'virtual', url: 'https://example.org' }
    const { service_at_locations: [pair] = [] } = clubOn('2026-11-26', {
      hours: ['Tue 10:00-12:00'],
      more: { locations: [...places, { location: there }] },
    })
    const span = ['2026-12-01', '2026-12-15'] as const
    expect(daysOf(pair!.schedules!, span, ['valid_from', 'valid_to'])).toEqual([
      ...['2026-12-01', '2026-12-05', '2026-12-12', '2026-12-15'],
    ])
  })

  it('from Easter on begin on Easter Sunday', () => {
    const { schedules } = clubOn('2027-02-01', { hours: ['daily 10:00-16:00 Easter to Sep'] })
    expect(schedules![0]).toMatchObject({ valid_from: '2027-03-28', dtstart: '2027-03-28' })
  })

  it('of a place that differs from the others are rows of its own', () => {
    const { service_at_locations: [pair] = [], schedules = [] } = clubOn('2026-11-26', {
      ...club,
      exceptions: [],
      place: { exceptions: ['closed 8 Dec 2026'] },
    })
    // The only place decides for the service as well.
    expect(pair?.schedules).toBeUndefined()
    expect(schedules.map(({ valid_to }) => valid_to)).toEqual(['2026-12-07', undefined])
  })
})

/** What a page says of the times of a club on a day, at its head and in its lines. */
function wordsOn(today: string, club: Club, language: 'en' | 'cy' = 'en') {
  const context = {
    ...englishContext({ base_url: 'https://a.example.org', timezone: 'Europe/London' }),
    addressOf: () => '/find/services/club',
    isConfidential: () => false,
    messages: messagesIn({ language }),
  }
  const dated = { ...context, directory: { ...context.directory, today } }
  const document = { ...clubOn(today, club), assured_date: today }
  const text = (html: Html | undefined) =>
    (html?.text ?? '')
      .replace(/<(?:li|br|p)\b[^>]*>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/\s*\n\s*/g, '\n')
      .trim()
  return {
    document,
    lines: text(timesList(document.schedules!, dated)),
    head: text(html`${serviceSummary(document, dated)[0]!.content}`),
    sections: text(html`${serviceSections(document, dated).map(({ content }) => content)}`),
    card: Object.values(tabOf({ ...cardTimesOf(document, dated) }, {}, dated.messages)).join(' '),
    data: serviceJsonLd(document, dated)?.text ?? '',
    calendar: calendarOf(document, dated) ?? '',
  }
}

describe('a day with other hours', () => {
  const club = {
    hours: ['daily 08:00-20:00'],
    exceptions: ['25 Dec 10am-4pm', 'closed 1 January'],
  }

  it('is never said as closed, on any page, card or line', () => {
    const { lines, head, card, sections } = wordsOn('2026-11-28', club)
    expect(lines).toBe(
      'Every day, 8am to 8pm, except 25 December and 1 January\nFriday 25 December 2026, 10am to 4pm',
    )
    expect(head).toContain(lines)
    for (const words of [lines, head, card, sections]) expect(words).not.toMatch(/closed|not on/i)
  })

  it('is never said as closed to programs', () => {
    const { document, data, calendar } = wordsOn('2026-11-28', club)
    for (const { description, notes = '' } of document.schedules!)
      expect(`${description} ${notes}`).not.toMatch(/closed|not on/i)
    const special = JSON.parse(
      /"specialOpeningHoursSpecification":(\[.*?\])/.exec(data)![1]!,
    ) as readonly { readonly validFrom: string; readonly opens?: string }[]
    expect(special.map(({ validFrom, opens }) => [validFrom, opens])).toEqual([
      ['2026-12-25', '10:00:00'],
      ['2027-01-01', undefined],
    ])
    expect(daysIn(calendar, '2026-12-24', '2027-01-02')).toEqual(
      daysFrom('2026-12-24', '2027-01-02').filter((day) => day !== '2027-01-01'),
    )
  })

  it('is said in Welsh in the same way', () => {
    expect(wordsOn('2026-11-28', club, 'cy').lines).toBe(
      'Bob dydd, 8am i 8pm, ac eithrio 25 Rhagfyr a 1 Ionawr\nDydd Gwener 25 Rhagfyr 2026, 10am i 4pm',
    )
  })

  it('is not among the days of a longer break, which is said without it', () => {
    const { lines } = wordsOn('2026-11-28', {
      hours: ['Mon-Fri 09:00-17:00'],
      exceptions: ['closed bank holidays', 'Mon 28 Dec 2026 10am-12 noon'],
    })
    expect(lines).toBe(
      'Monday to Friday, 9am to 5pm, except bank holidays and 28 December 2026\n' +
        'Not on 25 December 2026 to 27 December 2026 and 1 January 2027\nMonday 28 December 2026, 10am to 12 noon',
    )
  })

  it('is one of many: all of three months have their rows, so that none is said to fall out', () => {
    const { lines, document } = wordsOn('2026-07-20', {
      hours: ['daily 08:00-20:00'],
      exceptions: ['August 10am-4pm'],
    })
    expect(document.schedules!.filter(({ freq }) => freq === undefined)).toHaveLength(31)
    expect(lines).not.toMatch(/not on/i)
  })
})

describe('the days without several times', () => {
  it('are said once, where all have the same, and at each where one differs', () => {
    const hours = ['Mon 09:00-10:00', 'Tue 11:00-12:00']
    const exceptions = ['closed bank holidays, 20 Dec to 4 Jan']
    expect(wordsOn('2026-11-28', { hours, exceptions }).lines).toBe(
      'Mondays, 9am to 10am\nTuesdays, 11am to 12 noon\nExcept bank holidays and 20 December to 4 January',
    )
    const other = ['Mon 09:00-10:00 except August', 'Tue 11:00-12:00']
    expect(wordsOn('2026-11-28', { hours: other, exceptions }).lines).toBe(
      'Mondays, 9am to 10am, except August, bank holidays and 20 December to 4 January\n' +
        'Tuesdays, 11am to 12 noon, except bank holidays and 20 December to 4 January',
    )
  })
})

describe('every few weeks', () => {
  const stop = 'every 4 weeks Tue 10:05-10:35 from 10 November 2026'
  const at = (...entries: readonly string[]) => ({
    hours: [],
    more: {
      locations: entries.map((entry, i) => ({
        location: i === 0 ? 'hall' : { name: `Stop ${i}`, location_type: 'virtual' },
        hours: [entry],
      })),
    },
  })

  it('are said with the day that they count from, at the head and at each place', () => {
    const one = wordsOn('2026-11-28', at(stop))
    const said = 'Every 4 weeks, Tuesdays, 10:05am to 10:35am, from 10 November 2026'
    expect(one.head).toContain(said)
    expect(one.sections).toContain('from 10 November 2026')
  })

  it('are every few weeks at the head of a service at several places, never every week', () => {
    const same = wordsOn('2026-11-28', at(stop, stop.replace('10:05-10:35', '11:10-11:50')))
    expect(same.head).toContain('Every 4 weeks, Tuesdays, from 10 November 2026.')
    const phases = wordsOn('2026-11-28', at(stop, stop.replace('10 November', '17 November')))
    expect(phases.head).toContain('Every 4 weeks, Tuesdays.')
    expect(phases.sections).toMatch(/from 10 November 2026[^]*from 17 November 2026/)
    const mixed = wordsOn('2026-11-28', at(stop, 'Tue 14:00-15:00'))
    expect(mixed.head).not.toContain('Tuesdays.')
  })
})

it('the head of a page has the times of the service and those of its only place', () => {
  const { head } = wordsOn('2026-11-28', {
    hours: ['Mon 09:00-17:00'],
    more: { locations: [{ location: 'hall', hours: ['Tue 09:00-12:00 (prescriber)'] }] },
  })
  expect(head).toContain('Mondays, 9am to 5pm\nTuesdays, 9am to 12 noon. prescriber')
})
