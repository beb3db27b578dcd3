import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unpack } from '../../src/import/open/open-path.ts'
import { importFiles } from './run-import.ts'
import { UserError } from '../../src/io/command/errors.ts'
import { writeZip } from './write-zip.ts'

const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'groups.xls': OLE,
  'groups.doc': OLE,
  'groups.pdf': '%PDF-1.7\n%âãÏÓ\n',
  'groups.rtf': String.raw`{\rtf1\ansi Chess}`,
  'groups.ods': writeZip({ mimetype: 'application/vnd.oasis', 'content.xml': '<office/>' }),
  'groups.docx': writeZip({ 'word/document.xml': '<w:document/>' }),
  'groups.xlsb': writeZip({ 'xl/workbook.bin': 'x' }),
  'groups.numbers': writeZip({ 'Index/Document.iwa': 'x' }),
  'export.csv': '\uFEFF\n<!DOCTYPE html><html lang="en"><title>Sign in</title></html>',
}
/** An archive whose file does not start as compressed data can. */
function altered(archive: Uint8Array, name: string): Uint8Array {
  const copy = Buffer.from(archive)
  copy[copy.indexOf(name) + name.length] = 0xff
  return copy
}

/** An archive, not compressed, with another letter at the start of a word. */
function misspelt(archive: Uint8Array, word: string): Uint8Array {
  const copy = Buffer.from(archive)
  copy[copy.indexOf(word)] = 0x58
  return copy
}

const bytesOf = (content: string | Uint8Array) => Buffer.from(content as string)

describe('a file that is no table', () => {
  it.each([
    ['groups.xls', 'It is a file of an old Excel or Word, or has a password. Save it as .xlsx'],
    ['groups.doc', 'It is a file of an old Excel or Word'],
    ['groups.pdf', 'It is a PDF, which has no columns. Ask for the sheet that it was made of.'],
    ['groups.rtf', 'It is a text document. Copy its table into a sheet. Save it as .xlsx'],
    ['groups.ods', 'It is a file of LibreOffice. Save it as .xlsx, and import that.'],
    ['groups.docx', 'It is a document of Word. Copy its table into a sheet. Save it as .xlsx'],
    ['groups.xlsb', 'It is a binary workbook of Excel. Save it as .xlsx'],
    ['groups.numbers', 'It is a sheet of Numbers. Export it as .xlsx, and import that.'],
    ['export.csv', 'Share a Google sheet with “Anyone with the link”'],
  ])('is refused with what to do: %s', async (path, advice) => {
    const bytes = bytesOf(FILES[path]!)
    await expect(unpack({ path, bytes })).rejects.toThrow(advice)
    // Whatever somebody has called it.
    await expect(unpack({ path: 'data.csv', bytes })).rejects.toThrow(advice)
  })

  it('beside tables is told, and keeps none of them from being read', async () => {
    const { report, files } = await importFiles({
      'services.csv': 'id,name,organization_id\n1,Chess,2\n',
      'organizations.csv': 'id,name\n2,Otters\n',
      'services.json': '[{"id":"3","name":"Choir"}]',
      'groups.xls': FILES['groups.xls']!,
      'leaflet.pdf': FILES['groups.pdf']!,
    })
    expect(files.has('services/chess.yaml')).toBe(true)
    expect(report.remarks.slice(0, 2)).toMatchObject([
      { remark: 'a file was not read', count: 2 },
      { remark: 'a file of JSON beside the tables was not read', examples: ['services.json'] },
    ])
  })

  it.each([
    ['cut short', gzipSync('id,name\n1,Chess\n').subarray(0, 20), '`groups.csv.gz` is damaged'],
    [
      'altered',
      altered(zipSync({ 'services.csv': Buffer.from('id,name\n1,Chess\n') }), 'services.csv'),
      '`services.csv` in this zip archive cannot be read',
    ],
    [
      'altered in transit',
      misspelt(writeZip({ 'services.csv': 'id,name\n1,Chess\n' }), 'Chess'),
      'its checksum is wrong',
    ],
  ])('is an archive that was %s, which the message names', async (_, bytes, message) => {
    const path = 'groups.csv.gz'
    await expect(unpack({ path, bytes })).rejects.toThrow(UserError)
    await expect(unpack({ path, bytes })).rejects.toThrow(message)
  })

  it('is all that an archive or a folder has', async () => {
    const bytes = writeZip({ 'logo.png': 'x' })
    await expect(unpack({ path: 'a.zip', bytes })).rejects.toThrow(
      'There is no table in `a.zip`. Sheets are files of CSV, TSV or XLSX.',
    )
    await expect(importFiles({ 'leaflet.pdf': FILES['groups.pdf']! })).rejects.toThrow(
      'leaflet.pdf',
    )
  })
})
