import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createCsvPackage, packagedLists } from '../../../src/generator/dump/csv-package.ts'
import { packageSettingsOf } from '../../../src/generator/dump/datapackage.ts'
import { neutralise } from '../../../src/generator/dump/neutralise.ts'
import { nodePlatform } from '../../../src/generator/publish/platform.ts'
import type { Directory } from '../../../src/directory/directory.ts'
import { feedOf } from '../../../src/generator/site/feed.ts'
import { isDataPackage } from './data-package.ts'
import { readSmallTown } from '../publish/small-town.ts'

type Cells = Readonly<Record<string, string>>

interface Description {
  readonly resources: readonly {
    readonly name: string
    readonly path: string
    readonly schema: {
      readonly fields: readonly { readonly name: string }[]
      readonly foreignKeys?: readonly {
        readonly fields: string
        readonly reference: { readonly resource: string }
      }[]
    }
  }[]
}

const directory = await readSmallTown()
const { lists } = feedOf(directory)

function packageOf(one: Directory): Map<string, string> {
  const { settings, lists } = feedOf(one)
  const made = createCsvPackage(packageSettingsOf(settings), nodePlatform.deflate)
  const parts = packagedLists.flatMap((name) =>
    lists[name].flatMap(({ detail }) => made.add(name, detail())),
  )
  return new Map(
    Object.entries(unzipSync(Buffer.concat([...parts, ...made.finish()]))).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]),
  )
}

const files = packageOf(directory)
const { resources } = JSON.parse(files.get('datapackage.json')!) as Description
const rowsOf = (file: string) =>
  parse<Cells>(files.get(file)!, { columns: true, record_delimiter: '\r\n' })
const tables = new Map(resources.map(({ name, path }) => [name, rowsOf(path)]))

/** Every object with an id in a document, however deep. */
function* thingsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value) yield value as Readonly<Record<string, unknown>>
  for (const inner of Object.values(value)) yield* thingsIn(inner)
}
const things = Object.values(lists)
  .filter(Array.isArray)
  .flatMap((list: readonly { detail: () => object }[]) =>
    list.flatMap(({ detail }) => [...thingsIn(detail())]),
  )

/** Fields that repeat another, and what a service_at_location has from its service. */
const REPEATS = new Set(['term', 'language', 'service_area', 'accessibility'])
const OF_SERVICE = new Set(['name', 'status'])

describe('the package of tables', () => {
  it('has a row for every thing of every document, each once', () => {
    const ids = [...tables.values()].flat().map(({ id }) => id)
    expect(ids.toSorted()).toEqual([...new Set(things.map(({ id }) => id))].toSorted())
  })

  it('has every plain value of every thing, and no other', () => {
    const rows = new Map([...tables.values()].flat().map((row) => [row.id, row]))
    const values = new Map<unknown, Map<string, string>>()
    for (const { id, ...thing } of things) {
      const known = values.get(id) ?? new Map<string, string>()
      for (const [name, value] of Object.entries(thing))
        if (typeof value !== 'object')
          known.set(name, typeof value === 'string' ? neutralise(value) : String(value))
      values.set(id, known)
    }
    for (const [id, known] of values) {
      const row = rows.get(id as string)!
      const filled = Object.entries(row).filter(([name, cell]) => cell !== '' && name !== 'id')
      for (const [name, cell] of filled)
        expect([id, name, cell]).toEqual([id, name, known.get(name)])
      const pair = lists.service_at_locations.some((one) => one.id === id)
      const missing = [...known.keys()].filter((name) => !row[name])
      expect(
        missing.filter((name) => !REPEATS.has(name) && !(pair && OF_SERVICE.has(name))),
      ).toEqual([])
    }
  })

  it('is described: each table, its columns, and the tables that its keys are of', () => {
    expect([...files.keys()]).toEqual([...resources.map(({ path }) => path), 'datapackage.json'])
    for (const { path, name, schema } of resources) {
      const [header] = parse(files.get(path)!, { to: 1 }) as string[][]
      expect(schema.fields.map((field) => field.name)).toEqual(header)
      for (const { fields, reference } of schema.foreignKeys ?? []) {
        const ids = new Set(tables.get(reference.resource || name)!.map(({ id }) => id))
        const keys = tables.get(name)!.map((row) => row[fields]!)
        expect(keys.filter((key) => key !== '' && !ids.has(key))).toEqual([])
      }
    }
  })

  it('is a data package, whatever a directory has', () => {
    const { publisher: _, licence: __, base_url: ___, ...bare } = directory.settings
    const own = { type: 'string', enum: ['any', 'low'] } as const
    const others: readonly Directory[] = [
      directory,
      { ...directory, settings: { ...bare, extensions: {} } },
      { ...directory, settings: { ...bare, extensions: { saltwick: { tide: own } } } },
      { ...directory, services: [] },
      { ...directory, services: [], locations: [], taxonomies: [] },
    ]
    for (const one of others) {
      const described: unknown = JSON.parse(packageOf(one).get('datapackage.json')!)
      expect([isDataPackage(described), isDataPackage.errors]).toEqual([true, null])
    }
  })

  it('would be none with a list that is empty, or a type that no package has', () => {
    const [table, ...others] = resources
    const withTable = (change: object) =>
      isDataPackage({ resources: [{ ...table!, ...change }, ...others] })
    expect(withTable({})).toBe(true)
    expect(withTable({ schema: { ...table!.schema, foreignKeys: [] } })).toBe(false)
    expect(withTable({ schema: { ...table!.schema, fields: [] } })).toBe(false)
    expect(withTable({ schema: { fields: [{ name: 'id', type: 'uuid' }] } })).toBe(false)
    expect(withTable({ schema: { fields: [{ name: 'id', type: 'date', format: 'uuid' }] } })).toBe(
      false,
    )
    expect(isDataPackage({ resources: [] })).toBe(false)
  })

  it('has no column of a private field', () => {
    expect(files.get('services.csv')).toContain('assured_date')
    expect(files.get('services.csv')).not.toContain('assurer_email')
    const settings = { ...directory.settings, private_fields: ['service.assured_date'] }
    expect(packageOf({ ...directory, settings }).get('services.csv')).not.toContain('assured_date')
  })
})
