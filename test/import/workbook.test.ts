import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { composeSheets } from '../../src/generator/dump/sheets.ts'
import { composeWorkbook } from '../../src/generator/dump/workbook.ts'
import { readSheets } from '../../src/import/read/workbook.ts'
import { editedSheets } from '../../src/import/workbook/read-workbook.ts'
import { feedIn, importInto } from './import-into.ts'
import { DIRECTORY } from './run-import.ts'

const CHESS = `# Our first club.
name: Chess
organization: trust
status: active
description: >-
  Chess for everyone,
  on paper and on boards.
url: https://chess.example.org # the new one
phones: [0117 496 0123]
translations:
  cy: { name: Gwyddbwyll } # by Morwenna
`
const FILES = new Map([
  [DIRECTORY.file, DIRECTORY.text],
  ['organizations/trust.yaml', 'name: The Trust\ndescription: Runs clubs.\n'],
  ['services/chess.yaml', CHESS],
  ['services/choir.yaml', CHESS.replace('Chess\n', 'Choir\n')],
])

const exportOf = ({ settings, lists }: ReturnType<typeof feedIn>) =>
  composeWorkbook(composeSheets(lists, settings))

/** A workbook whose sheet of services somebody edited: its rows, each with its cells. */
function edited(bytes: Uint8Array, edit: (rows: string[]) => string[]): Uint8Array {
  const files = unzipSync(bytes)
  const name = 'xl/worksheets/sheet1.xml'
  const xml = Buffer.from(files[name]!).toString()
  const rows = [...xml.matchAll(/<row [^]*?<\/row>/g)].map(([row]) => row)
  const numbered = edit(rows).map((row, i) =>
    row.replace(/(<row r=|<c r="[A-Z]+)"?\d+"/g, (_, start: string) =>
      start.startsWith('<row') ? `<row r="${i + 1}"` : `${start}${i + 1}"`,
    ),
  )
  const after = xml.replace(
    /<sheetData>[^]*<\/sheetData>/,
    `<sheetData>${numbered.join('')}</sheetData>`,
  )
  return zipSync({ ...files, [name]: new TextEncoder().encode(after) })
}

const workbook = exportOf(feedIn(FILES))
/** Services stand by name. */
const CHESS_ROW = 1

describe('a workbook that is imported again', () => {
  it('changes nothing when nothing was edited', async () => {
    expect(await importInto(FILES, workbook)).toMatchObject({ changed: [], notes: [] })
  })

  it('changes the edited fields, and leaves the rest of each record byte for byte', async () => {
    const file = edited(workbook, (rows) =>
      rows.map((row, i) =>
        i === CHESS_ROW
          ? row
              .replace('>active<', '>temporarily closed<')
              .replace('https://chess.example.org', 'https://boards.example.org')
          : row,
      ),
    )
    const result = await importInto(FILES, file)
    expect(result.notes).toEqual([])
    expect(result.changed).toEqual(['services/chess.yaml'])
    expect(result.files.get('services/chess.yaml')).toBe(
      CHESS.replace('status: active', 'status: temporarily closed').replace(
        'https://chess.example.org',
        'https://boards.example.org',
      ),
    )
    expect((await importInto(result.files, file)).changed).toEqual([])
  })

  it('deletes a field whose cell was emptied', async () => {
    const file = edited(workbook, (rows) =>
      rows.map((row, i) =>
        i === CHESS_ROW ? row.replace(/<t [^>]*>https:\/\/chess[^<]*<\/t>/, '<t></t>') : row,
      ),
    )
    const { files } = await importInto(FILES, file)
    expect(files.get('services/chess.yaml')).not.toContain('url:')
  })

  it('makes a new record of a copied row with another name, once', async () => {
    const file = edited(workbook, (rows) => [
      rows[0]!,
      rows[CHESS_ROW]!.replace('>Chess<', '>Chess for beginners<'),
      ...rows.slice(1),
    ])
    const { files, changed, notes } = await importInto(FILES, file)
    expect([changed, notes]).toEqual([['services/chess-for-beginners.yaml'], []])
    expect(files.get('services/chess-for-beginners.yaml')).toMatch(
      /^id: .*\nname: Chess for beginners\norganization: trust\nstatus: active\n/,
    )
    expect((await importInto(files, file)).changed).toEqual([])
  })

  it('does not mind other rows first, or a column that was added', async () => {
    const file = edited(workbook, (rows) =>
      [rows[0]!, ...rows.slice(1).reverse()].map((row, i) =>
        row.replace(
          '</row>',
          `<c r="ZZ1" t="inlineStr"><is><t>${i === 0 ? 'Notes' : 'ring her'}</t></is></c></row>`,
        ),
      ),
    )
    const { changed, notes } = await importInto(FILES, file)
    expect(changed).toEqual([])
    expect(notes).toEqual(['Services: the column “Notes” was added, so it is not read.'])
  })

  it('lists a deleted row, and keeps its record', async () => {
    const file = edited(workbook, (rows) => rows.filter((_, i) => i !== CHESS_ROW))
    const { changed, notes } = await importInto(FILES, file)
    expect(changed).toEqual([])
    expect(notes).toEqual([expect.stringContaining('the row of “Chess” is gone')])
  })

  it('keeps a field that has changed here as well, and says so', async () => {
    const file = edited(workbook, (rows) =>
      rows.map((row) => row.replace('>Chess<', '>Chess on boards<')),
    )
    const ours = new Map(FILES).set('services/chess.yaml', CHESS.replace('Chess\n', 'Draughts\n'))
    const { changed, notes } = await importInto(ours, file)
    expect(changed).toEqual([])
    expect(notes).toEqual(['Services, row 2, Name: it has changed here as well, so it stays.'])
  })

  it('says when a changed record has no file of its own', async () => {
    const file = edited(workbook, (rows) => rows.map((row) => row.replace('>active<', '>defunct<')))
    const without = new Map([...FILES].filter(([name]) => name !== 'services/chess.yaml'))
    const { changed, notes } = await importInto(without, file)
    expect(changed).toEqual(['services/choir.yaml'])
    expect(notes).toEqual(['Services, row 2: “Chess” has no file of its own here, so it stays.'])
  })

  it('does not write a value that the field cannot have', async () => {
    const file = edited(workbook, (rows) =>
      rows.map((row, i) => (i === CHESS_ROW ? row.replace('>active<', '>sleeping<') : row)),
    )
    const { changed, notes } = await importInto(FILES, file)
    expect(changed).toEqual([])
    expect(notes).toEqual([expect.stringContaining('“sleeping” is not written')])
  })
})

describe('the workbook', () => {
  const sheet = Buffer.from(unzipSync(workbook)['xl/worksheets/sheet1.xml']!).toString()

  it('has text only, a frozen header, a hidden id and lists of choices', () => {
    expect(sheet).not.toMatch(/<c (?![^>]*t="inlineStr")/)
    expect(sheet).toContain('<pane xSplit="2" ySplit="1" topLeftCell="C2"')
    expect(sheet).toMatch(/<col min="1" max="1" [^>]*hidden="1"/)
    expect(sheet).toContain('"active,inactive,defunct,temporarily closed"')
  })

  it('keeps any text: markup, formulas, line breaks, blanks', async () => {
    const alert = '=1+1 & <b>"x"</b>\n\n  - @home'
    const files = new Map(FILES).set(
      'services/chess.yaml',
      `${CHESS}alert: ${JSON.stringify(alert)}\n`,
    )
    const [services] = editedSheets(await readSheets(exportOf(feedIn(files))))!
    expect(services!.rows.map(({ cells }) => cells.get('alert'))).toContain(alert)
  })

  it.each(['=1+1', '＝1+1', '＠ropewalk', '- bring a coat', `'=1+1`])(
    'has no cell that a program runs, and is read back as it was: %s',
    async (alert) => {
      const files = new Map(FILES).set(
        'services/chess.yaml',
        `${CHESS}alert: ${JSON.stringify(alert)}\n`,
      )
      const exported = exportOf(feedIn(files))
      const parts = Object.entries(unzipSync(exported)).filter(([name]) => /sheet\d/.test(name))
      const texts = parts.map(([, xml]) => Buffer.from(xml).toString()).join('')
      expect(texts).toContain(`>'${alert}<`)
      expect(texts).not.toContain(`>${alert}<`)
      expect(await importInto(files, exported)).toMatchObject({ files, changed: [], notes: [] })
    },
  )
})

describe('a sheet that was sorted without its column of ids', () => {
  const swapped = (names: readonly string[]) =>
    edited(exportOf(feedIn(FILES)), ([header, ...rows]) => [
      header!,
      ...rows.map((row, i) => row.replace(/>(?:Chess|Choir)</, `>${names[i]}<`)),
    ])

  it('is refused before anything is planned', async () => {
    await expect(importInto(FILES, swapped(['Choir', 'Chess']))).rejects.toThrow('has the id of')
  })

  it('is not one in which a record has a new name', async () => {
    const { files } = await importInto(FILES, swapped(['Chess', 'Singers']))
    expect(files.get('services/choir.yaml')).toContain('name: Singers')
  })
})
