import { describe, expect, it } from 'vitest'
import { createRemarks } from '../../src/import/model/findings.ts'
import { readSheets, readShownSheets } from '../../src/import/read/workbook.ts'
import { writeZip } from './write-zip.ts'

/** Workbooks as Google Sheets exports them: shared strings with runs, styled empty cells, no dimension, formulas of its own. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

interface SheetXml {
  readonly name: string
  readonly state?: string
  readonly cells: readonly (readonly string[])[]
  readonly dimension?: string
  readonly links?: Readonly<Record<string, string>>
}

/** Cells are XML without their address: `t="s"><v>0</v>`. Formats are those of styles 1, 2, and so on. */
function workbookOf(
  sheets: readonly SheetXml[],
  { strings = [], formats = [] }: { strings?: readonly string[]; formats?: readonly string[] } = {},
): Uint8Array {
  const column = (i: number) => String.fromCharCode(65 + i)
  const rowXml = (cells: readonly string[], r: number) =>
    `<row r="${r + 1}">${cells.map((cell, c) => (cell === '' ? '' : `<c r="${column(c)}${r + 1}" ${cell}</c>`)).join('')}</row>`
  const sheetXml = ({ cells, dimension, links = {} }: SheetXml) =>
    `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${REL}">${dimension ? `<dimension ref="${dimension}"/>` : ''}<sheetData>${cells.map(rowXml).join('')}</sheetData>${
      Object.keys(links).length > 0
        ? `<hyperlinks>${Object.keys(links)
            .map((at, i) => `<hyperlink r:id="rId${i + 1}" ref="${at}"/>`)
            .join('')}</hyperlinks>`
        : ''
    }</worksheet>`
  const rels = (links: readonly (readonly [type: string, target: string])[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${links.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${REL}/${type}" Target="${target}"${type === 'hyperlink' ? ' TargetMode="External"' : ''}/>`).join('')}</Relationships>`
  return writeZip({
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><workbookPr/><sheets>${sheets.map(({ name, state }, i) => `<sheet ${state ? `state="${state}" ` : ''}name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels([
      ...sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${formats.map((_, i) => `<xf numFmtId="${164 + i}" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.flatMap((sheet, i) => [
        [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)],
        ...(sheet.links
          ? [
              [
                `xl/worksheets/_rels/sheet${i + 1}.xml.rels`,
                rels(Object.values(sheet.links).map((target) => ['hyperlink', target] as const)),
              ],
            ]
          : []),
      ]),
    ),
  })
}

const text = (i: number) => `t="s" s="0"><v>${i}</v>`
const inline = (words: string) => `t="inlineStr"><is><t>${words}</t></is>`

describe('a cell of a workbook', () => {
  it.each([
    ['a shared text', text(0), { strings: ['<t>Chess club</t>'] }, 'Chess club'],
    [
      'a text in two weights',
      text(0),
      { strings: ['<r><t>Chess </t></r><r><rPr><b/></rPr><t xml:space="preserve">club</t></r>'] },
      'Chess club',
    ],
    [
      'a text with marks of XML',
      inline('Tea &amp; cake &lt;3 caf&#233;'),
      {},
      'Tea & cake <3 café',
    ],
    ['a ticked box', 't="b" s="0"><v>1</v>', {}, 'true'],
    ['a box that is not ticked', 't="b" s="0"><v>0</v>', {}, 'false'],
    ['a date in a format of its own', 's="1"><v>46350</v>', { formats: ['d.m'] }, '2026-11-24'],
    [
      'a date with its weekday',
      's="1"><v>46350.0</v>',
      { formats: ['dddd, d mmmm'] },
      '2026-11-24',
    ],
    ['a British date', 's="1"><v>46350</v>', { formats: ['[$-809]d mmmm yyyy'] }, '2026-11-24'],
    [
      'a date and time',
      's="1"><v>46350.75</v>',
      { formats: ['dd/mm/yyyy hh:mm'] },
      '2026-11-24T18:00:00',
    ],
    ['a time', 's="1"><v>0.75</v>', { formats: ['h:mm'] }, '18:00'],
    [
      'a time as a rounded fraction',
      's="1"><v>0.770833333</v>',
      { formats: ['h:mm am/pm'] },
      '18:30',
    ],
    ['a length of time', 's="1"><v>0.0625</v>', { formats: ['[h]:mm:ss'] }, '01:30'],
    ['a price', 's="1"><v>5.5</v>', { formats: ['&quot;£&quot;#,##0.00'] }, '5.5'],
    [
      'a number with a word in its format',
      's="1"><v>7</v>',
      { formats: ['0 &quot;mornings&quot;'] },
      '7',
    ],
    [
      'a formula that gave a text',
      't="str" s="0"><f>CONCATENATE(A1,B1)</f><v>Chess</v>',
      {},
      'Chess',
    ],
    [
      'a formula that only Google knows',
      't="str" s="0"><f>IFERROR(__xludf.DUMMYFUNCTION("IMPORTRANGE(A1)"),"Hall")</f><v>Hall</v>',
      {},
      'Hall',
    ],
    ['a formula that gave a number', 's="0"><f>1+1</f><v>2</v>', {}, '2'],
    ['a formula that gave nothing', 't="str" s="0"><f>B1</f><v></v>', {}, ''],
  ] as const)('with %s', async (_, cell, parts, expected) => {
    const cells = [
      [inline('Name'), inline('Value')],
      [inline('Chess'), cell],
    ]
    const [table] = await readSheets(workbookOf([{ name: 'Groups', cells }], parts))
    expect(table?.rows[0]?.cells).toEqual(['Chess', expected])
  })
})

describe('a workbook of somebody else', () => {
  const heads = [inline('ID'), inline('Name'), inline('Website')]
  const row = (...words: readonly string[]) => words.map(inline)
  const read = async (sheets: readonly SheetXml[]) => {
    const remarks = createRemarks()
    const tables = await readShownSheets(workbookOf(sheets, { formats: ['@'] }), remarks)
    return { tables, told: remarks.list() }
  }

  it.each([undefined, 'A1', 'A1:Z1000'])(
    'has its filled rows, whatever it says of its size: %s',
    async (dimension) => {
      const blank = Array.from({ length: 40 }, () => ['s="1">', 's="1">', 's="1">'])
      const cells = [heads, row('1', 'Chess', ''), ...blank, row('2', 'Choir', '')]
      const { tables, told } = await read([
        { name: 'Groups', cells, ...(dimension && { dimension }) },
      ])
      expect(tables[0]!.rows).toMatchObject([
        { number: 2, cells: ['1', 'Chess', ''] },
        { number: 43, cells: ['2', 'Choir', ''] },
      ])
      expect(told).toEqual([])
    },
  )

  it.each(['hidden', 'veryHidden'])(
    'keeps to itself what it hides (%s), and says so',
    async (state) => {
      const cells = [heads, row('1', 'Chess', '')]
      const { tables, told } = await read([
        { name: 'Office', state, cells },
        { name: 'Groups', state: 'visible', cells },
      ])
      expect(tables.map(({ name }) => name)).toEqual(['Groups'])
      expect(told).toEqual([
        {
          remark: 'a hidden sheet was not read; show it if it belongs to the directory',
          count: 1,
          examples: ['Office'],
        },
      ])
    },
  )

  it('says which cells link to an address that they do not say', async () => {
    const cells = [
      heads,
      row('1', 'Chess', 'Our site'),
      row('2', 'Choir', 'choir.example.org'),
      row('3', 'Swim', 'pool@example.org'),
    ]
    const links = {
      C2: 'https://chess.example.org/?a=1&amp;b=2',
      C3: 'https://choir.example.org/',
      C4: 'mailto:pool@example.org?subject=Swim',
    }
    const { told } = await read([{ name: 'Groups', cells, links }])
    expect(told.map(({ examples }) => examples)).toEqual([['Groups, C2']])
  })

  it('says which formulas have no result', async () => {
    const cells = [
      heads,
      [inline('1'), inline('Chess'), 't="e" s="0"><f>VLOOKUP(A1,B:C,2)</f><v>#N/A</v>'],
      [inline('2'), inline('Choir'), 's="0"><f>B1</f>'],
      [inline('3'), inline('Swim'), 't="str" s="0"><f>B1</f><v>pool.example.org</v>'],
    ]
    const { tables, told } = await read([{ name: 'Groups', cells }])
    expect(tables[0]!.rows.map((one) => one.cells[2] ?? '')).toEqual(['', '', 'pool.example.org'])
    expect(told.map(({ examples }) => examples)).toEqual([['Groups, C2', 'Groups, C3']])
  })

  it('that is damaged is refused, with what to do', async () => {
    const cells = [heads, [inline('1'), 't="s" s="0"><v>7</v>']]
    await expect(read([{ name: 'Groups', cells }])).rejects.toThrow('save it again as .xlsx')
  })
})
