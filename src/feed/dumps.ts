import { type Collection, collectionNames } from '../hsds/collections.ts'
import { MEDIA_TYPES } from './media-types.ts'

/** A file with every record of the directory, for consumers that want all of them. */
export interface DumpFile {
  readonly path: string
  readonly type: string
  readonly title: string
}

/** The lists with a file of their own: a service contains its service_at_locations whole. */
export const dumpedLists = collectionNames.filter((name) => name !== 'service_at_locations')

/** All whole records of a list, one a line. */
export const linesDump = (collection: Collection): DumpFile => ({
  path: `/_/dump/${collection}.ndjson.gz`,
  type: MEDIA_TYPES.gz,
  title: `all ${collection.replaceAll('_', ' ')} whole, one a line`,
})

/** Everything as tables. */
export const csvDump: DumpFile = {
  path: '/_/dump/hsds-csv.zip',
  type: MEDIA_TYPES.zip,
  title: 'everything as tables of HSDS 3.0, in CSV with a data package',
}

/** Every dump of a feed. */
export const dumpFiles: readonly DumpFile[] = [...dumpedLists.map(linesDump), csvDump]
