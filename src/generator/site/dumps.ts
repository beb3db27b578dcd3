import type { Collection } from '../../hsds/collections.ts'
import type { Compression } from '../dump/compression.ts'
import type { PackageSettings } from '../dump/datapackage.ts'
import type { DumpedRecord } from './documents/document.ts'
import type { DocumentTable } from './documents/table.ts'
import { lazily } from './lazily.ts'
import type { FilePart } from './published-file.ts'

/** Takes the records of all lists, each list in its order, and makes the dumps of them. */
export interface Dumps {
  /** The parts of dumps that are ready with this record. */
  add(collection: Collection, record: DumpedRecord): Generator<FilePart>
  /** The last parts. Nothing may be added afterwards. */
  finish(): Generator<FilePart>
}

export function createDumps(
  settings: PackageSettings,
  compression: Compression,
  table: DocumentTable,
): Dumps {
  const dumps = table.dumps.map(({ path, collections, create }) => ({
    collections,
    dump: create(compression, settings),
    toParts: createCounter(path),
  }))
  const dumpsOf = lazily((collection) =>
    dumps.filter(({ collections }) => collections.includes(collection)),
  )
  return {
    *add(collection, record) {
      for (const { dump, toParts } of dumpsOf[collection])
        yield* toParts(dump.add(collection, record))
    },
    *finish() {
      for (const { dump, toParts } of dumps) yield* toParts(dump.finish())
    },
  }
}

/** Creates a function that says where each part of a file goes. */
function createCounter(path: string) {
  let at = 0
  return function* (parts: readonly Uint8Array[]): Generator<FilePart> {
    for (const part of parts) {
      yield { path, part, at }
      at += part.length
    }
  }
}
