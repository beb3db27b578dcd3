import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { importRead, problemsIn } from './run-import.ts'

const MAPPING = {
  Name: 'name',
  By: 'organization.name',
  Day: 'schedules.weekday',
  Start: 'schedules.opens_at',
  End: 'schedules.closes_at',
}

/** The times of the service that a row of a sheet becomes. */
async function timesOfRow(day: string, start: string, end: string): Promise<unknown> {
  const bytes = new TextEncoder().encode(
    `Name,By,Day,Start,End\nChess,Otters,"${day}","${start}","${end}"\n`,
  )
  const read = await readFiles([{ path: 'a.csv', bytes }], { name: 'a', mapping: MAPPING })
  return timesIn(importRead(read).files)
}

/** The times of the service that a schedule of a feed becomes. */
async function timesOfSchedule(schedule: object): Promise<unknown> {
  const service = {
    id: '6a1c5cf5-5c0e-4bd8-a3d4-6c8d5a2e3c01',
    name: 'Chess',
    status: 'active',
    description: 'We play.',
    organization: {
      id: '6a1c5cf5-5c0e-4bd8-a3d4-6c8d5a2e3c02',
      name: 'Otters',
      description: 'A club.',
    },
    schedules: [{ id: '6a1c5cf5-5c0e-4bd8-a3d4-6c8d5a2e3c03', ...schedule }],
  }
  const bytes = new TextEncoder().encode(
    JSON.stringify({
      total_items: 1,
      total_pages: 1,
      page_number: 1,
      size: 1,
      contents: [service],
    }),
  )
  return timesIn(importRead(await readFiles([{ path: 'page.json', bytes }], { name: 'a' })).files)
}

function timesIn(files: ReadonlyMap<string, string>): unknown {
  expect(problemsIn(files).filter(({ severity }) => severity === 'error')).toEqual([])
  const { value } = parseYaml('chess', files.get('services/chess.yaml')!)
  const { hours, schedules } = value as Record<string, unknown>
  return hours ?? schedules
}

const words = (description: string) => [{ description }]

describe('the columns of days and times', () => {
  it.each([
    ['Sat/Sun', '10:00', '12:00', ['Sat and Sun 10:00-12:00']],
    ['Weekdays', '9am', '5pm', ['Mon-Fri 09:00-17:00']],
    ['1st Tue', '10:00', '12:00', ['1st Tue 10:00-12:00']],
    ['Tuesday', '11.00', '1.00', ['Tue 11:00-13:00']],
    ['Tuesday', '07:30', '10:00', ['Tue 07:30-10:00']],
    ['Tuesday', '2pm', '4pm', ['Tue 14:00-16:00']],
  ])('%s, %s, %s are hours', async (day, start, end, hours) => {
    expect(await timesOfRow(day, start, end)).toEqual(hours)
  })

  it.each([
    ['Wednesday (fortnightly)', '10:00', '12:00'],
    ['Monthly', '10:00', '12:00'],
    ['Mondays in term time', '10:00', '12:00'],
    ['Tuesday', '2.00', '4.00'],
    ['Tuesday', '1:30', '3:30'],
    ['Tuesday', '6.30', '8.00'],
  ])('%s, %s, %s stay words', async (day, start, end) => {
    expect(await timesOfRow(day, start, end)).toEqual(words(`${day}, ${start} to ${end}`))
  })

  it('say nothing of a day without times, which is a closed day in most sheets', async () => {
    expect(await timesOfRow('Saturday', '', '')).toBeUndefined()
    expect(await timesOfRow('Saturday', 'Closed', 'Closed')).toBeUndefined()
    expect(await timesOfRow('Saturday', 'Closed', '')).toBeUndefined()
    expect(await timesOfRow('Saturday', 'Closed', '5pm')).toEqual(words('Saturday, Closed to 5pm'))
  })
})

const AT_NINE = { opens_at: '09:00', closes_at: '11:00' }

describe('a schedule of a feed', () => {
  it.each([
    [{ freq: 'WEEKLY', byday: 'TU', dtstart: '2099-01-06' }, ['Tue 09:00-11:00 from 2099-01-06']],
    [{ freq: 'DAILY' }, ['daily 09:00-11:00']],
    [{ byday: 'TU,TH' }, ['Tue and Thu 09:00-11:00']],
  ])('%j is hours', async (schedule, hours) => {
    expect(await timesOfSchedule({ ...schedule, ...AT_NINE })).toEqual(hours)
  })

  it('keeps the number of its sessions, and the day of the first', async () => {
    const schedule = { freq: 'WEEKLY', byday: 'TU', dtstart: '2026-01-06', count: 6, ...AT_NINE }
    expect(await timesOfSchedule(schedule)).toEqual([
      expect.objectContaining({ dtstart: '2026-01-06', count: '6', byday: 'TU' }),
    ])
  })

  it('with one session takes place once', async () => {
    const schedule = { byday: 'TU', dtstart: '2026-12-01', until: '2026-12-01', ...AT_NINE }
    expect(await timesOfSchedule(schedule)).toEqual([
      expect.objectContaining({ dtstart: '2026-12-01', until: '2026-12-01' }),
    ])
  })

  it.each([
    [{ freq: 'YEARLY', byday: 'TU' }, 'yearly, TU, 09:00 to 11:00'],
    [{ freq: 'HOURLY', byday: 'TU' }, 'hourly, TU, 09:00 to 11:00'],
    [{ byday: 'TU', bymonth: '4,5' }, 'TU, 09:00 to 11:00, in April,May'],
    [
      { freq: 'MONTHLY', byday: 'TU', bysetpos: 1 },
      'monthly, TU, 09:00 to 11:00, number 1 of them',
    ],
    [
      { freq: 'WEEKLY', byday: 'TU', exdate: '2026-12-29' },
      'weekly, TU, 09:00 to 11:00, not on 2026-12-29',
    ],
    [
      { freq: 'DAILY', interval: 2, dtstart: '2026-11-01' },
      'daily, every 2, 09:00 to 11:00, from 2026-11-01',
    ],
  ])('%j stays words', async (schedule, description) => {
    expect(await timesOfSchedule({ ...schedule, ...AT_NINE })).toEqual(words(description))
  })
})
