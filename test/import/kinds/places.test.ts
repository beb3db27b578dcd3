import { describe, expect, it } from 'vitest'
import { reportText } from '../../../src/import/report/report-text.ts'
import { DIRECTORY } from '../run-import.ts'
import { type Read, readTables } from './services-of.ts'

const COLUMNS = {
  ...{ Where: 'locations.name', Street: 'locations.address_1', Town: 'locations.city' },
  ...{ County: 'locations.state_province', Code: 'locations.postal_code', Tel: 'phones.number' },
  About: 'description',
  Note: 'locations.description',
}
type Cells = Readonly<Partial<Record<keyof typeof COLUMNS, string>>>

/** Imports one row, with settings of the directory. */
function importRow(cells: Cells, settings = ''): Promise<Read> {
  const headings = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  const row = headings.map((heading) => `"${cells[heading] ?? ''}"`).join()
  return readTables(
    { 'list.csv': `Name,By,${headings.join()}\nChess,Otters,${row}\n` },
    { Name: 'name', By: 'organization.name', ...COLUMNS },
    { before: new Map([[DIRECTORY.file, `${DIRECTORY.text}${settings}`]]) },
  )
}
const placeOf = ({ slugs, record }: Read) => record(`locations/${slugs('locations')[0]}`)!
const toldIn = ({ report }: Read) => JSON.stringify(report.finish)

/** The line of the report about counties. */
const countyIn = ({ report }: Read) =>
  reportText(report)
    .split('\n')
    .filter((line) => line.includes('no county'))
    .map((line) => line.trim())

const HALL = { Where: 'Hall', Street: '1 Mill Lane', Town: 'Little Wick', Code: 'BS3 1QG' }

describe('a county that the source does not say', () => {
  it('is the nation of the postcode, never the town, and told', async () => {
    const read = await importRow(HALL)
    expect(placeOf(read)).toMatchObject({
      addresses: [{ city: 'Little Wick', state_province: 'England', postal_code: 'BS3 1QG' }],
    })
    expect(countyIn(read)).toEqual([
      expect.stringMatching(/^an address .*\(1\): list line 2: England$/),
    ])
  })

  it('is that of directory.yaml, and nothing is told', async () => {
    const read = await importRow(HALL, 'defaults: { address: { state_province: Wickshire } }\n')
    const [address] = placeOf(read)['addresses'] as object[]
    expect(address).not.toHaveProperty('state_province')
    expect(toldIn(read)).toBe('[]')
  })

  it.each(['SY10 7AA', 'RT1 1AA'])(
    'is the whole country where nobody knows the nation of %s',
    async (Code) => {
      const read = await importRow({ ...HALL, Code })
      expect(placeOf(read)).toMatchObject({
        addresses: [{ state_province: 'United Kingdom', postal_code: Code }],
      })
      expect(countyIn(read)).toEqual([expect.stringMatching(/list line 2: United Kingdom$/)])
    },
  )

  it('is said once, with the number of the addresses', async () => {
    const rows = ['A', 'B', 'C'].map(
      (name) => `${name},Otters,Hall ${name},1 Mill Lane,Wick,,BS3 1QG,\n`,
    )
    const read = await readTables(
      { 'list.csv': `Name,By,${Object.keys(COLUMNS).join()}\n${rows.join('')}` },
      { Name: 'name', By: 'organization.name', ...COLUMNS },
    )
    expect(countyIn(read)).toEqual([expect.stringMatching(/^an address has no county.*\(3\)/)])
  })

  it('is not known of an island that is in no nation, so its address stays words', async () => {
    const read = await importRow({ ...HALL, Code: 'IM1 1AA' })
    expect(placeOf(read)).not.toHaveProperty('addresses')
    expect(toldIn(read)).toContain('stays words')
  })

  it('stays where the source says it', async () => {
    const read = await importRow({ ...HALL, County: 'Somerset' })
    expect(placeOf(read)).toMatchObject({ addresses: [{ state_province: 'Somerset' }] })
    expect(toldIn(read)).toBe('[]')
  })
})

describe('a postcode', () => {
  it.each(['BS3', 'BS3 4', 'BS3 4EC', 'BS3 1QGG'])(
    '%s is written as it is, and told',
    async (Code) => {
      const read = await importRow({ ...HALL, Code })
      expect(placeOf(read)).toMatchObject({ addresses: [{ postal_code: Code }] })
      expect(toldIn(read)).toContain('a postcode is not whole')
    },
  )

  it('that is a word is none', async () => {
    const read = await importRow({ ...HALL, Code: 'unsure' })
    expect(placeOf(read)).toMatchObject({
      description: 'Address: 1 Mill Lane, Little Wick, unsure',
    })
    expect(toldIn(read)).toContain('unsure')
  })
})

describe('the name of a place', () => {
  it.each([
    ['Ferry House, 4 Ferry Rd, Saltwick BS3 1QG', {}, ['Ferry House', '4 Ferry Rd', 'Saltwick']],
    ['4 Ferry Rd, Saltwick, Somerset BS3 1QG', {}, ['4 Ferry Rd', '4 Ferry Rd', 'Saltwick']],
    [
      'Ferry House, 4 Ferry Rd, Saltwick',
      { Code: 'BS3 1QG' },
      ['Ferry House', '4 Ferry Rd', 'Saltwick'],
    ],
  ] as const)('is the name alone: %s', async (Where, more, [name, address_1, city]) => {
    const read = await importRow({ Where, ...more })
    expect(placeOf(read)).toMatchObject({
      name,
      addresses: [{ address_1, city, postal_code: 'BS3 1QG' }],
    })
  })

  it.each([
    ['Old Hall, Saltwick', { Code: 'BS3 1QG' }],
    ['Old Hall, Saltwick', {}],
    ['Hall 2, behind the church', HALL],
  ] as const)('stays whole where it has no address: %s', async (Where, more) =>
    expect(placeOf(await importRow({ ...more, Where }))).toMatchObject({ name: Where }),
  )

  it('gives it its name in addresses of the directory, too', async () => {
    const read = await importRow({ Where: 'Ferry House, 4 Ferry Rd, Saltwick BS3 1QG' })
    expect(read.slugs('locations')).toEqual(['ferry-house'])
  })
})

describe('a telephone number', () => {
  it.each(['01632 96012', '0117 496 012', '0117 496 01234', '07700 90012', '0800 12345'])(
    'with a digit too few or too many is not written, and told: %s',
    async (Tel) => {
      const read = await importRow({ Tel })
      expect(read.record('services/chess')).not.toHaveProperty('phones')
      expect(toldIn(read)).toContain(Tel)
    },
  )

  it.each(['01204 62345', '0800 123456', '016977 2345', '0800 1111', '111'])(
    'of another length that the plan has is written: %s',
    async (Tel) =>
      expect(await importRow({ Tel })).toSatisfy(
        (read: Read) =>
          !toldIn(read).includes(Tel) &&
          JSON.stringify(read.record('services/chess')).includes(Tel),
      ),
  )

  it('without an area code is told', async () => {
    const read = await importRow({ Tel: '960123' })
    expect(read.record('services/chess')).toMatchObject({ phones: ['960123'] })
    expect(toldIn(read)).toContain('no area code')
  })

  it('of the United States has ten digits', async () => {
    expect(
      (await importRow({ Tel: '617 555 012' }, 'countries: [US]\n')).record('services/chess'),
    ).not.toHaveProperty('phones')
    expect(
      (await importRow({ Tel: '617 555 0123' }, 'countries: [US]\n')).record('services/chess'),
    ).toMatchObject({ phones: ['617 555 0123'] })
  })
})

describe('a place that the source does not name', () => {
  it.each<[string, Cells]>([
    ['by its name', { ...HALL, Where: 'Confidential' }],
    ['in its address', { Where: 'Refuge', Street: 'Address withheld', Code: 'BS3 1QG' }],
    ['in its town', { ...HALL, Town: '(undisclosed)' }],
    ['because it is a home', { ...HALL, Where: 'Home address of the leader' }],
  ])('because nobody may know it, %s, is nowhere in the directory', async (_, cells) => {
    const read = await importRow(cells)
    expect(read.slugs('locations')).toEqual([])
    expect(read.record('services/chess')).not.toHaveProperty('locations')
    const written = [...read.files.values()].join()
    for (const text of ['Mill Lane', 'Little Wick', 'BS3 1QG', 'Refuge'])
      expect(written).not.toContain(text)
  })

  it.each<[string, Cells, string]>([
    ['Various venues', { Where: 'Various venues' }, 'Where: Various venues'],
    ['Your own home', { Street: 'Your own home' }, 'Where: Your own home'],
  ])('%s becomes words of the service', async (_, cells, words) => {
    const read = await importRow(cells)
    expect(read.slugs('locations')).toEqual([])
    expect(read.record('services/chess')).toMatchObject({ description: words })
  })

  it('because its cells are fillers is no record', async () => {
    const read = await importRow({ Where: 'TBC', Street: 'N/A', Code: '-' })
    expect(read.slugs('locations')).toEqual([])
    expect(read.record('services/chess')).not.toHaveProperty('description')
  })

  it.each(['Confidential Advice Centre', 'Home Farm', 'Secret Garden'])(
    'is none where %s is its name',
    async (name) => {
      expect(placeOf(await importRow({ ...HALL, Where: name }))).toMatchObject({ name })
    },
  )

  it('is none where its description speaks of requests and bookings', async () => {
    const read = await importRow({
      ...HALL,
      Note: 'The venue opens on request; the site is secret no more.',
    })
    expect(placeOf(read)).toMatchObject({ name: 'Hall' })
  })

  it('has its address where only its name says nothing', async () => {
    expect(placeOf(await importRow({ ...HALL, Where: 'Various' }))).toHaveProperty('addresses')
  })
})

describe('an address beside words', () => {
  it('that say that it is confidential makes a draft, and is asked about', async () => {
    const read = await importRow({ ...HALL, About: 'A refuge. Our address is confidential.' })
    expect(read.record('services/chess')).toMatchObject({ draft: 'true' })
    expect(toldIn(read)).toContain('Our address is confidential')
  })

  it('of the place itself makes a draft, too', async () => {
    const read = await importRow({ ...HALL, Note: 'The address is confidential.' })
    expect(read.record('services/chess')).toMatchObject({ draft: 'true' })
  })

  it('about the addresses of visitors makes none', async () => {
    const read = await importRow({ ...HALL, About: 'Your address is confidential.' })
    expect(read.record('services/chess')).not.toHaveProperty('draft')
  })

  it('that is not whole is the name of a place without one', async () => {
    const read = await importRow({ Street: 'Mill Library, Church Street' })
    expect(placeOf(read)).toMatchObject({ name: 'Mill Library, Church Street' })
    expect(placeOf(read)).not.toHaveProperty('description')
    expect(toldIn(read)).toContain('Mill Library')
  })
})
