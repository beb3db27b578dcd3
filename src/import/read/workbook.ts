import readWorkbook from 'read-excel-file/node'
import { UserError } from '../../command/errors.ts'
import { readZip } from '../open/zip.ts'
import { type Table, toTable } from './table.ts'

/** The sheets of an XLSX workbook that have a header and rows. */
export async function readSheets(bytes: Uint8Array): Promise<Table[]> {
  await refuseEntities(bytes)
  const sheets = await readWorkbook(Buffer.from(bytes)).catch((error: Error) => {
    throw new UserError(`This workbook cannot be read: ${error.message}`)
  })
  return sheets.flatMap(({ sheet, data }) => {
    const lines = data.map((row) => row.map(textOf))
    const table = toTable(sheet, lines)
    return table && table.rows.length > 0 ? [table] : []
  })
}

/** No workbook of an office program declares entities, which can grow without end or name files. */
async function refuseEntities(bytes: Uint8Array): Promise<void> {
  const parts = await readZip(bytes, (path) => /\.(?:xml|rels)$/i.test(path))
  for (const { bytes: part } of parts)
    if (/<!(?:DOCTYPE|ENTITY)/i.test(Buffer.from(part.subarray(0, 4096)).toString('latin1')))
      throw new UserError(
        'This workbook declares XML entities, which no office program does. It was not read.',
      )
}

/** A cell as text: a date with its day, or with its time where it is one. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date)) return String(value)
  const iso = value.toISOString()
  if (value.getUTCFullYear() < 1901) return iso.slice(11, 16)
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}
