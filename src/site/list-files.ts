import type { CollectionManifest } from '../api/manifest.ts'
import type { ListDocument, ListPlan } from './documents/document.ts'
import type { DocumentTable } from './documents/table.ts'
import type { RecordTexts } from './documents/texts.ts'
import type { Hashing, RunningDigest } from './hashing.ts'
import type { PublishedFile } from './published-file.ts'

/** Takes the records of a list in order, and makes the documents about the list. */
export interface ListFiles {
  /** The files that are full with this record. */
  add(texts: RecordTexts): Generator<PublishedFile>
  /** The files that are left after the last record. */
  finish(): Generator<PublishedFile>
  described(): Pick<CollectionManifest, 'marks' | 'sizes'>
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
    described: () => ({
      marks: Object.fromEntries(marks.map(({ name, of }) => [name, digests.get(of)!.short()])),
      sizes: Object.fromEntries(
        joined.flatMap(({ mark }) => (mark ? [[mark.name, digests.get(mark.of)!.bytes()]] : [])),
      ),
    }),
  }
}

/** The files of one document about a list. */
function createOutput(
  { of, perFile, path, whenEmpty, make }: ListDocument,
  list: ListPlan,
  digest?: RunningDigest,
) {
  const perPage = perFile(list)
  const paths: string[] = []
  const texts: string[] = []

  function nextFile(): PublishedFile {
    const page = paths.length + 1
    const body = make({ total: list.total, page, perPage }, texts.splice(0))
    digest?.add(body)
    const file = { path: path(list, page), body }
    paths.push(file.path)
    return file
  }

  return {
    paths: paths as readonly string[],
    *add(record: RecordTexts): Generator<PublishedFile> {
      texts.push(record[of] ?? '')
      if (texts.length === perPage) yield nextFile()
    },
    *finish(): Generator<PublishedFile> {
      if (texts.length > 0 || (whenEmpty && list.total === 0)) yield nextFile()
    },
  }
}
