import type { CollectionManifest } from '../../api/manifest.ts'
import type { Entry } from '../../feed/lists.ts'
import type { Collection } from '../../hsds/collections.ts'
import { fileChecksum } from '../../text/checksum.ts'
import { memoise, once } from '../../text/memoise.ts'
import { describeFiles } from './describe-files.ts'
import { bodyOf } from './list-files.ts'
import type { JoinedDocument, ListDocument } from './documents/document.ts'
import type { Body } from './published-file.ts'
import type { DocumentTable } from './documents/table.ts'
import { textsOf } from './documents/texts.ts'
import type { Hashing } from './hashing.ts'
import { listPlan } from './plan.ts'
import type { Site } from './composed-site.ts'

/** The documents about one list and its records, each made when it is requested. */
export interface ListLookup {
  get(path: string): Body | undefined
  readonly manifest: CollectionManifest
}

export function createListLookup(
  collection: Collection,
  site: Site,
  { hashing, table }: { readonly hashing: Hashing; readonly table: DocumentTable },
): ListLookup {
  const { feed, plan } = site
  const list = listPlan(plan, collection)
  const { total } = list
  const entries: readonly Entry[] = feed.lists[collection]
  const textsOfEntry = memoise((entry: Entry) => textsOf(collection, entry.detail()))
  const documents = {
    records: table.records(collection),
    lists: table.lists(collection),
    joined: table.joined(collection),
  }

  /** Guesses from a path which document it may be of. The guess is right when that document has this path. */
  function get(path: string): Body | undefined {
    const [name = ''] = path.slice(path.lastIndexOf('/') + 1).split('.')
    const record = records().get(path)
    if (record) return record()
    for (const one of documents.lists)
      for (const number of [1, Number(name), Number(name) + 1])
        if (path === one.path(list, number)) {
          const text = makeFile(one, number)
          return text && bodyOf(one, path, total, text)
        }
    const joined = documents.joined.find((one) => path === one.path(list))
    return joined && join(joined)
  }

  /** How to make each document about a record, by its path. */
  const records = once(() => {
    const makers = new Map<string, () => Body | undefined>()
    for (const { path: pathOf, make } of documents.records)
      for (const entry of entries) {
        const path = pathOf(list, entry)
        if (path !== undefined)
          makers.set(path, () => make({ entry, document: entry.detail() }, site))
      }
    return makers
  })

  function makeFile({ of, perFile, whenEmpty, make }: ListDocument, page: number) {
    const perPage = perFile(list)
    const shown = page >= 1 ? entries.slice((page - 1) * perPage, page * perPage) : []
    const isEmpty = whenEmpty && total === 0 && page === 1
    if (shown.length === 0 && !isEmpty) return undefined
    const texts = shown.map((entry) => textsOfEntry(entry)[of] ?? '')
    return make({ total, page, perPage }, texts)
  }

  function* filesOf(document: ListDocument): Generator<string> {
    for (let page = 1; ; page++) {
      const body = makeFile(document, page)
      if (body === undefined) return
      yield body
    }
  }

  const join = ({ of }: JoinedDocument): Body => [...filesOf(of)].join('')

  const digestOf = memoise((document: ListDocument) => {
    const digest = hashing.createDigest()
    for (const body of filesOf(document)) digest.add(body)
    return digest
  })
  return {
    get,
    manifest: describeFiles(list, table, digestOf, (document) =>
      Array.from(filesOf(document), fileChecksum).join(''),
    ),
  }
}
