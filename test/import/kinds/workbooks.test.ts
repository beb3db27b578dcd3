import { describe, expect, it } from 'vitest'
import { UnmappedSheet, readFiles } from '../../../src/import/recognise.ts'
import { readTables } from './services-of.ts'
import { row, workbook } from './write-sheets.ts'

const MAPPING = {
  Name: 'name',
  By: 'organization.name',
  Cost: 'fees_description',
  Tel: 'phones.number',
  Ages: 'ages',
}
const HEADER = row(1, ['Name', 'By', 'Cost', 'Tel', 'Ages'])
const read = (...rows: readonly string[]) =>
  readTables(
    { 'a.xlsx': workbook({ xml: `<sheetData>${HEADER}${rows.join('')}</sheetData>` }) },
    MAPPING,
  )
const remarksOf = ({ report }: Awaited<ReturnType<typeof read>>) => JSON.stringify(report.remarks)

describe('a workbook', () => {
  it('is read as it is shown: money, digits, per cent and what looks like a month', async () => {
    const { record } = await read(
      row(2, ['Go', 'Otters', [3.5, 2], [1632960123, 3], [43405, 5]]),
      row(3, ['Darts', 'Otters', [0.1, 4], '', [7, 0]]),
    )
    expect(record('services/go')).toMatchObject({
      cost_options: [{ amount: '3.5' }],
      phones: ['01632 960123'],
      minimum_age: '11',
      maximum_age: '18',
    })
    expect(record('services/darts')).toMatchObject({ fees_description: '10%' })
  })

  it('leaves out and tells rows that are hidden or struck out', async () => {
    const imported = await read(
      row(2, ['Go', 'Otters']),
      row(3, ['Darts', 'Otters'], { attributes: ' hidden="1"' }),
      row(4, ['Bridge', 'Otters'], { style: 1 }),
      row(5, ['Chess', 'Otters'], { attributes: ' hidden="0"' }),
    )
    expect(imported.slugs('services')).toEqual(['go', 'chess'])
    expect(remarksOf(imported)).toContain('S1, row 3')
    expect(remarksOf(imported)).toContain('S1, row 4')
  })

  it('leaves out and tells a hidden column', async () => {
    const xml = `<cols><col min="3" max="3" hidden="1"/></cols><sheetData>${HEADER}${row(2, ['Go', 'Otters', '£3'])}</sheetData>`
    const imported = await readTables({ 'a.xlsx': workbook({ xml }) }, MAPPING)
    expect(imported.record('services/go')).not.toHaveProperty('fees_description')
    expect(remarksOf(imported)).toContain('S1, column 3')
  })

  it('gives the text of joined cells to each of their rows, and to no other', async () => {
    const rows = [row(2, ['Go', 'Otters']), row(3, ['Darts', '']), row(4, ['Chess', ''])]
    const xml = `<sheetData>${HEADER}${rows.join('')}</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells>`
    const { record } = await readTables({ 'a.xlsx': workbook({ xml }) }, MAPPING)
    expect(record('services/darts')).toMatchObject({ organization: 'otters' })
    expect(record('services/chess')).not.toMatchObject({ organization: 'otters' })
  })

  it('tells comments and rows in a colour of their own', async () => {
    const rows = [2, 3, 4].map((number) =>
      row(number, [`Club ${number}`, 'Otters'], { style: number === 3 ? 6 : 0 }),
    )
    const imported = await readTables(
      {
        'a.xlsx': workbook({
          xml: `<sheetData>${HEADER}${rows.join('')}</sheetData>`,
          comments:
            '<comments><commentList><comment ref="A2"><text><r><t>Shut in August</t></r></text></comment></commentList></comments>',
        }),
      },
      MAPPING,
    )
    expect(remarksOf(imported)).toContain('S1, A2: Shut in August')
    expect(remarksOf(imported)).toContain('S1, row 3')
    expect(remarksOf(imported)).not.toContain('S1, row 2')
  })

  it('has no service in a heading of a group or a total', async () => {
    const { slugs } = await read(
      row(2, ['SPORT']),
      row(3, ['Go', 'Otters', '£3']),
      row(4, ['Total: 1 club', '', [1, 0]]),
      row(5, ['Total Fitness', 'Otters', '£3']),
    )
    expect(slugs('services')).toEqual(['go', 'total-fitness'])
  })

  it('gets a proposal for each sheet that has names, and for no other', async () => {
    const sheets = [
      ['Activity', 'Run by', 'Mon', 'Tue', 'Time'],
      ['Name of club', 'When'],
      ['Alarm code', 'Keyholder'],
    ].map((header, i) => ({
      xml: `<sheetData>${row(1, header)}${row(
        2,
        header.map(() => `x${i}`),
      )}</sheetData>`,
    }))
    const bytes = workbook(...sheets)
    const error = await readFiles([{ path: 'a.xlsx', bytes }], { name: 'a' }).catch(
      (thrown: unknown) => thrown,
    )
    expect((error as UnmappedSheet).mapping).toEqual({
      S1: {
        Activity: 'name',
        'Run by': 'organization.name',
        Mon: { to: 'days', label: 'Mon' },
        Tue: { to: 'days', label: 'Tue' },
        Time: 'hours',
      },
      S2: { 'Name of club': 'name', When: 'hours' },
    })
  })
})

it('times, prices and numbers of a workbook are what their formats show', async () => {
  const cells = (number: number, ...some: readonly [string, ...(readonly [number, number])[]]) =>
    row(number, [some[0], 'Otters', 'Mon', ...some.slice(1)])
  const file = {
    'a.xlsx': workbook({
      xml: `<sheetData>${row(1, ['Name', 'By', 'Day', 'From', 'To', 'Cost', 'Tel', 'Ages'])}${cells(
        ...([
          2,
          'Chess',
          [0.75, 0],
          [0.8333333333, 0],
          [3.456, 2],
          [1632960101, 3],
          [46331, 7],
        ] as const),
      )}${cells(3, ...(['Go', [0.4375, 0], [0.5, 0], [0, 2], [1632960102, 0], [43405, 5]] as const))}</sheetData>`,
    }),
  }
  const { mapping } = (await readTables(file).catch((error: unknown) => error)) as UnmappedSheet
  const { record } = await readTables(file, mapping)
  expect(record('services/chess')).toMatchObject({
    ...{ hours: ['Mon 18:00-20:00'], cost_options: [{ amount: '3.46' }] },
    ...{ phones: ['01632 960101'], minimum_age: '5', maximum_age: '11' },
  })
  expect(record('services/go')).toMatchObject({
    ...{ hours: ['Mon 10:30-12:00'], cost_options: [{ amount: '0' }] },
    ...{ phones: ['01632 960102'], minimum_age: '11', maximum_age: '18' },
  })
})

it('hidden and struck rows below a title are left out, and a hidden column of names is missed', async () => {
  const rows =
    row(1, ['Clubs of 2026']) +
    row(3, ['Name', 'By', 'Codes']) +
    row(4, ['Chess', 'Otters', '4471']) +
    row(5, ['Go', 'Otters', ''], { attributes: ' hidden="1"' }) +
    row(6, ['Tea', 'Otters', ''], { style: 1 })
  const sheet = (column: number) =>
    readTables(
      {
        'a.xlsx': workbook({
          xml: `<cols><col min="${column}" max="${column}" hidden="1"/></cols><sheetData>${rows}</sheetData>`,
        }),
      },
      { Name: 'name', By: 'organization.name' },
    )
  const { slugs, said } = await sheet(3)
  expect(slugs('services')).toEqual(['chess'])
  expect(said).not.toContain('4471')
  for (const told of ['S1, row 5', 'S1, row 6', 'S1, column 3']) expect(said).toContain(told)
  expect((await sheet(1)).slugs('services')).toEqual([])
})

it.each([
  ['Monday', 'Group', '10am-12pm', ['Mon 10am-12pm']],
  ['Tue clubs', 'Group', 'Weds 10-12', undefined],
  ['Mon and Tue', 'Group', '10am-12pm', undefined],
])('a sheet called %s gives its day to its times', async (name, group, time, hours) => {
  const rows = row(1, [group, 'Run by', 'Time']) + row(2, ['Chess', 'Otters', time])
  const file = { 'a.xlsx': workbook({ name, xml: `<sheetData>${rows}</sheetData>` }) }
  const { mapping } = (await readTables(file).catch((error: unknown) => error)) as UnmappedSheet
  expect(mapping).toMatchObject({ Group: 'name', 'Run by': 'organization.name' })
  expect((await readTables(file, mapping)).record('services/chess')?.['hours']).toEqual(hours)
})

describe('ticks below the names of days', () => {
  const mapping = {
    Name: 'name',
    By: 'organization.name',
    Mon: { to: 'days', label: 'Mon' },
    Fri: { to: 'days', label: 'Fri' },
    Time: 'hours',
  }
  const timesOf = async (cells: string) => {
    const { record } = await readTables(
      { 'a.csv': `Name,By,Mon,Fri,Time\nGo,Otters,${cells}\n` },
      mapping,
    )
    const { hours, schedules } = record('services/go')!
    return hours ?? schedules
  }

  it.each([
    ['x,,10am-11am', ['Mon 10am-11am']],
    ['✓,Y,10am-11am', ['Mon, Fri 10am-11am']],
    ['no,yes,2-3pm', ['Fri 2-3pm']],
    ['x,,Mon 2-3pm', ['Mon 2-3pm']],
    ['9am-1pm,2pm-4pm,', ['Mon 09:00-13:00', 'Fri 14:00-16:00']],
    ['9-5,9-5,', ['Mon and Fri 09:00-17:00']],
    ['9am-1pm,closed,', ['Mon 09:00-13:00']],
  ])('%s are %j', async (cells, hours) => expect(await timesOf(cells)).toEqual(hours))

  it.each([
    [',once in a while,10am-11am', 'Fri once in a while 10am-11am'],
    ['x,,ring us', 'Mon ring us'],
    ['x,,Tue 2-3pm', 'Mon Tue 2-3pm'],
    ['by appointment,,', 'Mon by appointment'],
    ['2-4,,', 'Mon 2-4'],
  ])('and other words stay words: %s', async (cells, description) =>
    expect(await timesOf(cells)).toEqual([{ description }]),
  )

  it('say nothing without a time', async () => expect(await timesOf('x,x,')).toBeUndefined())
})

it('a place whose name is a whole address has both', async () => {
  const { record } = await readTables(
    { 'a.csv': 'Name,By,Where\nGo,Otters,"Old Hall, 1 Mill Lane, Little Wick BS3 1QG"\n' },
    { Name: 'name', By: 'organization.name', Where: 'locations.name' },
  )
  const [place] = record('services/go')!.locations as string[]
  expect(record(`locations/${place}`)).toMatchObject({
    name: 'Old Hall',
    addresses: [{ address_1: '1 Mill Lane', city: 'Little Wick', postal_code: 'BS3 1QG' }],
  })
})
