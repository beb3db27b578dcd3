import { encodeLines } from '../../api/lines.ts'
import type { CollectionManifest } from '../../api/manifest.ts'
import { fileChecksum } from '../../text/checksum.ts'
import { describeFiles } from './describe-files.ts'
import type { ListDocument, ListPlan } from './documents/document.ts'
import type { DocumentTable } from './documents/table.ts'
import type { RecordTexts } from './documents/texts.ts'
import type { Hashing, RunningDigest } from './hashing.ts'
import type { Body, PublishedFile } from './published-file.ts'

/** Takes the records of a list in order, and makes the documents about the list. */
export interface ListFiles {
  /** The files that are full with this record. */
  add(texts: RecordTexts): Generator<PublishedFile>
  /** The files that are left after the last record. */
  finish(): Generator<PublishedFile>
  described(): CollectionManifest
}

/** Creates the push interpreter of the documents about one list. It holds the records of files that are not full yet. */
export function createListFiles(
  list: ListPlan,
  { createDigest }: Pick<Hashing, 'createDigest'>,
  table: DocumentTable,
): ListFiles {
  const [entries, joined] = [table.lists(list.collection), table.joined(list.collection)]
  const marks = [...joined, ...entries].flatMap(({ mark }) => mark ?? [])
  const digests = new Map(marks.map(({ of }) => [of, createDigest()]))
  const outputs = new Map(
    entries.map((entry) => [entry, createOutput(entry, list, digests.get(entry))]),
  )
  return {
    *add(texts) {
      for (const output of outputs.values()) yield* output.add(texts)
    },
    *finish() {
      for (const output of outputs.values()) yield* output.finish()
      for (const { path, of } of joined)
        yield { path: path(list), parts: outputs.get(of)?.paths ?? [] }
    },
    described: () =>
      describeFiles(
        list,
        table,
        (of) => digests.get(of)!,
        (of) => outputs.get(of)!.sums(),
      ),
  }
}

/** A file that the function reads says what it is, but for those whose checksums the manifest has. */
export const bodyOf = (
  { from, checks }: ListDocument,
  path: string,
  count: number,
  text: string,
): Body => (from === 'file' || checks ? text : encodeLines({ path, count }, text))

/** The files of one document about a list. */
function createOutput(document: ListDocument, list: ListPlan, digest?: RunningDigest) {
  const { of, perFile, path: pathOf, whenEmpty, make } = document
  const perPage = perFile(list)
  const paths: string[] = []
  const texts: string[] = []
  let sums = ''

  function nextFile(): PublishedFile {
    const page = paths.length + 1
    const text = make({ total: list.total, page, perPage }, texts.splice(0))
    digest?.add(text)
    const path = pathOf(list, page)
    paths.push(path)
    if (document.checks) sums += fileChecksum(text)
    return { path, body: bodyOf(document, path, list.total, text) }
  }

  return {
    paths: paths as readonly string[],
    sums: () => sums,
    *add(record: RecordTexts): Generator<PublishedFile> {
      texts.push(record[of] ?? '')
      if (texts.length === perPage) yield nextFile()
    },
    *finish(): Generator<PublishedFile> {
      if (texts.length > 0 || (whenEmpty && list.total === 0)) yield nextFile()
    },
  }
}
