import { isShard } from '../../coverage/gazetteer/gazetteer.ts'
import { indexPath } from '../../feed/paths.ts'
import type { Collection } from '../../hsds/collections.ts'
import type { IndexFile } from '../../search/write/pack.ts'
import type { ComposedRecord } from './documents/document.ts'
import { createParts } from './documents/members.ts'
import { type DocumentTable, table as allDocuments } from './documents/table.ts'
import { textsOf } from './documents/texts.ts'
import { settingsOf } from './described.ts'
import { inTurn } from './feed.ts'
import type { Hashing } from './hashing.ts'
import { createIndexInput } from './index-input.ts'
import { lazily } from './lazily.ts'
import { listPlan } from './plan.ts'
import type { FilePart, WrittenFile } from './published-file.ts'
import type { Site } from './composed-site.ts'
import type { FileStep, PlannedPage, Step } from './step.ts'

/** Composes a site record by record, and then its documents about the directory as a whole. */
export function* stepsOf(
  site: Site,
  { sha256 }: Pick<Hashing, 'sha256'>,
  table: DocumentTable = allDocuments,
): Generator<Step> {
  const { feed, plan } = site
  const index = createIndexInput(site, sha256)
  const filesOf = createRecordFiles(site, table)
  for (const [collection, entry] of inTurn(feed.lists)) {
    const document = entry.detail()
    const made = filesOf(collection, { entry, document })
    yield {
      kind: 'record',
      collection,
      ...made,
      texts: textsOf(collection, document),
      indexed: index.read(collection, document),
    }
  }
  const beside: IndexFile[] = []
  for (const { path, body } of index.files()) {
    if (isShard(path)) yield { kind: 'file', file: { path: indexPath(plan.build, path), body } }
    else beside.push({ path, body })
  }
  yield { kind: 'last', beside, coverage: index.coverage(), settings: settingsOf(site) }
  for (const { path, make } of table.singles) {
    const body = make(site)
    if (body !== undefined) yield { kind: 'file', file: { path, body } }
  }
  yield* setFilesOf(
    table.sets.filter(({ members }) => !members),
    site,
  )
}

function* setFilesOf(sets: DocumentTable['sets'], site: Site): Generator<FileStep, undefined> {
  for (const { files } of sets)
    for (const [path, make] of files(site)) yield { kind: 'file', file: { path, body: make() } }
}

/** Creates a function that makes the documents about one record, but for those that the publisher makes. */
function createRecordFiles(site: Site, table: DocumentTable) {
  const lists = lazily((collection) => ({
    entries: table.records(collection),
    list: listPlan(site.plan, collection),
  }))
  const partMakers = table.sets.flatMap(({ members }) =>
    members ? createParts(members, site) : [],
  )
  return (collection: Collection, record: ComposedRecord) => {
    const { entries, list } = lists[collection]
    const files: (WrittenFile | FilePart)[] = []
    const pages: PlannedPage[] = []
    for (const [entry, { path: pathOf, make, page }] of entries.entries()) {
      const path = pathOf(list, record.entry)
      if (path === undefined) continue
      if (page) {
        const planned = page.plan(record, site)
        if (planned) pages.push({ path, entry, ...planned })
        continue
      }
      const body = make(record, site)
      if (body !== undefined) files.push({ path, body })
    }
    files.push(...partMakers.flatMap((part) => part(collection, record) ?? []))
    return { files, pages }
  }
}
