import { createServer } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { UserError } from '../../src/io/command/errors.ts'
import { cleanText } from '../../src/text/clean-text.ts'
import { toPlainText } from '../../src/text/html-text.ts'
import { parseJson } from '../../src/import/read/json.ts'
import { Cell } from '../../src/import/model/cell.ts'
import { createFetcher } from '../../src/io/http/fetcher.ts'
import { foreignFile } from '../../src/io/files/foreign-file.ts'
import { openSource } from '../../src/import/open/open-source.ts'
import { unpack } from '../../src/import/open/open-path.ts'
import { readCsv } from '../../src/import/read/csv.ts'
import { toTable } from '../../src/import/read/table.ts'
import { readSheets } from '../../src/import/read/workbook.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { writeZip } from './write-zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const packed = (text: string, layers: number) => {
  let bytes: Uint8Array = bytesOf(text)
  for (let i = 0; i < layers; i++) bytes = gzipSync(bytes)
  return { path: 'groups.csv.gz', bytes }
}

/** A workbook of sheets with these rows, whose XML has no texts of its own. */
const workbookOf = (...sheets: readonly string[]) => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const each = (write: (sheet: string, n: number) => string) =>
    sheets.map((sheet, i) => write(sheet, i + 1)).join('')
  return writeZip({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets>${each((_, n) => `<sheet name="S${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${rel}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((rows, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  })
}

const text = 't="inlineStr"><is><t>Name</t></is></c></row>'
const rowAt = (cell: string) => `<row r="${cell.replace(/^[A-Z]+/, '')}"><c r="${cell}" ${text}`

describe('a small file that would become large', () => {
  it('is refused when a cell stands far away from the others', async () => {
    await expect(readSheets(workbookOf(rowAt('XFD1048576')))).rejects.toThrow('far away')
    await expect(readSheets(workbookOf(rowAt('C7')))).resolves.toEqual([])
  })

  it.each([
    ['in apostrophes', [`<row r='9'><c r='XFD1048576' ${text}`]],
    ['with a reference', [`<row r="9"><c r="XFD&#49;048576" ${text}`]],
    ['behind another attribute', [`<row r="9"><c cm=">" r="XFD1048576" ${text}`]],
    ['by the number of its row', [`<row r="1e9"><c r="C2" ${text}`]],
    ['in one of several sheets', Array<string>(11).fill(rowAt('A1000000'))],
  ])('is refused when a cell stands far away, written %s', async (_, sheets) => {
    await expect(readSheets(workbookOf(...sheets))).rejects.toThrow('far away')
  })

  it('is refused when a text stands in many cells', () => {
    const long = 'x'.repeat(1_000_000)
    const rows = (count: number) => [['Name', 'Notes'], ...Array(count).fill(['Chess', long])]
    expect(() => toTable('groups', rows(300))).toThrow('too large')
    expect(toTable('groups', rows(3))?.rows).toHaveLength(3)
  })

  it('is refused when it is JSON of brackets', () => {
    expect(() => parseJson(`[${'[],'.repeat(5_000_001)}1]`)).toThrow('too many values')
    expect(parseJson('[[],[],1]')).toEqual([[], [], 1])
  })

  it('is refused when its files have too many cells together', async () => {
    const bytes = bytesOf(`Name${',b'.repeat(9999)}\n${'a\n'.repeat(110)}`)
    const files = Array.from({ length: 10 }, (_, i) => ({ path: `${i}.csv`, bytes }))
    await expect(readFiles(files, { name: 'groups' })).rejects.toThrow('too large')
  })

  it('is refused when it is packed into itself', async () => {
    await expect(unpack(packed('Name\nChess\n', 50))).rejects.toThrow('packed more than 3 times')
    const [file] = await unpack(packed('Name\nChess\n', 3))
    expect(Buffer.from(file!.bytes).toString()).toBe('Name\nChess\n')
  })

  it('is refused when one cell has more than a million characters', () => {
    const long = 'x'.repeat(1_000_001)
    expect(() => readCsv('groups', `Name\n${long}\n`)).toThrow(
      'Row 2 has a cell of more than a million',
    )
    expect(() => new Cell('name', 'row 2', long)).toThrow(UserError)
    expect(new Cell('name', 'row 2', long.slice(1)).text).toHaveLength(1_000_000)
  })
})

describe('what a library throws', () => {
  it('says which row opens a quotation mark that is never closed, and in which file', async () => {
    const path = 'lists/groups.csv'
    const bytes = bytesOf('Name,Organisation\nChess,Otters\n"Choir,Otters\nBridge,Otters\n')
    const read = readFiles([{ path, bytes }], { name: 'groups' })
    await expect(read).rejects.toThrow('`lists/groups.csv`: Row 3 opens a quotation mark')
    await expect(read).rejects.toThrow(UserError)
  })

  it('is a sentence when a value nests deeper than the program can follow', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'osd-test-'))
    const path = join(folder, 'feed.json')
    const nested = (depth: number) =>
      `[{"id":"1","name":"Chess","locations":${'[{"locations":'.repeat(depth)}[]${'}]'.repeat(depth)}}]`
    const open = () => openSource(path, { name: 'feed', allowsPrivate: false })
    writeFileSync(path, nested(20_000))
    await expect(open()).rejects.toThrow(`\`${path}\` is too large, or nested too deep`)
    await expect(open()).rejects.toThrow(UserError)
    writeFileSync(path, nested(2))
    await expect(open()).resolves.toMatchObject({ kind: 'Open Referral UK 3 services' })
    rmSync(folder, { recursive: true })
  })

  it('is not the end of a text whose tags are nested thousands of times', () => {
    const deep = `${'<div>'.repeat(2000)}We meet.${'</div>'.repeat(2000)}<p>Come &amp; play.</p>`
    expect(toPlainText(deep)).toBe('We meet.\n\nCome & play.')
    expect(toPlainText('<div><p>We meet.</p><p>Come.</p></div>')).toBe('We meet.\n\nCome.')
  })
})

describe('a long text of a cell', () => {
  it.each([
    ' ',
    '<li>',
    '<ul><li>',
    '<b x="<">',
    '</td>',
    '&amp;',
    '\\',
    '\n ',
    'Ã',
    '<!--',
    '<a href="',
  ])('is cleaned in time, of %j', (word) => {
    expect(cleanText(`Chess ${word.repeat(20_000)}.`).text).toMatch(/^Chess/)
  })
})

describe('the beginning of a page', () => {
  it.each([
    ['comments', `${'<!---->'.repeat(100)}<html>`, true],
    ['a comment that is never closed', `${'<!---->'.repeat(40)}<!-- <html>`, false],
    ['comments before a table', `${'<!---->'.repeat(40)}Name,Organisation\n`, false],
  ])('is found behind %s', async (_, text, isPage) => {
    expect((await foreignFile(bytesOf(text))) !== undefined).toBe(isPage)
  })
})

describe('a server that never answers', () => {
  it('is asked once', async () => {
    const server = createServer(() => {})
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const url = new URL(`http://127.0.0.1:${port}/services`)
    const wait = vi.fn(() => Promise.resolve())
    const fetch = createFetcher(url, { mayConnect: () => true, timeLimit: 200, wait })
    await expect(fetch(url)).rejects.toThrow('cannot be reached (ETIMEDOUT)')
    expect(wait).not.toHaveBeenCalled()
    server.closeAllConnections()
    server.close()
  })
})
