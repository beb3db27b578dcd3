import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { UnmappedSheet } from '../../src/import/recognise.ts'
import type { RawObject } from '../../src/record/yaml/raw.ts'
import { parseHours } from '../../src/times/hours/entries/entry.ts'
import { sharedPath } from '../shared.ts'
import { type Read, readTables } from './kinds/services-of.ts'
import { importInto } from './import-into.ts'
import { DIRECTORY } from './run-import.ts'

/* The small inputs of `shared/data/cases`, each with what ought to come out by its README. */

const data = sharedPath('data/cases', 'The small inputs that people’s files are like')
const path = (name: string) => join(data!, name)

function filesIn(name: string): Readonly<Record<string, Uint8Array>> {
  const isFolder = statSync(path(name)).isDirectory()
  const paths = isFolder
    ? readdirSync(path(name)).map((file) => join(path(name), file))
    : [path(name)]
  return Object.fromEntries(
    paths.map((file) => [basename(file), new Uint8Array(readFileSync(file))]),
  )
}

function mappingIn(name: string): RawObject {
  const value = parse(readFileSync(path(name), 'utf8')) as RawObject
  return (value.mapping ?? value) as RawObject
}

/** Imports a case; without a mapping, as somebody does who takes the proposal as it is. */
async function read(
  name: string,
  map?: string,
  before?: ReadonlyMap<string, string>,
): Promise<Read> {
  const given = before && { before }
  try {
    return await readTables(filesIn(name), map === undefined ? undefined : mappingIn(map), given)
  } catch (error) {
    if (!(error instanceof UnmappedSheet)) throw error
    return readTables(filesIn(name), error.mapping, given)
  }
}

type Fields = Record<string, unknown>
interface Known {
  readonly read: Read
  /** The services by their slugs. */
  readonly services: Readonly<Record<string, Fields>>
  /** What a person has to finish. */
  readonly finish: string
}

type Case = readonly [
  says: string,
  input: string,
  map: string | undefined,
  right: (known: Known) => void,
]

/** A field of each service, in the order of the input. */
const each = ({ services }: Known, field: string) =>
  Object.values(services).map((service) => service[field])

const CASES: readonly Case[] = [
  [
    'several days in one cell are all of them',
    ...(['p01-day-lists.csv', 'p01-map.yaml'] as const),
    (known) =>
      expect(each(known, 'hours')).toEqual([
        ['Sat and Sun 10:00-12:00'],
        ['Mon-Thu and Sat 10:00-12:00'],
        ['Mon and Wed and Fri 10:00-12:00'],
        ['Mon and Wed 10:00-12:00'],
        ['Mon-Fri 10:00-12:00'],
        ['Mon-Fri 10:00-12:00'],
      ]),
  ],
  [
    'a first day, a number of sessions and a single session are kept',
    ...(['p02-feed-dtstart.json', undefined] as const),
    ({ services }) => {
      expect(services['begins-in-2099']).toMatchObject({
        hours: ['Tue 09:00-11:00 from 2099-01-06'],
      })
      expect(services['course-of-six-over-since-february']).toMatchObject({
        schedules: [{ dtstart: '2026-01-06', count: '6' }],
      })
      expect(services['one-session-alone']).toMatchObject({
        schedules: [{ dtstart: '2026-12-01', until: '2026-12-01' }],
      })
    },
  ],
  [
    'a pair that names two services is one for each',
    ...(['p03-pair-lists', undefined] as const),
    (known) =>
      expect(each(known, 'locations')).toEqual([['hall-a', 'hall-b'], ['hall-a'], ['hall-b']]),
  ],
  [
    'damaged telephone numbers are told, and repaired where nothing is lost',
    ...(['p04-phones-damaged.csv', 'p04-p05-map.yaml'] as const),
    (known) => {
      expect(each(known, 'phones')).toEqual([
        undefined,
        undefined,
        ['01632 960123'],
        ['01632 960123'],
      ])
      for (const value of ['4.41633E+11', '1.63296E+09', '1632960123'])
        expect(known.finish).toContain(value)
    },
  ],
  [
    'two numbers in a cell are two, and hours behind one are its note',
    ...(['p05-phones-two.csv', 'p04-p05-map.yaml'] as const),
    (known) => {
      const two = ['01632 960123', '01632 960124']
      const noted = (description: string) => [{ number: '01632 960123', description }]
      expect(each(known, 'phones')).toEqual([
        ...[two, two, two],
        [...noted('office'), { number: '01632 960124', description: 'evenings' }],
        ...['9am-5pm', '24/7', '24 hours'].map(noted),
        two,
      ])
    },
  ],
  [
    'ages that a spreadsheet turned into dates are ages, and told',
    ...(['p06-ages-damaged.csv', 'p06-map.yaml'] as const),
    (known) => {
      expect(each(known, 'minimum_age')).toEqual(['5', '8', '11', '5'])
      expect(each(known, 'maximum_age')).toEqual(['11', '11', '18', '11'])
      expect(known.finish).toContain('05-Nov')
    },
  ],
  [
    'a cell is what its number format shows',
    ...(['p07-number-formats.xlsx', 'p07-map.yaml'] as const),
    (known) => {
      expect(each(known, 'fees_description')).toEqual([undefined, '10%', undefined])
      expect(each(known, 'cost_options')).toMatchObject([
        ...[[{ amount: '3.5' }], undefined, [{ amount: '2.33' }]],
      ])
      expect(each(known, 'phones')).toEqual([['01632 960123'], ['01632 960124'], ['01632 960125']])
    },
  ],
  [
    'a hidden row and a hidden column are not read, and told',
    ...(['p08-hidden-rows.xlsx', 'p08-map.yaml'] as const),
    ({ services, read: { report } }) => {
      expect(Object.keys(services)).toEqual(['alpha', 'charlie'])
      expect(
        Object.values(services)
          .map((one) => Object.keys(one))
          .join(),
      ).not.toContain('application')
      const said = report.remarks.map(({ examples }) => examples.join()).join()
      for (const place of ['Sheet1, row 3', 'Sheet1, column 5']) expect(said).toContain(place)
    },
  ],
  [
    'the heading is the line that has the columns of the mapping',
    ...(['p10-header-photo-id.csv', 'p10-map.yaml'] as const),
    (known) => {
      expect(each(known, 'name')).toEqual([
        'Chair yoga',
        'Debt advice',
        'Knit and chat',
        'Lunch club',
      ])
      expect(known.services['debt-advice']).toMatchObject({ description: 'Bring: Photo ID' })
    },
  ],
  [
    'a row for each session is every session, each at its place',
    ...(['p11-session-per-row.csv', 'p11-map.yaml'] as const),
    (known) => {
      const sessions = Object.values(known.services).flatMap(({ name, hours, locations }) =>
        (hours as string[]).map((time) => [name, time, ...(locations as string[])].join(', ')),
      )
      expect(sessions).toEqual([
        'Lunch club, Tue 12:00-14:00, village-hall',
        'Lunch club, Thu 12:00-14:00, methodist-hall',
        'Walk, Tue 12:00-14:00, the-green',
        'Walk, Thu 12:00-14:00, the-green',
      ])
    },
  ],
  [
    'a week in a cell is hours without the closed days, or words that are told',
    ...(['p12-hours-lists.csv', 'p12-map.yaml'] as const),
    (known) => {
      const read = each(known, 'hours').map((hours) =>
        (hours as string[] | undefined)?.map((entry) => {
          const { byday, opens_at, closes_at } = parseHours(entry).schedule!
          return `${byday} ${opens_at} ${closes_at}`
        }),
      )
      expect(read).toEqual([
        ['MO,TU,WE,TH,FR 09:00 17:00', 'SA 10:00 16:00'],
        ['MO,TU,WE,TH,FR 09:00 17:00'],
        ['TU 09:30 20:00', 'WE 09:30 17:00'],
        ['TH 13:00 15:00'],
        ['MO 09:00 12:00', 'TU 13:00 15:00'],
        ['MO 09:00 12:30', 'MO 13:30 17:00'],
        undefined,
      ])
      expect(known.finish).toContain('Monday: 6:00 AM – 12:00 AM')
    },
  ],
  [
    'a status that is not known is never active',
    ...(['p16-status-unknown.csv', 'p16-map.yaml'] as const),
    (known) => {
      expect(each(known, 'status')).toEqual(['inactive', 'inactive', 'inactive', 'inactive'])
      for (const word of ['No longer running', 'Paused until March', 'Ended 2024'])
        expect(known.finish).toContain(word)
    },
  ],
  [
    'an address, areas and email addresses in one cell are taken apart',
    ...(['p17-one-cell.csv', 'p17-map.yaml'] as const),
    (known) => {
      const places = each(known, 'locations').map(
        (locations) => known.read.record(`locations/${(locations as string[])[0]}`)?.['addresses'],
      )
      const at = (address_1: string, city: string) => [{ address_1, city, postal_code: 'BS3 1QG' }]
      expect(places).toMatchObject([
        at('Village Hall, 33-35 High Street', 'Little Wick'),
        at('1 High Street', 'Little Wick'),
        at('1 High Street', 'Bristol'),
        undefined,
      ])
      expect(each(known, 'service_areas')).toEqual([
        ['BS3', 'BS4', 'BS13'],
        ['BS3', 'BS4'],
        ['BS3'],
        ['BS3'],
      ])
      const names = ['alpha', 'bravo', 'charlie', 'delta']
      expect(each(known, 'email')).toEqual(names.map((name) => `info@${name}.example.org`))
      for (const text of ['bookings@alpha', 'office@charlie', 'Flat D1'])
        expect(known.finish).toContain(text)
    },
  ],
  [
    'what is yearly, hourly or every second day is never weekly',
    ...(['p18-feed-freq.json', undefined] as const),
    (known) => {
      expect(each(known, 'hours')).toEqual([
        ...[undefined, undefined, undefined],
        ...[['daily 09:00-11:00'], undefined],
      ])
      const words = each(known, 'schedules').map((all) => JSON.stringify(all))
      expect(words[0]).toMatch(/yearly.*December/i)
      expect(words[4]).toMatch(/every 2/)
      expect(known.finish).toContain('YEARLY')
    },
  ],
  [
    'two in the afternoon is not at night',
    ...(['p20-afternoon-columns.csv', 'p20-map.yaml'] as const),
    (known) => {
      expect(each(known, 'hours')).toEqual([undefined, undefined, undefined, ['Tue 11:00-13:00']])
      expect(known.finish).toContain('days and times stay words')
    },
  ],
  [
    'a day without times opens nothing, and is named',
    ...(['tables/01-blank-day', undefined] as const),
    ({ services, finish }) => {
      expect(services['law-clinic']).toMatchObject({ hours: ['Mon and Tue 09:00-17:00'] })
      for (const day of ['Saturday', 'Sunday']) expect(finish).toContain(day)
    },
  ],
  [
    'two columns of links are two links',
    ...(['tables/02-two-links.csv', 'tables/02-two-links.yaml'] as const),
    ({ services }) =>
      expect(services['chess']).toMatchObject({
        additional_urls: [
          { url: 'https://www.facebook.com/chess' },
          { url: 'https://twitter.com/chess' },
        ],
      }),
  ],
  [
    'two rows of one name are two services, and neither takes the ages of the other',
    ...(['tables/03-same-name.csv', 'tables/03-same-name.yaml'] as const),
    (known) => {
      expect(each(known, 'hours')).toEqual([['Fri 12:00-14:00'], ['Sat 10:00-11:00']])
      expect(each(known, 'maximum_age')).toEqual([undefined, '5'])
    },
  ],
  [
    'days that are more than weekdays stay words',
    ...(['tables/04-days.csv', 'tables/04-days.yaml'] as const),
    (known) => {
      expect(each(known, 'hours')).toEqual([
        ['Mon and Wed and Fri 10:00-11:00'],
        ...[undefined, undefined, undefined],
        ...[['Mon-Fri 10:00-11:00'], undefined],
      ])
      const words = JSON.stringify(each(known, 'schedules'))
      for (const text of ['Monthly', '(monthly)', '(term time only)', '1:00 to 3:00'])
        expect(words).toContain(text)
      expect(known.finish).toContain('Monthly')
    },
  ],
  [
    'three languages with one id are three',
    ...(['tables/05-languages', undefined] as const),
    ({ services }) =>
      expect(services['law-clinic']).toMatchObject({
        languages: [{ name: 'English' }, { name: 'Spanish' }, { name: 'Welsh' }],
      }),
  ],
  [
    'a schedule of two services is in both',
    ...(['tables/06-one-schedule-two-services', undefined] as const),
    (known) => expect(each(known, 'hours')).toEqual([['Mon 09:00-17:00'], ['Mon 09:00-17:00']]),
  ],
  [
    '`ID` and `id` are two columns',
    ...(['tables/07-two-id-columns', undefined] as const),
    ({ services }) => {
      expect(services['chess']).toMatchObject({ organization: 'otters' })
      expect(services['chess']).not.toHaveProperty('draft')
    },
  ],
  [
    'questions and answers are told together, and an empty answer is not',
    ...(['tables/08-v1-meta.json', undefined] as const),
    (known) => {
      const [text] = each(known, 'description') as string[]
      expect(text).toContain('Pick-up service? No')
      expect(text).toContain('Maximum number of children a day? 12')
      expect(text).not.toMatch(/Key:|Value:/)
      expect(text!.match(/\?/g)).toHaveLength(2)
    },
  ],
  [
    'a list of organizations is organizations',
    ...(['tables/09-organizations.json', undefined] as const),
    ({ services, read: { slugs } }) => {
      expect(services).toEqual({})
      expect(slugs('organizations')).toHaveLength(1)
    },
  ],
  [
    'columns with a prefix are the same columns, and ids are kept',
    ...(['tables/10-prefixed', undefined] as const),
    ({ services, read: { files } }) => {
      expect(services['immigration']).toMatchObject({ name: 'Immigration', organization: 'otters' })
      expect(services['immigration']).not.toHaveProperty('draft')
      const [, ids] = Buffer.from(filesIn('tables/10-prefixed')['services.csv']!)
        .toString()
        .split('\n')
      expect(ids).toContain(/^id: (.*)$/m.exec(files.get('services/immigration.yaml')!)![1]!)
    },
  ],
  [
    'telephone numbers of a list arrive whole, or are named',
    ...(['tables/11-phones.csv', 'tables/11-phones.yaml'] as const),
    (known) => {
      expect(each(known, 'phones')).toEqual([
        ...[['01632 960101'], ['01632 960103', '01632 960104']],
        [{ number: '01632 960105', description: '24 hrs' }],
        ...[undefined, ['01632 960112']],
      ])
      expect(known.finish).toContain('4.41633E+11')
    },
  ],
  [
    '“as above”, “ditto” and a quotation mark are the cell above',
    ...(['tables/13-ditto.csv', 'tables/13-ditto.yaml'] as const),
    (known) => {
      expect(each(known, 'organization')).toEqual(['otters', 'otters', 'otters'])
      expect(each(known, 'locations')).toEqual([['hall'], ['hall'], ['hall']])
      expect(known.finish).toContain('ditto')
    },
  ],
  [
    'nothing to pay is free, and pence are money',
    ...(['tables/14-costs.csv', 'tables/14-costs.yaml'] as const),
    (known) =>
      expect(each(known, 'cost_options')).toMatchObject([
        ...['0', '0', '0', '0.5'].map((amount) => [{ amount }]),
        [{ amount: '3', amount_description: 'per session' }],
      ]),
  ],
  [
    'a keyholder and a code are shown nowhere',
    ...(['tables/15-keyholders.csv', 'tables/15-keyholders.yaml'] as const),
    ({ read: { said } }) => expect(said).not.toMatch(/Alex Fisk|4471/),
  ],
  [
    'groups, ticks and totals of a workbook are what a reader sees',
    ...(['tables/17-groups.xlsx', undefined] as const),
    (known) => {
      const { services, finish, read: whole } = known
      expect(Object.keys(services)).toHaveLength(12)
      expect(each(known, 'organization')).not.toContain('as-above')
      expect(services['food-bank']).toMatchObject({ hours: ['Mon, Thu 09:30-11:30'] })
      expect(services['toddler-group']).toMatchObject({ minimum_age: '5', maximum_age: '11' })
      expect(JSON.stringify(services['toddler-group'])).toContain('fortnightly')
      expect(services['pilates-stretch-class']).toMatchObject({
        phones: ['01632 960103', '01632 960104'],
      })
      expect(Object.keys(services).filter((slug) => slug.startsWith('lunch-club'))).toHaveLength(2)
      for (const slug of ['chair-yoga', 'lunch-club'])
        expect(services[slug]).toMatchObject({ cost_options: [{ amount: '0' }] })
      expect(services['friday-diners']).toMatchObject({ organization: 'ferry-trust' })
      expect(JSON.stringify(whole.report.remarks)).toContain('Groups, row 16')
      expect(finish).toContain('as above')
      for (const { field } of whole.report.fields.filter((one) =>
        one.field.startsWith('Keyholders'),
      ))
        expect(finish).not.toContain(field)
    },
  ],
  [
    'merged cells count for each row, and struck and hidden rows and comments are told',
    ...(['tables/18-merged-struck-hidden.xlsx', undefined] as const),
    (known) => {
      const { services, read: whole } = known
      expect(Object.keys(services)).toEqual(['chess', 'go', 'bridge', 'friday-diners'])
      for (const slug of ['go', 'bridge'])
        expect(services[slug]).toMatchObject({ organization: 'otters' })
      expect(services['chess']).toMatchObject({
        minimum_age: '5',
        maximum_age: '11',
        phones: ['01632 960101'],
      })
      expect(JSON.stringify(services['bridge'])).not.toContain('02:00')
      const said = JSON.stringify(whole.report.remarks)
      for (const told of ['Groups, row 5', 'Groups, row 6', 'Closed in August'])
        expect(said).toContain(told)
    },
  ],
]

describe.skipIf(!data)('of the small inputs', () => {
  it.each(CASES)('%s', async (_, input, map, right) => {
    const whole = await read(input, map)
    const services = Object.fromEntries(
      whole.slugs('services').map((slug) => [slug, whole.record(`services/${slug}`)!]),
    )
    right({ read: whole, services, finish: JSON.stringify(whole.report.finish) })
  })

  it('a quotation mark that is never closed is a message with its line', async () => {
    await expect(read('tables/12-lone-quote.csv', 'tables/12-lone-quote.yaml')).rejects.toThrow(
      /Row 3/,
    )
  })

  it('the month of a date comes first in the United States', async () => {
    const before = new Map([[DIRECTORY.file, `${DIRECTORY.text}countries: [US]\n`]])
    const { record } = await read('tables/16-us-dates.csv', 'tables/16-us-dates.yaml', before)
    expect(record('services/chess')).toMatchObject({ assured_date: '2024-03-04' })
    expect(record('services/go')).toMatchObject({ assured_date: '2024-04-13' })
  })

  it('a workbook that was sorted without its ids is refused, and no record is overwritten', async () => {
    const folder = path('p09-workbook-sorted/content')
    const files = new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
    )
    expect(files.size).toBeGreaterThan(2)
    const bytes = readFileSync(path('p09-workbook-sorted/w-sorted.xlsx'))
    await expect(importInto(files, bytes)).rejects.toThrow('has the id of')
  })
})

describe.skipIf(!data)('of two versions of a source', () => {
  let first: Read
  beforeAll(async () => {
    first = await read('tables/19-three-way/before.json')
  })

  it('a contact that we added and a number that they changed are both there, and stay', async () => {
    const before = new Map(first.files)
    const text = before.get('services/walking-group.yaml')!
    before.set(
      'services/walking-group.yaml',
      text.includes('contacts:')
        ? text.replace(/contacts:\n/, 'contacts:\n  - name: Sam Reed\n')
        : `${text}contacts:\n  - name: Sam Reed\n`,
    )
    const again = await read('tables/19-three-way/after.json', undefined, before)
    expect(again.files.get('services/walking-group.yaml')).toContain('Sam Reed')
    expect(again.files.get('services/walking-group.yaml')).toContain('01632 960199')
    const third = await read('tables/19-three-way/after.json', undefined, again.files)
    expect(third.files).toEqual(again.files)
  })
})

it.skipIf(!data)(
  'of two sources, those that are perhaps the same are listed, and no other',
  async () => {
    const { files } = await read('tables/20-two-sources/a')
    const { report } = await readTables(
      filesIn('tables/20-two-sources/b.csv'),
      mappingIn('tables/20-two-sources/b.yaml'),
      { name: 'second', before: files },
    )
    const pairs = JSON.stringify(report.duplicates)
    for (const name of ['Debt advice', 'Lunch club'])
      expect(pairs).toContain(name.toLowerCase().replace(' ', '-'))
    expect(pairs).not.toMatch(/north/i)
  },
)
