import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Cell } from '../../src/import/model/cell.ts'
import type { OpenedFile } from '../../src/import/read/source-files.ts'
import { UnmappedSheet, readFiles } from '../../src/import/recognise.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import type { RawObject } from '../../src/record/yaml/raw.ts'
import { casesOf, isLong } from '../runs.ts'
import { sharedPath } from '../shared.ts'
import { importRead } from './run-import.ts'

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
      const written = read.ledger.cells.filter(
        (cell) => cell.fate.is !== 'dropped' && !LEADS.test(cell.field),
      )
      const all = textOf(imported.files)
      const wrong = some(written, 200).filter((cell) => !isIn(all, cell))
      expect(wrong.map(({ field, text, fate }) => [field, text, JSON.stringify(fate)])).toEqual([])
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

it('the reader of this test finds values that are not there', () => {
  const written = textOf(
    new Map([['services/chess.yaml', 'hours: [Mon 09:00-17:00]\nminimum_age: 5\n']]),
  )
  const cell = (text: string) => new Cell('Hours', 'line 2', text).keep()
  for (const text of ['Mon 9-5', 'Monday', '5'])
    expect([text, isIn(written, cell(text))]).toEqual([text, true])
  for (const text of ['Tue 9-5', 'Mon 8-5', '6', '01632 960101', 'Otters'])
    expect([text, isIn(written, cell(text))]).toEqual([text, false])
})

/** Columns whose value leads from one row to another, or says how the rest is read. */
const LEADS =
  /(?:id|ID\*?|reference|parent_organisation|visible|approved|status|dormant|website_?|weekday)$|\.(?:type|link_type|freq|byday|wkst)$/

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

/** Every record as plain text: letters and digits. */
const textOf = (
  files: ReadonlyMap<string, string>,
): { readonly words: string; readonly digits: string } => {
  const records = [...files].filter(([file]) => !file.startsWith('sources/'))
  const text = records.map(([, record]) => record).join('\n')
  return { words: plain(text), digits: text.replace(/\D/g, '') }
}

const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/**
 * A reader of the test's own: each word and each number of a written cell is in a record, as it is, as a number, as a time of a
 * day of 24 hours, as a day or a date, or as a telephone number. What the report asks a person about has cases of its own.
 */
function isIn(
  { words, digits }: ReturnType<typeof textOf>,
  { text, fate, questions }: Cell,
): boolean {
  if ([...questions].length > 0) return true
  if (fate.is === 'changed' && TOLD.test(fate.why)) return true
  const value = meaningOf(text.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' '))
  if ([text, value].some((one) => words.includes(plain(one).replace(/^ {2}$/, ' ')))) return true
  return value.split('\n').every((line) => {
    if (/\bclosed$/i.test(line.trim())) return true
    const numbers = line.replace(/\D/g, '')
    // A mobile number is private, and listed as such.
    if (/^(?:44|0)?7\d{9}$/.test(numbers)) return true
    if (numbers.length >= 7 && digits.includes(numbers.replace(/^(?:44|0)/, ''))) return true
    return plain(line)
      .trim()
      .split(' ')
      .every((word) => isSaid(word, words))
  })
}

/** Values that are another thing than their words say: told with their record, or only in part. */
const TOLD = /^(?:words|other-id|private-part|less-exact|encoding)$/

/** What a value means where its words do not say it. */
function meaningOf(text: string): string {
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString().slice(0, 10)
  const [date] = /^\d{4}-\d\d-\d\d(?=T)/.exec(text) ?? []
  if (date) return date
  if (/^(?:nil|none|nothing)$/i.test(text.trim())) return 'amount: 0'
  if (/^united kingdom$/i.test(text.trim())) return 'GB'
  return text
    .replace(/^(\d\d)(\d\d)$/, '$1:$2')
    .replace(/^(\d)0p$/, '0.$1')
    .replace(/^weekdays$/i, 'Mon-Fri')
}

function isSaid(word: string, words: string): boolean {
  if (words.includes(` ${word}`) || BESIDE_IT.test(word)) return true
  const number = Number.parseInt(word, 10)
  // Days and months are three letters, or two.
  if (Number.isNaN(number))
    return words.includes(` ${word.slice(0, 3)}`) || words.includes(` ${word.slice(0, 2)} `)
  return [number, number + 12].some(
    (hour) => words.includes(` ${String(hour).padStart(2, '0')} `) || words.includes(` ${hour} `),
  )
}

/** Words that only introduce a value, or that a number says as well. */
const BESIDE_IT =
  /^(?:to|and|or|from|the|am|pm|noon|years?|over|under|plus|https?|www|yes|true|closed|weekly|opening|times?|free|office|00|0)$/
