import { createCsvPackage, packagedLists } from '../../dump/csv-package.ts'
import { csvDump, dumpedLists, linesDump } from '../../../feed/dumps.ts'
import type { DumpDocument } from './document.ts'

/** Every list whole, for consumers that keep a copy. */
export const lineDumps: readonly DumpDocument[] = dumpedLists.map((collection) => {
  const file = linesDump(collection)
  return {
    kind: 'dump',
    ...file,
    patterns: [file.path],
    from: 'file',
    collections: [collection],
    create({ createGzip }) {
      const gzip = createGzip()
      return {
        add: (_, { json }) => gzip.add(`${json}\n`),
        finish: () => gzip.finish(),
      }
    },
  }
})

/** The whole directory as tables. */
export const csvPackage: DumpDocument = {
  kind: 'dump',
  ...csvDump,
  patterns: [csvDump.path],
  from: 'file',
  collections: packagedLists,
  create({ deflate }, settings) {
    const archive = createCsvPackage(settings, deflate)
    return {
      add: (collection, { document }) => archive.add(collection, document()),
      finish: () => archive.finish(),
    }
  },
}
