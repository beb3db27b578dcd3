import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/command/errors.ts'
import { toPlainText } from '../../src/import/clean/html.ts'
import { Cell } from '../../src/import/model/cell.ts'
import { createFetcher } from '../../src/import/open/fetcher.ts'
import { foreignFile } from '../../src/import/open/foreign-file.ts'
import { unpack } from '../../src/import/open/open-path.ts'
import { readCsv } from '../../src/import/read/csv.ts'
import { readSheets } from '../../src/import/read/workbook.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { writeZip } from './write-zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const packed = (text: string, layers: number) => {
  let bytes: Uint8Array = bytesOf(text)
  for (let i = 0; i < layers; i++) bytes = gzipSync(bytes)
  return { path: 'groups.csv.gz', bytes }
}

/** A workbook with one sheet, whose only value stands in a cell. */
const workbookWith = (cell: string) => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const row = cell.replace(/^[A-Z]+/, '')
  return writeZip({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${cell}" t="inlineStr"><is><t>Name</t></is></c></row></sheetData></worksheet>`,
  })
}

describe('a small file that would become large', () => {
  it('is refused when a cell stands far away from the others', async () => {
    await expect(readSheets(workbookWith('XFD1048576'))).rejects.toThrow('at XFD1048576. Delete')
    await expect(readSheets(workbookWith('C7'))).resolves.toEqual([])
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

  it('is not the end of a text whose tags are nested thousands of times', () => {
    const deep = `${'<div>'.repeat(20_000)}We meet.${'</div>'.repeat(20_000)}<p>Come &amp; play.</p>`
    expect(toPlainText(deep)).toBe('We meet.\n\nCome & play.')
    expect(toPlainText('<div><p>We meet.</p><p>Come.</p></div>')).toBe('We meet.\n\nCome.')
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
  it('is asked once', { timeout: 20_000 }, async () => {
    let asked = 0
    const server = createServer(() => void asked++)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const url = new URL(`http://127.0.0.1:${port}/services`)
    const fetch = createFetcher(url, { mayConnect: () => true, timeLimit: 200 })
    await expect(fetch(url)).rejects.toThrow('cannot be reached (ETIMEDOUT)')
    expect(asked).toBe(1)
    server.closeAllConnections()
    server.close()
  })
})
