import { describe, expect, it } from 'vitest'
import { UnmappedSheet, readFiles } from '../../../src/import/recognise.ts'
import { writeZip } from '../write-zip.ts'
import { readTables } from './services-of.ts'

interface Sheet {
  /** XML between the tags of the worksheet. */
  readonly xml: string
  readonly comments?: string
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** Styles: 0 plain, 1 struck out, 2 pounds, 3 eleven digits, 4 per cent, 5 the month and the year, 6 red. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="&quot;£&quot;0.00"/><numFmt numFmtId="165" formatCode="00000000000"/></numFmts><fonts><font/><font><strike/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"/></fill></fills><cellXfs><xf/><xf fontId="1"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="17"/><xf fillId="2"/></cellXfs></styleSheet>`

const workbook = (...sheets: readonly Sheet[]): Uint8Array =>
  writeZip({
    '[Content_Types].xml': '<Types/>',
    'xl/styles.xml': STYLES,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets>${sheets.map((_, i) => `<sheet name="S${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(
      sheets.flatMap(({ xml, comments }, i) => [
        [`xl/worksheets/sheet${i + 1}.xml`, `<worksheet xmlns="${MAIN}">${xml}</worksheet>`],
        ...(comments === undefined
          ? []
          : [
              [`xl/comments${i + 1}.xml`, comments],
              [
                `xl/worksheets/_rels/sheet${i + 1}.xml.rels`,
                `<Relationships><Relationship Id="rId1" Type="${REL}/comments" Target="../comments${i + 1}.xml"/></Relationships>`,
              ],
            ]),
      ]) as [string, string][],
    ),
  })

/** A row of texts and numbers; a number has its style behind it. */
const row = (
  number: number,
  cells: readonly (string | readonly [number, number])[],
  { attributes = '', style = 0 } = {},
): string =>
  `<row r="${number}"${attributes}>${cells
    .map((cell, i) => {
      const ref = `${String.fromCharCode(65 + i)}${number}`
      if (cell === '') return `<c r="${ref}"/>`
      return typeof cell === 'string'
        ? `<c r="${ref}" s="${style}" t="inlineStr"><is><t>${cell}</t></is></c>`
        : `<c r="${ref}" s="${cell[1]}"><v>${cell[0]}</v></c>`
    })
    .join('')}</row>`

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
      fees_description: '£3.50',
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
    ['x,,Tue 2-3pm', ['Tue 2-3pm']],
  ])('%s are %j', async (cells, hours) => expect(await timesOf(cells)).toEqual(hours))

  it.each([
    [',once in a while,10am-11am', 'Fri once in a while 10am-11am'],
    ['x,,ring us', 'Mon ring us'],
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
