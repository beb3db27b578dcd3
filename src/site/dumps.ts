import type { Collection } from '../hsds/collections.ts'
import type { Compression } from '../dump/compression.ts'
import type { DumpedRecord } from './documents/document.ts'
import type { DocumentTable } from './documents/table.ts'
import type { Settings } from '../record/settings/settings.ts'
import { lazily } from './lazily.ts'
import type { PublishedFile } from './published-file.ts'

/** Takes the records of all lists, each list in its order, and makes the dumps of them. */
export interface Dumps {
  add(collection: Collection, record: DumpedRecord): void
  /** The dumps. Nothing may be added afterwards. */
  files(): Generator<PublishedFile>
}

export function createDumps(
  settings: Settings,
  compression: Compression,
  table: DocumentTable,
): Dumps {
  const dumps = table.dumps.map(({ path, collections, create }) => ({
    path,
    collections,
    dump: create(compression, settings),
  }))
  const dumpsOf = lazily((collection) =>
    dumps.filter(({ collections }) => collections.includes(collection)),
  )
  return {
    add(collection, record) {
      for (const { dump } of dumpsOf[collection]) dump.add(collection, record)
    },
    *files() {
      for (const { path, dump } of dumps) yield { path, body: dump.finish() }
    },
  }
}
