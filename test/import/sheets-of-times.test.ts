import { describe, expect, it } from 'vitest'
import { UnmappedSheet, readFiles } from '../../src/import/recognise.ts'
import type { RawObject } from '../../src/record/yaml/raw.ts'
import { parseHours } from '../../src/times/hours/entries/entry.ts'
import { formatHours } from '../../src/times/hours/format/format-hours.ts'
import { type Read, readTables } from './kinds/services-of.ts'
import { DIRECTORY, fateOf } from './run-import.ts'

/* Sheets of days and times as people keep them, read by the proposal as it is. */

async function proposalOf(csv: string): Promise<RawObject> {
  const bytes = new TextEncoder().encode(csv)
  const error = await readFiles([{ path: 'a.csv', bytes }], { name: 'a' }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UnmappedSheet)
  return (error as UnmappedSheet).mapping
}

/** The times of each service in short, or its words. */
const timesIn = ({ slugs, record }: Read): readonly string[] =>
  slugs('services').map((slug) => {
    const { hours = [], schedules = [] } = record(`services/${slug}`)!
    const entries = (hours as string[]).map((text) => formatHours(parseHours(text).schedule!))
    const words = (schedules as Record<string, string>[]).map(
      (one) => one['description'] ?? `${one['byday']} ${one['opens_at']}-${one['closes_at']}`,
    )
    return [...entries, ...words.map((text) => `“${text}”`)].join('; ')
  })

async function read(header: string, rows: readonly string[], before?: ReadonlyMap<string, string>) {
  const lines = rows.map((row, i) => `Service ${String(i).padStart(2, '0')},Otters,${row}`)
  const csv = `${[`Activity,Group,${header}`, ...lines].join('\n')}\n`
  return readTables({ 'a.csv': csv }, await proposalOf(csv), before && { before })
}

describe('a sheet', () => {
  const DAYS: readonly (readonly [row: string, times: string])[] = [
    ['Monday-Friday,0930,1630', 'Mon-Fri 09:30-16:30'],
    ['Tues & Thurs,9am,1pm', 'Tue and Thu 09:00-13:00'],
    ['Every Tuesday,10,12', 'Tue 10:00-12:00'],
    ['Last Friday of month,10:00:00,12:00:00', 'last Fri 10:00-12:00'],
    ['Daily,8.30,5.30', 'daily 08:30-17:30'],
    ['7 days a week,7am,10pm', 'daily 07:00-22:00'],
    ['Wednesday evening,7,9', 'Wed 19:00-21:00'],
    ['Tue pm,2,4', 'Tue 14:00-16:00'],
    ['Sat & Sun,12,2', 'Sat and Sun 12:00-14:00'],
    ['Mon,noon,2pm', 'Mon 12:00-14:00'],
    ['Mon (not bank hols),10,12', 'Mon 10:00-12:00 except bank holidays'],
    ['2nd Tuesday,1900,2100', '2nd Tue 19:00-21:00'],
    ['Thursday 5 Nov 2026,10:00,11:00', 'Thu 5 Nov 2026 10:00-11:00'],
    ['05/11/2026,10:00,11:00', 'Thu 5 Nov 2026 10:00-11:00'],
    ['Fri,22:00,02:00', '“FR 22:00-02:00”'],
    // Words that are more than days, and times that could be another half of the day.
    ['Bank Holiday Mondays,10,4', '“Bank Holiday Mondays, 10 to 4”'],
    ['Mon-Thurs + Sat,10am,late', '“Mon-Thurs + Sat, 10am to late”'],
    ['Wk 1 Mon,10:00,11:00', '“Wk 1 Mon, 10:00 to 11:00”'],
    ['Not Monday,10:00,11:00', '“Not Monday, 10:00 to 11:00”'],
    ['Mon - closed Tue,10:00,11:00', '“Mon - closed Tue, 10:00 to 11:00”'],
    ['Mon (term time),10:00,11:00', '“Mon (term time), 10:00 to 11:00”'],
    ['Wed,2,4', '“Wed, 2 to 4”'],
    ['Wed,6.30,8.00', '“Wed, 6.30 to 8.00”'],
  ]

  it('with a day, a start and an end has these times, and everything else in words', async () => {
    const whole = await read(
      'Day,Start,Finish',
      DAYS.map(([row]) => row),
    )
    expect(timesIn(whole)).toEqual(DAYS.map(([, times]) => times))
    const finish = JSON.stringify(whole.report.finish)
    expect(finish).toContain('days and times stay words')
  })

  const WORDS: readonly (readonly [row: string, times: string])[] = [
    ['Mon & Wed,7.30pm - 9.30pm', 'Mon and Wed 19:30-21:30'],
    ['Wednesday evenings,7.30-9', 'Wed 19:30-21:00'],
    ['1st & 3rd Friday,10am-12 noon', '1st and 3rd Fri 10:00-12:00'],
    ['Thurs.,6.30-8.30 pm', 'Thu 18:30-20:30'],
    ['Mon-Fri,24 hours', 'Mon-Fri 00:00-23:59'],
    ['Weekends,9am-10am', 'Sat and Sun 09:00-10:00'],
    ['Mon,9am-12pm & 1pm-5pm', 'Mon 09:00-12:00; Mon 13:00-17:00'],
    ['Alternate Saturdays,2-4pm', '“Alternate Saturdays 2-4pm”'],
    ['Sat,2-4', '“Sat 2-4”'],
    ['Mon,Tue 10am-12pm', '“Mon Tue 10am-12pm”'],
    ['Last Thursday of the month,7pm - late', '“Last Thursday of the month 7pm - late”'],
    ['Weekdays (term time),3.30pm-5pm', '“Weekdays (term time) 3.30pm-5pm”'],
  ]

  it('with days beside times in words has them together', async () => {
    const whole = await read(
      'Days,Times',
      WORDS.map(([row]) => row),
    )
    expect(timesIn(whole)).toEqual(WORDS.map(([, times]) => times))
  })

  it('with a column for each day has the times below it, and days that are alike together', async () => {
    const whole = await read(
      'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday staffed hours,Opening hours Sunday',
      [
        '9am-5pm,9am-7pm,Closed,9am-5pm,9am-5pm,10am-1pm,',
        '"10:00-13:00,14:00-17:00",9-1,-,9-5,by appointment,10-3,closed',
      ],
    )
    expect(timesIn(whole)).toEqual([
      'Mon and Thu and Fri 09:00-17:00; Tue 09:00-19:00; Sat 10:00-13:00',
      'Mon 10:00-13:00; Mon 14:00-17:00; Tue 09:00-13:00; Thu 09:00-17:00; Sat 10:00-15:00; “Fri by appointment”',
    ])
  })

  it('with an opening and a closing time for each day has them in pairs', async () => {
    const header = 'Mon Open,Mon Close,Tuesday opens,Tuesday closes,sat_from,sat_to'
    const whole = await read(header, ['09:00,17:00,9,5.30,,', '2.00,4.00,closed,closed,10,4'])
    expect(timesIn(whole)).toEqual([
      'Mon 09:00-17:00; Tue 09:00-17:30',
      'Sat 10:00-16:00; “Mon 2.00 to 4.00”',
    ])
    expect(fateOf(whole, 'a.Mon Close')).toBe('2 changed: joined')
  })

  it('that names school terms has them as data in a directory that knows when they are', async () => {
    const terms =
      'school_terms: { schools: [2026-09-02 to 2026-10-23, 2026-11-02 to 2026-12-18] }\n'
    const before = new Map([[DIRECTORY.file, `${DIRECTORY.text}${terms}`]])
    const row = 'Weekdays (term time),3.30pm-5pm'
    expect(timesIn(await read('Days,Times', [row], before))).toEqual([
      'Mon-Fri 15:30-17:00 in term time',
    ])
  })
})
