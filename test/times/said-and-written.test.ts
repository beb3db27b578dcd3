import { describe, expect, it } from 'vitest'
import { createComposer } from '../../src/feed/details.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { placeTimesOf } from '../../src/pages/parts/place-times.ts'
import { addDays } from '../../src/times/calendar/calendar-date.ts'
import { clockIn } from '../../src/times/clock.ts'
import { entriesOf } from '../../src/times/entries.ts'
import { parseHours } from '../../src/times/hours/entries/entry.ts'
import { formatHours } from '../../src/times/hours/format/format-hours.ts'
import { isOpen } from './open-now.ts'
import { nextDay, rhythmOf } from '../../src/times/rhythm.ts'
import { sayEntry } from '../../src/times/say-entry.ts'
import { importRead } from '../import/run-import.ts'
import { service as written, sourcesOf } from '../rules/base.ts'

const SAY = messagesIn({ language: 'en' }).schedule

/** An entry of each form. */
const ENTRIES = [
  'Tue 10:00-12:00',
  'Mon-Fri 09:00-17:00',
  'Mon and Thu 09:30-16:15',
  'daily 08:00-20:00',
  'daily 00:00-23:59',
  '2nd Thu 14:00-15:30',
  '1st and 3rd Wed 10:00-12:00',
  'last Fri 12:30-13:30',
  '10th of the month 10:00-12:00',
  'Tue 10:00-12:00 from 2026-11-03 to 2027-03-23',
  'Tue 10:00-12:00 until 2027-03-23',
  'Mon-Fri 09:00-17:00 except bank holidays',
  'Tue 10:00-12:00 except 24 Dec to 3 Jan',
  'Wed 13:00-15:00 except last Wed',
  'Wed 10:00-12:00 except Aug',
  'Fri 10:00-12:00 except Good Friday',
  'daily 10:00-16:00 Apr to Oct',
  'Mon 10:00-13:30 Nov to Easter',
  'Sat 11:00-15:00 Easter to Sep except 5 Jun 2027',
  'Sat 12 Dec 2026 10:00-12:00',
  'every other Wed 18:00-20:00 from 2026-11-04',
  'every other week Mon and Thu 18:00-20:00 from 2026-11-02',
  'every 3 weeks Fri 18:00-20:00 from 2026-11-06',
  'Mon-Wed and Fri 10:00-12:00',
  'last day of every other month 10:00-12:00 from 2026-11-30',
] as const

/** The rows that an entry is published as. */
function rowsOf(entry: string) {
  const value = { ...written, hours: [entry] }
  const sources = sourcesOf({ 'services/club.yaml': value })
  const { directory, diagnostics } = checkContent(sources, { today: '2026-11-27' })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return createComposer(directory!).service(directory!.services[0]!)
}

/** What it means, without its words. */
function meaningOf(entry: string) {
  const { schedule, problem } = parseHours(entry)
  expect([entry, problem]).toEqual([entry, undefined])
  const { description: _, ...meaning } = schedule!
  return meaning
}

describe('an entry of hours', () => {
  it.each(ENTRIES)('%s that is said and read again is the same', (entry) => {
    const [first] = entriesOf(rowsOf(entry).schedules ?? [])
    const said = sayEntry(first!.whole, SAY)!
    expect([said, meaningOf(said)]).toEqual([said, meaningOf(entry)])
  })

  it.each([...ENTRIES, 'Tue 10:00-12:00 (ring first)'])(
    '%s that is published and imported again is the same',
    async (entry) => {
      const bytes = new TextEncoder().encode(
        JSON.stringify({
          ...{ total_items: 1, total_pages: 1, page_number: 1, size: 1 },
          contents: [rowsOf(entry)],
        }),
      )
      const { files } = importRead(await readFiles([{ path: 'page.json', bytes }], { name: 'a' }))
      const [file] = [...files].filter(([name]) => name.startsWith('services/'))
      const { hours } = parseYaml(...file!).value as { readonly hours?: readonly string[] }
      expect(hours?.map((text) => formatHours(parseHours(text).schedule!))).toEqual([entry])
    },
  )
})

describe('on the days on which clocks change', () => {
  const openAt = (entry: string, instant: string) =>
    isOpen(
      placeTimesOf(rowsOf(entry), {}).times,
      clockIn('Europe/London', new Date(instant), 'england'),
    )

  it.each([
    // At 01:00 the clocks go on to 02:00.
    ['2027-03-28T00:29Z', false],
    ['2027-03-28T00:30Z', true],
    ['2027-03-28T01:30Z', true],
    ['2027-03-28T01:59Z', true],
    ['2027-03-28T02:00Z', false],
    // At 02:00 they go back to 01:00, and half past one comes twice.
    ['2027-10-30T23:29Z', false],
    ['2027-10-30T23:30Z', true],
    ['2027-10-31T00:30Z', true],
    ['2027-10-31T01:30Z', true],
    ['2027-10-31T02:59Z', true],
    ['2027-10-31T03:00Z', false],
  ])('what is open on Sundays from 00:30 to 03:00 is at %s: %s', (instant, isThen) => {
    expect(openAt('Sun 00:30-03:00', instant)).toBe(isThen)
  })

  it.each(['2027-03-28', '2027-10-31'])('a rhythm of every day has %s once', (date) => {
    const rhythm = rhythmOf(parseHours('daily 10:00-12:00').schedule!)!
    expect(nextDay(rhythm, date)).toBe(date)
    expect(nextDay(rhythm, addDays(date, 1))).toBe(addDays(date, 1))
  })

  it.each(['2027-03-28', '2027-10-31'])(
    'every other Sunday from then on keeps its weeks: %s',
    (date) => {
      const schedule = parseHours(`every other Sun 10:00-12:00 from ${date}`).schedule!
      const rhythm = rhythmOf(schedule)!
      expect(nextDay(rhythm, addDays(date, 1))).toBe(addDays(date, 14))
      expect(nextDay(rhythm, addDays(date, 15))).toBe(addDays(date, 28))
    },
  )
})
