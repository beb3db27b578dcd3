import { type Collection, collections } from '../../hsds/collections.ts'
import { type Archive, createArchive } from './archive.ts'
import type { Deflate } from './compression.ts'
import { csvHeader, csvRows } from './csv-table.ts'
import { type PackageSettings, composeDatapackage } from './datapackage.ts'
import { createRows } from './rows.ts'
import { type TablePlan, planTables } from './tables.ts'

/** The lists that all tables are made of. */
export const packagedLists = ['services', 'organizations', 'taxonomies'] as const

/** Makes the tables of HSDS 3.0 of full documents, one after another, as a zip archive with its description. */
export interface CsvPackage {
  /** The parts of the archive that are ready with this document: none with most. */
  add(collection: Collection, document: object): readonly Uint8Array[]
  /** The last parts. Nothing may be added afterwards. */
  finish(): readonly Uint8Array[]
}

/** Creates a package. It holds few rows at a time, and else only compressed bytes. */
export function createCsvPackage(settings: PackageSettings, deflate: Deflate): CsvPackage {
  const archive = createArchive(deflate)
  const tables = new Map(
    planTables(settings).map((plan) => [plan.entity, createTable(plan, archive)]),
  )
  const rowsOf = createRows()
  return {
    add(collection, document) {
      for (const { entity, values } of rowsOf(collections[collection], document))
        tables.get(entity)!.add(values)
      return archive.take()
    },
    finish() {
      const filled = [...tables.values()].filter(({ finish }) => finish())
      const description = composeDatapackage(
        settings,
        filled.map(({ plan }) => plan),
      )
      const file = archive.open('datapackage.json')
      file.push(encoder.encode(`${JSON.stringify(description, null, 2)}\n`), true)
      return archive.finish()
    },
  }
}

const encoder = new TextEncoder()

/** So many rows become CSV at once. */
const BATCH = 1000

/** One table of a package. Without any row it has no file. */
function createTable(plan: TablePlan, { open }: Archive) {
  let file: ReturnType<Archive['open']> | undefined
  let rows: Readonly<Record<string, unknown>>[] = []

  function write(isLast: boolean): void {
    const text = `${file ? '' : csvHeader(plan)}${csvRows(plan, rows)}`
    file ??= open(plan.file)
    file.push(encoder.encode(text), isLast)
    rows = []
  }

  return {
    plan,
    add(values: Readonly<Record<string, unknown>>): void {
      rows.push(values)
      if (rows.length === BATCH) write(false)
    },
    /** Whether the table has a row. */
    finish(): boolean {
      if (file || rows.length > 0) write(true)
      return file !== undefined
    },
  }
}
