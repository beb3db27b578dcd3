import type { CollectionManifest } from '../../api/manifest.ts'
import type { JoinedDocument, ListDocument, ListPlan } from './documents/document.ts'
import type { DocumentTable } from './documents/table.ts'
import type { RunningDigest } from './hashing.ts'

/** What the manifest says about a list. What depends on its files is computed when it is read. */
export function describeFiles(
  { collection, total, items_per_file, details, pages }: ListPlan,
  table: DocumentTable,
  digestOf: (document: ListDocument) => RunningDigest,
  /** The checksums of the files of a document. */
  sumsOf: (document: ListDocument) => string,
): CollectionManifest {
  const [lists, joined] = [table.lists(collection), table.joined(collection)]
  const marked = <T>(
    documents: readonly (JoinedDocument | ListDocument)[],
    valueOf: (digest: RunningDigest) => T,
  ) =>
    Object.fromEntries(
      documents.flatMap(({ mark }) => (mark ? [[mark.name, valueOf(digestOf(mark.of))]] : [])),
    )
  return {
    total,
    items_per_file,
    details,
    ...(pages && { pages }),
    get marks() {
      return marked([...joined, ...lists], (digest) => digest.short())
    },
    get sizes() {
      return marked(joined, (digest) => digest.bytes())
    },
    get checks() {
      return Object.fromEntries(
        lists.flatMap((one) => (one.checks ? [[one.checks, sumsOf(one)]] : [])),
      )
    },
  }
}
