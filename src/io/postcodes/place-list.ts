import { type Level, levelOf } from '../../countries/gb/gss.ts'
import { type Input, readText } from './input.ts'
import { createRowScanner } from './rows.ts'

/** The names of areas, by tier and code. */
export type AreaNames = Partial<Record<Level, Record<string, string>>>

const CODE_COLUMN = /^(LAD|LAUA|CTY|RGN|CTRY)\d+CD$/i
const NAME_COLUMN = /^(LAD|LAUA|CTY|RGN|CTRY)\d+NM$/i

/**
 * Reads the lists "names and codes" that come with the ONS directories: code → name. Wards and parishes are left out,
 * because many share their names.
 */
export async function readAreaNames(input: Input): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const file of input.files) {
    if (!/names and codes/i.test(file.path) || !/\.csv$/i.test(file.path)) continue
    readList(await readText(file), names)
  }
  return names
}

function readList(text: string, names: Map<string, string>) {
  let code = -1
  let name = -1
  const scanner = createRowScanner(',', (row) => {
    if (row.number === 1) {
      const header = Array.from({ length: row.length }, (_, column) => clean(row.text(column)))
      code = header.findIndex((column) => CODE_COLUMN.test(column))
      name = header.findIndex((column) => NAME_COLUMN.test(column))
      return
    }
    const key = row.text(code)
    if (code >= 0 && name >= 0 && levelOf(key)) names.set(key, fromUtf8(row.text(name)))
  })
  scanner.push(Buffer.from(text, 'utf8'))
  scanner.end()
}

const clean = (header: string) => header.replace(/^(\ufeff|ï»¿)/, '').replaceAll('"', '')

/** The row scanner decodes every byte as one character. */
const fromUtf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8')
