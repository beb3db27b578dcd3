import { describe, expect, it } from 'vitest'
import { readTables } from './services-of.ts'

/** The service of a feed with one schedule, which is ten to eleven o'clock. */
async function serviceWith(schedule: Readonly<Record<string, unknown>>) {
  const service = {
    id: 's',
    name: 'Chess',
    organization: { id: 'o', name: 'Otters', description: 'A trust.' },
    schedules: [{ id: 't', opens_at: '10:00', closes_at: '11:00', ...schedule }],
  }
  const { record, report } = await readTables({ 'a.json': JSON.stringify([service]) })
  const { hours, schedules } = record('services/chess')!
  return { hours, schedules, told: JSON.stringify(report.finish) }
}

describe('a schedule of a feed', () => {
  it.each([
    [{ freq: 'WEEKLY', byday: 'TU', dtstart: '2099-01-06' }, 'Tue 10:00-11:00 from 2099-01-06'],
    [{ freq: 'weekly', byday: 'TU', valid_to: '2099-01-06' }, 'Tue 10:00-11:00 until 2099-01-06'],
    [
      { freq: 'WEEKLY', byday: 'TU', dtstart: '2026-12-01', interval: '2' },
      'every other Tue 10:00-11:00 from 2026-12-01',
    ],
    [{ freq: 'DAILY' }, 'daily 10:00-11:00'],
    [{ freq: 'MONTHLY', byday: '2TU' }, '2nd Tue 10:00-11:00'],
    [{ freq: 'WEEKLY', interval: '1', byday: 'MO,WE' }, 'Mon and Wed 10:00-11:00'],
  ])('%j is an entry of hours', async (schedule, hours) =>
    expect(await serviceWith(schedule)).toMatchObject({ hours: [hours], schedules: undefined }),
  )

  it.each([
    { freq: 'WEEKLY', byday: 'TU', dtstart: '2026-01-06', count: '6' },
    { freq: 'WEEKLY', byday: 'TU', dtstart: '2026-12-01', until: '2026-12-22' },
  ])('%j keeps its first day and its end', async (schedule) => {
    const { hours, schedules } = await serviceWith(schedule)
    expect([hours, schedules]).toMatchObject([undefined, [schedule]])
  })

  it.each([
    [{ freq: 'YEARLY', bymonth: '12', byday: 'MO' }, 'yearly, MO'],
    [{ freq: 'MONTHLY', byday: 'MO' }, 'monthly, MO'],
    [{ freq: 'DAILY', interval: '2' }, 'every 2'],
    [{ freq: 'HOURLY', byday: 'MO' }, 'hourly'],
    [{ freq: 'WEEKLY', byday: 'MO', exdate: '2026-12-21' }, 'not on 2026-12-21'],
  ])('%j stays words, and is told', async (schedule, words) => {
    const { hours, schedules, told } = await serviceWith(schedule)
    expect([hours, schedules]).toEqual([
      undefined,
      [{ description: expect.stringContaining(words) as string }],
    ])
    expect(told).toContain('days and times stay words')
  })
})
