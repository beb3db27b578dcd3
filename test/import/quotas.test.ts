import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ReadSource, convertSource } from '../../src/import/import.ts'
import { draftValuesOf } from '../../src/import/convert/draft.ts'
import { readSourceState } from '../../src/import/merge/source-file.ts'
import type { Cell } from '../../src/import/model/cell.ts'
import type { OpenedFile } from '../../src/io/files/source-files.ts'
import { UnmappedSheet, readFiles } from '../../src/import/recognise.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import type { RawObject } from '../../src/record/yaml/raw.ts'
import { casesOf, isLong } from '../runs.ts'
import { sharedPath } from '../shared.ts'
import { type Imported, DIRECTORY, importRead } from './run-import.ts'
import { type Written, saysTheSame } from './says-the-same.ts'

const OPTIONS = {
  name: 'sample',
  sources: [DIRECTORY],
  state: readSourceState('sample', new Map()),
  today: '2026-11-23',
  isPublicFeed: false,
  keepPersonal: [],
}

const data = sharedPath('data', 'How much of the samples becomes data')

interface Source {
  readonly name: string
  readonly paths: readonly string[]
  readonly map?: string
}

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(data!, folder))
    .filter((name) => ending.test(name))
    .map((name) => join(data!, folder, name))
const single = (path: string): Source => ({ name: basename(path), paths: [path] })

const SOURCES: readonly Source[] = data
  ? [
      { name: 'HSDS 1.1', paths: filesIn('import/hsds-1.1', /\.csv$/) },
      { name: 'HSDS-UK 3.0', paths: filesIn('import/hsds-uk-3.0', /\.csv$/) },
      { name: 'council assets', paths: filesIn('import/sheets', /^council.*\.csv$/) },
      ...filesIn('import/sheets', /^(?!council).*\.csv$/).map(single),
      ...filesIn('import/v1', /^(?!.*beyond).*\.json$/).map(single),
      ...filesIn('cases', /^p.*\.(?:csv|xlsx)$/).map((path) => ({
        ...single(path),
        map: path.replace(/(p\d\d)-[^/]*$/, '$1-map.yaml'),
      })),
      // The last line of one is refused whole: an opened quotation mark is never closed.
      ...filesIn('cases/tables', /^(?!12).*\.csv$/).map((path) => ({
        ...single(path),
        map: path.replace(/\.csv$/, '.yaml'),
      })),
      ...filesIn('cases/tables', /\.(?:xlsx|json)$/).map(single),
      ...filesIn('cases', /^p.*\.json$/).map(single),
      ...[
        '01-blank-day',
        '05-languages',
        '06-one-schedule-two-services',
        '07-two-id-columns',
        '10-prefixed',
        '20-two-sources/a',
      ].map((folder) => ({ name: folder, paths: filesIn(`cases/tables/${folder}`, /\.csv$/) })),
      { name: 'p03-pair-lists', paths: filesIn('cases/p03-pair-lists', /\.csv$/) },
    ]
  : []

function mappingIn(path: string | undefined): RawObject | undefined {
  try {
    const value = path && (parseYaml(path, readFileSync(path, 'utf8')).value as RawObject)
    return value ? ((value.mapping as RawObject) ?? value) : undefined
  } catch {
    return undefined
  }
}

async function importSource({ paths, map }: Source) {
  const files: OpenedFile[] = paths.map((path) => ({
    path: basename(path),
    bytes: readFileSync(path),
  }))
  const mapping = mappingIn(map)
  const read = await readFiles(files, { name: 'sample', mapping }).catch((error: unknown) => {
    // A person takes the proposal as it is.
    if (!(error instanceof UnmappedSheet)) throw error
    return readFiles(files, { name: 'sample', mapping: error.mapping })
  })
  return { read, imported: importRead(read) }
}

/** Fields that say how something is read, and names that are given here. */
const NO_VALUE =
  /(?:^|\.)(?:id|slug|code|count|interval|minimum|maximum|year_incorporated|external_identifier|identifier|locations\.\d+|taxonomy_terms\.\d+|location|organization)$/

/** How many cells of each kind there are in all sources, and how many of them became data. */
const counts = new Map<string, { filled: number; data: number }>()

describe.skipIf(!data)('the samples and the cases', () => {
  it.each(casesOf(SOURCES, 4))(
    '$name is accounted for, and what was written is right',
    async (source) => {
      const { read, imported } = await importSource(source)
      const { fields } = imported.report
      for (const { field, filled, kept, changed, dropped } of fields) {
        const told = [...Object.values(changed), ...Object.values(dropped)]
        expect([field, told.reduce((a, b) => a + b, kept)]).toEqual([field, filled])
      }
      expect(fields.reduce((sum, { filled }) => sum + filled, 0)).toBe(read.ledger.cells.length)
      const pairs = writtenIn(read, imported)
      const wrong = some(pairs, 200).filter((one) => !saysTheSame(one))
      expect(wrong).toEqual([])
      // The reader sees nearly every digit that was changed, in whatever field.
      const damaged = some(pairs, 200).flatMap((one) => {
        const text = one.text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10))
        return text === one.text || NO_VALUE.test(one.path) ? [] : [{ ...one, text }]
      })
      const unseen = damaged.filter((one) => saysTheSame(one))
      expect(unseen.length).toBeLessThanOrEqual(Math.max(4, damaged.length / 10))
      // Those in which every number is damaged on purpose say nothing of what people write.
      if (!/damaged|phones|07|1\.1/.test(source.name)) count(read.ledger.cells)
    },
  )

  it.runIf(isLong)(
    'have at least nine in ten ages, prices, numbers and postcodes as data, and eight in ten times',
    () => {
      const share = (kind: string) => counts.get(kind)!.data / counts.get(kind)!.filled
      for (const kind of ['age', 'price', 'phone', 'postcode'])
        expect([kind, share(kind)]).toEqual([kind, expect.toSatisfy((one: number) => one >= 0.9)])
      expect(share('time')).toBeGreaterThanOrEqual(0.8)
    },
  )
})

describe('the reader of this test', () => {
  const cell = (text: string, column = 'list.Column') => ({ column, text })
  it.each([
    ['hours.0', 'Mon 09:00-17:00', cell('Mon 9-5')],
    ['hours.0', 'Tue 14:00-16:00', cell('Tuesdays 2-4pm')],
    ['phones.0', '01632 960101', cell('(01632) 960101')],
    ['minimum_age', '60', cell('over 60s')],
    ['maximum_age', '4', cell('under 5s')],
    ['cost_options.0.amount', '0.5', cell('50p')],
    ['assured_date', '2026-04-03', cell('3/4/26')],
    ['addresses.0.postal_code', 'BS3 1QG', cell('Hall, bs31qg')],
    ['description', 'Tea and cake', cell('<p>Tea &amp; cake</p>')],
    ['status', 'inactive', cell('Running well')],
  ])('agrees with %s: %s', (path, text, from) =>
    expect(saysTheSame({ path, text, from: [from] })).toBe(true),
  )

  it.each([
    ['hours.0', 'Mon 09:00-17:00', cell('Tue 9-5')],
    ['hours.0', 'Mon 08:00-17:00', cell('Mon 9-5')],
    ['hours.0', 'Tue 02:00-04:00', cell('Tuesdays 2-4pm')],
    ['phones.0', '01632 960102', cell('(01632) 960101')],
    ['minimum_age', '4', cell('under 5s')],
    ['maximum_age', '60', cell('over 60s')],
    ['cost_options.0.amount', '50', cell('50p')],
    ['assured_date', '2026-03-04', cell('3/4/26')],
    ['addresses.0.postal_code', 'BS3 1QH', cell('Hall, bs31qg')],
    ['description', 'Coffee and cake', cell('<p>Tea &amp; cake</p>')],
    ['status', 'active', cell('Running well')],
  ])('does not agree with %s: %s', (path, text, from) =>
    expect(saysTheSame({ path, text, from: [from] })).toBe(false),
  )
})

/** Every value that stands in a record, with the cells that it was made of. What nobody has said has none. */
function writtenIn(read: ReadSource, { files }: Imported): readonly Written[] {
  const originals = new Map<Cell, Cell[]>()
  for (const cell of read.ledger.cells)
    for (const one of cell.standIns()) originals.set(one, [...(originals.get(one) ?? []), cell])
  const { made } = convertSource(read, OPTIONS)
  return made.flatMap(({ kind, name, value }) => {
    const file = `${kind === 'taxonomy' ? 'taxonomie' : kind}s/${name.was}.yaml`
    const record = files.get(file)
    const parsed = record === undefined ? undefined : parseYaml(file, record).value
    return [...draftValuesOf(value)].flatMap(([leaf, path]) => {
      const from = [...new Set(leaf.cells.flatMap((cell) => originals.get(cell) ?? []))]
      const isThere = parsed !== undefined && hasText(parsed, leaf.text)
      return from.length > 0 && isThere
        ? [
            {
              path: path.join('.'),
              text: leaf.text,
              from: from.map(({ field, text }) => ({ column: field, text })),
            },
          ]
        : []
    })
  })
}

const hasText = (value: unknown, text: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((one) => hasText(one, text))
    : String(value) === text

const KINDS: readonly (readonly [kind: string, column: RegExp])[] = [
  ['time', /open|close|hour|start|end\b|time|when|schedule|days?\b|session/i],
  ['age', /age(?!n)/i],
  ['price', /cost|price|amount|fee/i],
  ['phone', /phone|tel|number$/i],
  ['postcode', /post_?code|postal|zip/i],
]

/** Why a cell is none of its kind, or says nothing of it. */
const BESIDE =
  /^(?:filler|internal|nesting|own-date|entry-id|hidden|says-nothing|not-mapped|no-home|mobile-number|same-record|parts|past|second-value|unknown-times|no-such-age|orphan)$/

function count(cells: readonly Cell[]): void {
  for (const { field, fate, questions } of cells) {
    const column = field.split('.').at(-1)!
    const kind = KINDS.find(([, name]) => name.test(column))?.[0]
    if (!kind || (fate.is === 'dropped' && BESIDE.test(fate.why))) continue
    const known = counts.get(kind) ?? { filled: 0, data: 0 }
    const isWords = [...questions].some((one) => /in-words|no-address/.test(one))
    counts.set(kind, {
      filled: known.filled + 1,
      data: known.data + Number(fate.is !== 'dropped' && !isWords),
    })
  }
}

/** Some of a list, the same each time. */
function some<One>(all: readonly One[], number: number): readonly One[] {
  let seed = 20_261_127
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
  return all.length <= number
    ? all
    : Array.from({ length: number }, () => all[next() % all.length]!)
}
