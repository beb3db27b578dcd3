import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { collectionNames } from '../../src/hsds/collections.ts'
import type { OpenedFile } from '../../src/io/files/source-files.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { decodeText } from '../../src/io/files/decode.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { feedOf } from '../../src/generator/site/feed.ts'
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
        .filter((file) => file.endsWith('.json') && !file.includes('beyond'))
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
      const read = await readFiles(files, { name: 'sample' })
      const imported = importRead(read)
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
      const values = valuesIn(imported.files)
      for (const { field, text, fate } of read.ledger.cells)
        if (fate.is === 'kept' && !KEY.test(field))
          expect([field, text, values.includes(spaced(text))]).toEqual([field, text, true])
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

/** Columns whose value leads from one row to another. */
const KEY = /(?:_id|asset ID|parent_organisation)$/

/** Every value of every published document, and the records that are not published whole: drafts, what they name, and hidden places. */
function valuesIn(files: ReadonlyMap<string, string>): string {
  const records = [...files]
    .filter(([file]) => !file.startsWith('sources/'))
    .map(([file, text]) => ({ file, text }))
  const { lists } = feedOf(checkContent(records).directory!)
  const documents = collectionNames.flatMap((name) => lists[name].map(({ detail }) => detail()))
  const drafts = records.filter(({ text }) => /^draft: true$/m.test(text))
  const unpublished = records.filter(
    ({ file, text }) =>
      /^(?:draft|confidential): true$/m.test(text) ||
      drafts.some((draft) => draft.text.includes(basename(file, '.yaml'))),
  )
  return [
    ...documents.flatMap((document) => [...draftValuesOf(document)]),
    ...unpublished.map(({ text }) => spaced(text)),
  ].join('\n')
}

function* draftValuesOf(value: unknown): Generator<string> {
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* draftValuesOf(one)
  else yield spaced(String(value))
}

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
