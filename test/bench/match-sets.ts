import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { phoneMark, postcodeMark, registerMark, streetMark, webMark } from '../../src/match/mark.ts'
import type { MarkKind, MatchRecord } from '../../src/match/record.ts'

type Row = Readonly<Record<string, string>>

/** Records of which it is known which are the same. */
export interface LabelledSet {
  readonly name: string
  readonly records: readonly MatchRecord[]
  /** What each record is, by its id. */
  readonly entityOf: ReadonlyMap<string, string>
  /** Whether a pair counts: the two registers are compared with each other only. */
  readonly counts: (a: string, b: string) => boolean
}

/** Whether an entity is of the half that weights are fitted on. */
export const isFitted = (entity: string): boolean =>
  (createHash('sha256').update(entity).digest()[0]! & 1) === 0

/** The labelled sets of a folder: `chicago`, `registers`, `federations` and `restaurants`. */
export function readSets(folder: string): readonly LabelledSet[] {
  const rows = (file: string): readonly Row[] =>
    parse(readFileSync(join(folder, file)), {
      columns: true,
      bom: true,
      relax_column_count: true,
    }) as Row[]
  return [chicago(rows), registers(rows), federations(rows), restaurants(rows)]
}

type Rows = (file: string) => readonly Row[]

const any = () => true

function chicago(rows: Rows): LabelledSet {
  const all = rows('chicago-early-years.csv')
  return {
    name: 'Chicago',
    records: all.map((row) =>
      toRecord('location', `c${row.id}`, row.name!, {
        phone: [phoneMark(row.phone ?? '')],
        ...addressMarks(row.address ?? '', row.zip ?? ''),
      }),
    ),
    entityOf: new Map(all.map(({ id, true_id }) => [`c${id}`, true_id!])),
    counts: any,
  }
}

function registers(rows: Rows): LabelledSet {
  const [here, there] = [rows('uk-charities-england-wales.csv'), rows('uk-charities-scotland.csv')]
  const parent = new Map<string, string>()
  const rootOf = (id: string): string => (parent.has(id) ? rootOf(parent.get(id)!) : id)
  for (const file of ['uk-charities-same.csv', 'uk-charities-same-also.csv'])
    for (const { england_wales, scotland } of rows(file)) {
      const [a, b] = [rootOf(england_wales!), rootOf(scotland!)]
      if (a !== b) parent.set(b, a)
    }
  const all = [...here, ...there]
  return {
    name: 'Two registers',
    records: all.map((row) => {
      const [, scheme, number] = /^(GB-[A-Z]+)-(.*)$/.exec(row.id!)!
      const company = (row.company_number ?? '').replace(/\.0$/, '')
      return toRecord('organization', row.id!, row.name!, {
        web: [webMark(row.web ?? '')],
        postcode: [postcodeMark(row.postcode ?? '')],
        register: [registerMark(scheme!, number!), registerMark('GB-COH', company)],
      })
    }),
    entityOf: new Map(all.map(({ id }) => [id!, rootOf(id!)])),
    counts: (a, b) => a.startsWith('GB-SC') !== b.startsWith('GB-SC'),
  }
}

function federations(rows: Rows): LabelledSet {
  const all = rows('uk-federations-different.csv')
  return {
    name: 'Federations',
    records: all.map((row) =>
      toRecord('organization', `f${row.reg_number}`, row.name!, {
        register: [
          registerMark(row.reg_number!.startsWith('SC') ? 'GB-SC' : 'GB-CHC', row.reg_number!),
        ],
      }),
    ),
    entityOf: new Map(all.map(({ reg_number }) => [`f${reg_number}`, reg_number!])),
    counts: any,
  }
}

function restaurants(rows: Rows): LabelledSet {
  const [fodors, zagats] = [rows('fodors.csv'), rows('zagats.csv')]
  const same = new Map(rows('fodors-zagats-same.csv').map((row) => [row.zagats_id, row.fodors_id]))
  const read = (row: Row, source: string) =>
    toRecord('location', `${source}${row.id}`, row.name!, {
      phone: [phoneMark(row.phone ?? '')],
      ...addressMarks(`${row.address}`, ''),
    })
  return {
    name: 'Restaurants',
    records: [...fodors.map((row) => read(row, 'f')), ...zagats.map((row) => read(row, 'z'))],
    entityOf: new Map([
      ...fodors.map(({ id }) => [`f${id}`, `f${id}`] as const),
      ...zagats.map(({ id }) => [`z${id}`, same.has(id) ? `f${same.get(id)}` : `z${id}`] as const),
    ]),
    counts: (a, b) => a[0] !== b[0],
  }
}

const addressMarks = (line: string, postcode: string) => ({
  address: [streetMark(line)],
  postcode: [postcodeMark(postcode)],
})

function toRecord(
  kind: MatchRecord['kind'],
  id: string,
  name: string,
  found: Readonly<Partial<Record<MarkKind, readonly (string | undefined)[]>>>,
): MatchRecord {
  const marks = Object.entries(found).map(
    ([of, some]) => [of, some.filter((mark) => mark !== undefined)] as const,
  )
  return {
    kind,
    id,
    slug: id,
    file: `${id}.yaml`,
    name,
    names: [],
    marks: Object.fromEntries(marks.filter(([, some]) => some.length > 0)),
    towns: [],
  }
}
