import { isZip, starts } from './source-files.ts'
import { readZip } from '../workbook/zip.ts'

/** What a file is that holds no table for us, and what its owner can do; undefined for any other. Its content decides. */
export async function foreignFile(bytes: Uint8Array): Promise<string | undefined> {
  if (isZip(bytes)) {
    const marks = await readZip(bytes, (path) => ZIPPED.has(path))
    return marks.map(({ path }) => ZIPPED.get(path)).find((advice) => advice !== undefined)
  }
  const known = BY_START.find(([start]) => starts(bytes, ...start))
  if (known) return known[1]
  const text = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const start = withoutProlog(text)
  if (PAGE_START.test(start)) return PAGE
  return BY_TEXT.find(([mark]) => mark.test(start))?.[1]
}

const PAGE_START = /^<(?:!doctype html|html|head|body)\b/i

/** The text of a page, as Latin-1, after a mark of UTF-8, a declaration and comments. */
function withoutProlog(text: string): string {
  let rest = text.replace(/^(?:ï»¿)?\s*(?:<\?xml[^>]*>)?/i, '').trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    if (end < 0) return ''
    rest = rest.slice(end + 3).trimStart()
  }
  return rest
}

const SHEET = 'Save it as .xlsx, and import that.'
const PAGE =
  'It is a web page, perhaps one to sign in. Share a Google sheet with “Anyone with the link”; of anything else give the address of the file or of the feed.'

/** By the first bytes. */
const BY_START: readonly (readonly [start: readonly number[], advice: string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], `It is a file of an old Excel or Word, or has a password. ${SHEET}`],
  [
    [0x25, 0x50, 0x44, 0x46],
    'It is a PDF, which has no columns. Ask for the sheet that it was made of.',
  ],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], `It is a text document. Copy its table into a sheet. ${SHEET}`],
]

/** By the first words. */
const BY_TEXT: readonly (readonly [start: RegExp, advice: string])[] = [
  [
    /^<(?:rss|feed|rdf:RDF)\b/i,
    'It is a news feed, which has no services. Ask for a sheet or a page of the API.',
  ],
  [/^<[a-z][\w:.-]*[\s/>]/i, 'It is XML, which is not read. Ask for a sheet or for JSON.'],
  [
    /^BEGIN:VCALENDAR/i,
    'It is a calendar, which has no services. Ask for the sheet that it was made of.',
  ],
  [/^BEGIN:VCARD/i, 'It is an address book. Export it as CSV, and import that.'],
]

/** By a file inside an archive. */
const ZIPPED: ReadonlyMap<string, string> = new Map([
  ['content.xml', `It is a file of LibreOffice. ${SHEET}`],
  ['word/document.xml', `It is a document of Word. Copy its table into a sheet. ${SHEET}`],
  ['xl/workbook.bin', `It is a binary workbook of Excel. ${SHEET}`],
  ['Index/Document.iwa', `It is a sheet of Numbers. Export it as .xlsx, and import that.`],
])
