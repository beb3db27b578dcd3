import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { OpenedFile } from '../../src/import/open/source-files.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { decodeText } from '../../src/import/read/decode.ts'
import { sharedPath } from '../shared.ts'
import { importRead, problemsIn } from './run-import.ts'

const samples = sharedPath('data/import', 'The import of samples')
const filesIn = (folder: string) =>
  readdirSync(join(samples!, folder)).map((name) => join(samples!, folder, name))
const SOURCES: readonly (readonly [string, readonly string[]])[] = samples
  ? [
      ['HSDS 1.1', filesIn('hsds-1.1').filter((file) => file.endsWith('.csv'))],
      ['HSDS-UK 3.0', filesIn('hsds-uk-3.0').filter((file) => file.endsWith('.csv'))],
      ['council assets', filesIn('sheets').filter((file) => file.includes('council'))],
      ...filesIn('sheets')
        .filter((file) => file.endsWith('.csv') && !file.includes('council'))
        .map((file) => [basename(file), [file]] as const),
      ...filesIn('v1')
        .filter((file) => /(?:detail|page|include)\.json$/.test(file) && !file.includes('beyond'))
        .map((file) => [basename(file), [file]] as const),
    ]
  : []

describe.skipIf(!samples)('the samples', () => {
  it.each(SOURCES)(
    '%s is imported, checks clean, and every filled value is accounted for',
    async (_, paths) => {
      const files: OpenedFile[] = paths.map((path) => ({
        path: basename(path),
        bytes: readFileSync(path),
      }))
      const imported = importRead(await readFiles(files, { name: 'sample' }))
      const { report } = imported
      expect(
        problemsIn(imported.files).filter(
          ({ severity, code }) => severity === 'error' || code !== 'odd-postcode',
        ),
      ).toEqual([])
      expect(report.drafts.length).toBeLessThanOrEqual((report.records.service ?? 0) * 0.02)
      const filled = report.fields.reduce((sum, field) => sum + field.filled, 0)
      expect(filled).toBe(files.reduce((sum, file) => sum + countFilled(file), 0))
      for (const field of report.fields)
        expect([
          field.field,
          [field.kept, ...Object.values(field.changed), ...Object.values(field.dropped)].reduce(
            (a, b) => a + b,
          ),
        ]).toEqual([field.field, field.filled])
      // A value that is kept as it is stands in a record.
      const text = [...imported.files.values()].join('\n')
      for (const [field, value] of keptValues(files, report.fields))
        expect([field, text.includes(value)]).toEqual([field, true])
      const again = importRead(await readFiles(files, { name: 'sample' }), {
        before: imported.files,
      })
      expect(again.changed).toEqual([])
    },
  )
})

/** Counts the filled values of a file without the importer. */
function countFilled({ bytes }: OpenedFile): number {
  const { text } = decodeText(bytes)
  if (/^\s*[[{]/.test(text)) {
    const json = JSON.parse(text) as { content?: unknown }
    return leaves(json.content ?? json)
  }
  const [, ...rows] = parse(text.replace(/\r+\n/g, '\n'), {
    relax_column_count: true,
    relax_quotes: true,
  }) as string[][]
  return rows.flat().filter((cell) => cell.trim() !== '').length
}

const leaves = (json: unknown): number =>
  typeof json === 'object' && json !== null
    ? Object.values(json).reduce((sum: number, value) => sum + leaves(value), 0)
    : json === null || String(json).trim() === ''
      ? 0
      : 1

/** Values of fields in which everything is kept, and that are no keys of other rows. */
function* keptValues(
  files: readonly OpenedFile[],
  fields: readonly { field: string; filled: number; kept: number }[],
): Generator<[string, string]> {
  for (const { path, bytes } of files) {
    if (!path.endsWith('.csv')) continue
    const [headers = [], ...rows] = parse(decodeText(bytes).text.replace(/\r+\n/g, '\n'), {
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
    }) as string[][]
    for (const [i, header] of headers.entries()) {
      const name = `${basename(path, '.csv')}.${header}`
      const field = fields.find((one) => one.field === name)
      if (
        !field ||
        field.kept !== field.filled ||
        /(?:_id|taxonomy|asset ID)$|^import_id_reference|parent_organisation/.test(header)
      )
        continue
      for (const row of rows)
        if (row[i]?.trim() && !/\s{2}|\n|.{100}/.test(row[i]!)) yield [name, row[i]!.trim()]
    }
  }
}
