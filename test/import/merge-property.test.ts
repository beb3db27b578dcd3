import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { type Imported, importFiles } from './run-import.ts'
import { runs } from '../runs.ts'

/** Random edits of a record's file on our side and of the tables at the source, through the whole importer. */

const VALUES = {
  name: ['Chess', 'Chess club', 'Chess: for all'],
  description: ['Boards.', 'Boards # and clocks.', 'First.\n\nSecond: tea.', ''],
  url: ['https://a.example.org/', 'https://b.example.org/', ''],
  email: ['office@a.example.org', 'office@b.example.org', ''],
  alert: ['Closed in May.', 'yes', '1', ''],
  phone: ['0117 496 0333', '0117 496 0444', ''],
}
type Field = keyof typeof VALUES
type Values = Readonly<Record<Field, string>>
const fields = Object.keys(VALUES) as Field[]
const columns = fields.filter((field) => field !== 'phone')
const own = (field: Field) => (field === 'phone' ? 'phones' : field)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const uuid = (i: number) => `a1000000-0000-4000-8000-${String(i).padStart(12, '0')}`

const sourceOf = (services: readonly Values[]) => ({
  'organizations.csv': 'id,name,description\n1,Otters,A trust.\n',
  'services.csv': [
    `id,organization_id,status,${columns.join(',')}`,
    ...services.map(
      (service, i) =>
        `${uuid(i)},1,active,${columns.map((field) => quoted(service[field])).join(',')}`,
    ),
  ].join('\n'),
  'phones.csv': `id,service_id,number\n${services.map(({ phone }, i) => `${i},${phone === '' ? '' : uuid(i)},${phone}\n`).join('')}`,
})

/** The lines of a file: those of each field by its name, and each line of comment by itself. */
function partsOf(text: string): { field?: string; lines: string }[] {
  const parts: { field?: string; lines: string }[] = []
  for (const line of text.trimEnd().split('\n')) {
    const [, field] = /^([a-z_]+):/.exec(line) ?? []
    if (field !== undefined) parts.push({ field, lines: line })
    else if (line.startsWith('#')) parts.push({ lines: line })
    else parts.at(-1)!.lines += `\n${line}`
  }
  return parts
}
const textOf = (parts: readonly { lines: string }[]) =>
  parts.map(({ lines }) => `${lines}\n`).join('')

interface Edit {
  readonly field: Field
  readonly value: string
  readonly note: 'above' | 'behind' | 'none'
}

function withEdits(text: string, edits: readonly Edit[]): string {
  let parts = partsOf(text)
  for (const [i, { field, value, note }] of edits.entries()) {
    const written = field === 'phone' ? [value] : value
    const line = stringify({ [own(field)]: written }, { lineWidth: 0 }).trimEnd()
    const isOneLine = !line.includes('\n')
    const fresh =
      value === ''
        ? []
        : [
            {
              field: own(field),
              lines: note === 'behind' && isOneLine ? `${line} # note ${i}` : line,
            },
          ]
    const at = parts.findIndex((part) => part.field === own(field))
    parts =
      at < 0 ? [...parts, ...fresh] : [...parts.slice(0, at), ...fresh, ...parts.slice(at + 1)]
    if (note === 'above') parts.splice(Math.max(at, 0), 0, { lines: `# Note ${i}.` })
  }
  return textOf(parts)
}

function valuesIn(text: string): Values {
  const record = parse(text) as Record<string, unknown>
  const valueOf = (field: Field) =>
    field === 'phone'
      ? ((record.phones as (string | { number: string })[] | undefined) ?? [])
          .map((one) => (typeof one === 'string' ? one : one.number))
          .join()
      : String(record[field] ?? '').trimEnd()
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Values
}

const anyValues = fc.record(
  Object.fromEntries(fields.map((field) => [field, fc.constantFrom(...VALUES[field])])),
) as fc.Arbitrary<Values>
const anyEdit: fc.Arbitrary<Edit> = fc.constantFrom(...fields).chain((field) =>
  fc.record({
    field: fc.constant(field),
    value: fc.constantFrom(...VALUES[field]),
    note: fc.constantFrom('above', 'behind', 'none'),
  }),
)

const anyCase = fc.record({
  base: anyValues,
  edits: fc.uniqueArray(anyEdit, { selector: ({ field }) => field, maxLength: 4 }),
  theirs: anyValues,
})
type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never

it('loses no edit of either side, touches only the lines it must, and is done once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCase, { minLength: 1, maxLength: 16 }), async (cases) => {
      const first = await importFiles(sourceOf(cases.map(({ base }) => base)))
      const edited = cases.map((one, i) => edit(first, one, i))
      const second = await importFiles(sourceOf(cases.map(({ theirs }) => theirs)), {
        before: new Map([...first.files, ...edited.map(({ file, text }) => [file, text] as const)]),
      })
      for (const [i, one] of cases.entries()) expectMerged(second, one, edited[i]!)
      const third = await importFiles(sourceOf(cases.map(({ theirs }) => theirs)), {
        before: second.files,
      })
      expect([third.changed, third.report.conflicts]).toEqual([[], second.report.conflicts])
    }),
    { numRuns: runs(6, 1_000) },
  )
})

interface Edited {
  readonly file: string
  readonly text: string
}

/** The file of a service after the edits of its case. */
function edit({ files }: Imported, { base, edits }: Case, i: number): Edited {
  const [file, text] = [...files].find(
    ([name, content]) => name.startsWith('services/') && content.includes(uuid(i)),
  )!
  expect(valuesIn(text)).toEqual(base)
  return { file, text: withEdits(text, edits) }
}

function expectMerged({ files, report }: Imported, { base, theirs }: Case, { file, text }: Edited) {
  const after = files.get(file)!
  const [ours, merged] = [valuesIn(text), valuesIn(after)]
  const conflicts = report.conflicts.filter((one) => one.file === file).map(({ field }) => field)
  const taken: string[] = []
  for (const field of fields) {
    // The oracle: a three-way merge of one value.
    const [b, o, t] = [base[field], ours[field], theirs[field]]
    // Both have added an entry to a list.
    const isJoined = field === 'phone' && b === '' && o !== '' && t !== '' && o !== t
    const isTaken = isJoined || (b !== t && o === b)
    if (isTaken) taken.push(own(field))
    expect([field, merged[field]]).toEqual([field, isJoined ? `${o},${t}` : isTaken ? t : o])
    const isConflict = !isJoined && b !== t && o !== b && o !== t
    expect([field, conflicts.includes(own(field))]).toEqual([field, isConflict])
  }
  const rest = (lines: string) =>
    textOf(partsOf(lines).filter(({ field }) => field !== undefined && !taken.includes(field)))
  expect(rest(after)).toBe(rest(text))
  const notes = (lines: string) => (lines.match(/# note \d/gi) ?? []).toSorted()
  expect(notes(after)).toEqual(notes(text))
}
