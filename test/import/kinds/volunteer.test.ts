import { beforeAll, describe, expect, it } from 'vitest'
import { UnmappedSheet, readFiles } from '../../../src/import/recognise.ts'
import type { RawObject } from '../../../src/record/yaml/raw.ts'
import { type Read, readTables } from './services-of.ts'
import { row, workbook } from './write-sheets.ts'

/** A list that a volunteer has kept for years. Whoever imports it corrects the three lines of the proposal below. */
const HEADINGS = [
  ...['Activity', 'Run by', 'Where', 'Address', 'Day', 'Start', 'End', 'Tel', 'Email', 'Cost'],
  ...['Ages', 'Status', 'Web', 'Last checked', 'Keyholder', 'OK to publish', 'Notes'],
]
type Line = Readonly<Partial<Record<string, string | readonly [number, number]>>>
const lines: readonly Line[] = [
  { Activity: 'CLUBS AND GROUPS' },
  {
    ...{
      Activity: 'Chess',
      'Run by': 'Otters',
      Where: 'Old Hall',
      Address: '1 Mill Lane, Saltwick BS1 6XX',
    },
    ...{ Day: 'Mon, Wed and Fri', Start: '10.00', End: '12.00', Tel: [1632960101, 0], Cost: 'Nil' },
    ...{
      Ages: [45966, 7],
      Status: 'Running',
      Keyholder: 'Pat Key, alarm 4471',
      Notes: 'Rang in May',
    },
  },
  {
    ...{
      Activity: 'Darts',
      'Run by': 'ditto',
      Where: '"',
      Day: 'Tuesdays',
      Start: '2.00',
      End: '4.00',
    },
    ...{ Tel: '01632 960102 / 01632 960103', Cost: '50p', Ages: 'Over 60s', Status: 'Y' },
  },
  {
    ...{
      Activity: 'Go',
      'Run by': 'as above',
      Day: 'Monday (monthly)',
      Start: '10:00',
      End: '11:00',
    },
    ...{
      Tel: [441632960104, 0],
      Cost: [3.5, 2],
      Ages: 'Years 7 to 11',
      Status: 'No longer running',
    },
  },
  {
    ...{ Activity: 'Choir', 'Run by': 'Herons', Day: 'Weekdays', Start: '7.30 pm', End: '9 pm' },
    ...{ Tel: '4.41633E+11', Email: 'choir@herons.example.org or desk@herons.example.org' },
    ...{ Cost: 'Free, but bring a cake', Status: 'Paused until March', 'Last checked': '3/4/26' },
  },
  {
    ...{ Activity: 'Tea', 'Run by': 'Herons', Day: 'Sat/Sun', Start: '10:00', End: '12:00' },
    ...{ Tel: '07700 900123', Email: 'sam.reed@gmail.com', 'OK to publish': 'No' },
  },
  {
    ...{ Activity: 'Knitting', 'Run by': 'Herons', Day: 'Thursday', Tel: '01632 960105 (24 hrs)' },
    ...{ Cost: '0', Web: 'https://knit.example.org https://wool.example.org', Ages: '0-5' },
  },
  { Activity: 'Activity', 'Run by': 'Run by', Where: 'Where' },
  {
    ...{ Activity: 'Knitting', 'Run by': 'Herons', Day: 'Friday', Start: '13:00', End: '14:00' },
    ...{ Ages: '18+' },
  },
  { Activity: 'Total: 8' },
]
const MAPPING: RawObject = {
  ...{ Activity: 'name', 'Run by': 'organization.name', Where: 'locations.name' },
  ...{ Address: 'locations.address_1', Day: 'schedules.weekday', Start: 'schedules.opens_at' },
  ...{ End: 'schedules.closes_at', Tel: 'phones.number', Email: 'email', Cost: 'fees_description' },
  ...{ Ages: 'ages', Status: 'status', Web: 'url', 'Last checked': 'assured_date' },
  ...{ Keyholder: 'internal', 'OK to publish': 'ignore', Notes: '' },
}

const rowOf = (line: Line, number: number, options = {}) =>
  row(
    number,
    HEADINGS.map((heading) => line[heading] ?? ''),
    options,
  )
const bytes = workbook({
  name: 'Groups',
  xml: `<sheetData>${row(1, ['Saltwick list, please keep tidy'])}${row(2, HEADINGS)}${lines
    .map((line, i) => rowOf(line, i + 3))
    .join('')}${rowOf({ Activity: 'Bingo', 'Run by': 'Herons' }, 40, { style: 1 })}${rowOf(
    { Activity: 'Bowls', 'Run by': 'Herons' },
    41,
    { attributes: ' hidden="1"' },
  )}</sheetData>`,
  comments:
    '<comments><commentList><comment ref="A4"><text><r><t>Closed in August</t></r></text></comment></commentList></comments>',
})

let read: Read
let report: string
beforeAll(async () => {
  read = await readTables({ 'list.xlsx': bytes }, MAPPING)
  report = JSON.stringify(read.report)
})

describe('of the list of a volunteer', () => {
  const service = (name: string) => read.record(`services/${name}`)

  it.each<readonly [trap: string, right: () => void]>([
    ['a title above the headings', () => expect(read.slugs('services')).toContain('chess')],
    [
      'a heading of a group is no service',
      () => expect(read.slugs('services')).not.toContain('clubs-and-groups'),
    ],
    ['headings that come again', () => expect(read.slugs('services')).not.toContain('activity')],
    ['a total is no service', () => expect(read.said).not.toMatch(/name: .?Total/)],
    [
      'a struck row is told',
      () => [expect(read.said).not.toContain('name: Bingo'), expect(report).toContain('row 40')],
    ],
    [
      'a hidden row is told',
      () => [expect(read.said).not.toContain('name: Bowls'), expect(report).toContain('row 41')],
    ],
    ['a comment is told', () => expect(report).toContain('Closed in August')],
    [
      'three days are three',
      () => expect(service('chess')?.hours).toEqual(['Mon and Wed and Fri 10:00-12:00']),
    ],
    [
      'two in the afternoon is not at night',
      () => [
        expect(JSON.stringify(service('darts'))).not.toContain('02:00'),
        expect(report).toContain('days and times stay words'),
      ],
    ],
    ['once a month is not each week', () => expect(service('go')?.hours).toBeUndefined()],
    [
      'weekdays are five days',
      () => expect(service('choir')?.hours).toEqual(['Mon-Fri 19:30-21:00']),
    ],
    ['a day without times opens nothing', () => expect(report).toMatch(/no-times/)],
    [
      '“ditto” is the organization above',
      () => expect(service('darts')?.organization).toBe('otters'),
    ],
    [
      '“as above” goes on upwards',
      () => [
        expect(service('go')?.organization).toBe('otters'),
        expect(read.said).not.toMatch(/name: .?(?:ditto|as above)/),
      ],
    ],
    [
      'a quotation mark is the place above',
      () => expect(service('darts')?.locations).toEqual(['old-hall']),
    ],
    [
      'an address in one cell has a town and a postcode',
      () =>
        expect(read.record('locations/old-hall')?.addresses).toMatchObject([
          { address_1: '1 Mill Lane', city: 'Saltwick', postal_code: 'BS1 6XX' },
        ]),
    ],
    ['a lost nought is put back', () => expect(service('chess')?.phones).toEqual(['01632 960101'])],
    [
      'two numbers are two',
      () => expect(service('darts')?.phones).toEqual(['01632 960102', '01632 960103']),
    ],
    [
      'a number with its country has a plus',
      () =>
        expect(JSON.stringify(service('go')?.phones)).toMatch(/\+44 ?1632 ?960104|01632 960104/),
    ],
    [
      'an exponent is no number, and told',
      () => [
        expect(service('choir')).not.toHaveProperty('phones'),
        expect(report).toContain('not-a-phone'),
      ],
    ],
    ['nil is free', () => expect(JSON.stringify(service('chess'))).toMatch(/"amount":"?0|Free/)],
    [
      'pence are money',
      () => expect(service('darts')).toMatchObject({ cost_options: [{ amount: '0.5' }] }),
    ],
    [
      'a price by a number format is what is shown',
      () => expect(JSON.stringify(service('go'))).toMatch(/£3\.50|3\.50?"/),
    ],
    [
      'ages that became a date are ages',
      () => expect(service('chess')).toMatchObject({ minimum_age: '5', maximum_age: '11' }),
    ],
    ['over 60 is from 60', () => expect(service('darts')).toMatchObject({ minimum_age: '60' })],
    [
      'school years are ages',
      () => expect(service('go')).toMatchObject({ minimum_age: '11', maximum_age: '16' }),
    ],
    ['what runs no longer is not active', () => expect(service('go')?.status).not.toBe('active')],
    ['what is paused is not active', () => expect(service('choir')?.status).not.toBe('active')],
    [
      'of two addresses the first is written, and the other told',
      () => [
        expect(service('choir')?.email).toBe('choir@herons.example.org'),
        expect(report).toContain('the first one was written'),
      ],
    ],
    ['a mobile number is private', () => expect(read.said).not.toContain('900123')],
    ['so is an address of a person', () => expect(read.said).not.toContain('sam.reed')],
    [
      'a keyholder and a code are in no file and no report',
      () => expect(read.said).not.toMatch(/Pat Key|4471/),
    ],
    ['a note that is not mapped is in none', () => expect(read.said).not.toContain('Rang in May')],
    ['who did not agree is a draft', () => expect(service('tea')?.draft).toBe('true')],
    ['a date is British', () => expect(service('choir')?.assured_date).toBe('2026-04-03')],
    [
      'two links in one cell are no broken one',
      () => expect(JSON.stringify(service('knitting'))).not.toContain('%20'),
    ],
    [
      'two of one name are not one',
      () =>
        expect(read.slugs('services').filter((slug) => slug.startsWith('knitting'))).toHaveLength(
          2,
        ),
    ],
    [
      'the ages of one are not those of the other',
      () =>
        expect([service('knitting'), service('knitting-2')].map((one) => one?.minimum_age)).toEqual(
          ['0', '18'],
        ),
    ],
  ])('%s', (_, right) => right())
})

it('gets a proposal that needs only its keyholders and notes', async () => {
  const error = await readFiles([{ path: 'list.xlsx', bytes }], { name: 'a' }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UnmappedSheet)
  const { Keyholder, Notes, 'OK to publish': publish, ...known } = (error as UnmappedSheet).mapping
  const { Keyholder: _, Notes: __, 'OK to publish': ___, ...right } = MAPPING
  expect(known).toEqual(right)
  for (const one of [Keyholder, Notes, publish]) expect(['', 'internal', 'ignore']).toContain(one)
})
