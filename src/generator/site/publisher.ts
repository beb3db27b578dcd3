import { indexPath } from '../../feed/paths.ts'
import type { Collection } from '../../hsds/collections.ts'
import { contextFrom } from '../../pages/page-data.ts'
import { once } from '../../text/memoise.ts'
import { createIndexBuilder } from '../../search/write/builder.ts'
import type { ComposedRecord } from './documents/document.ts'
import { composeManifest } from './documents/compose-manifest.ts'
import { type DocumentTable, table as allDocuments } from './documents/table.ts'
import { createDumps } from './dumps.ts'
import { lazily } from './lazily.ts'
import { createListFiles } from './list-files.ts'
import { listPlan } from './plan.ts'
import type { Platform } from './platform.ts'
import type { PublishedFile } from './published-file.ts'
import type { LastStep, PlannedPage, RecordStep, SitePlan, Step } from './step.ts'

/** Makes the files of a site out of its steps; the same steps give the same bytes. */
export interface Publisher {
  /** The files that are finished with this step. */
  take(step: Step): Generator<PublishedFile>
}

export function createPublisher(
  plan: SitePlan,
  platform: Platform,
  table: DocumentTable = allDocuments,
): Publisher {
  const { build } = plan
  const search = createIndexBuilder(platform.sha256, plan.index)
  const listFiles = lazily((collection) =>
    createListFiles(listPlan(plan, collection), platform, table),
  )

  const dumps = createDumps(plan.dumps, platform, table)
  const context = plan.pages && contextFrom(plan.pages)
  const entriesOf = lazily((collection) => table.records(collection))

  function* takeRecord({ collection, files, pages, texts, indexed }: RecordStep) {
    yield* files
    // The full document comes first.
    const json = files[0]!.body as string
    const read = once(() => JSON.parse(json) as ComposedRecord['document'])
    if (pages.length > 0) yield* pagesFrom(collection, read(), pages)
    yield* dumps.add(collection, { json, document: read })
    yield* listFiles[collection].add(texts)
    search.add(indexed)
  }

  function* pagesFrom(
    collection: Collection,
    document: ComposedRecord['document'],
    pages: readonly PlannedPage[],
  ): Generator<PublishedFile> {
    if (!context) return
    for (const { path, entry, ...planned } of pages) {
      const body = entriesOf[collection][entry]!.page!.compose(document, context, planned)
      if (body !== undefined) yield { path, body }
    }
  }

  function* takeLast({ beside, coverage, settings }: LastStep): Generator<PublishedFile> {
    yield* dumps.finish()
    for (const files of Object.values(listFiles)) yield* files.finish()
    for (const file of beside) search.addFile(file)
    for (const { path, body } of search.files()) yield { path: indexPath(build, path), body }
    const collections = lazily((collection) => listFiles[collection].described())
    const parts = { collections, search: search.manifest(), coverage }
    const manifest = composeManifest(settings, build, parts)
    for (const { path, make } of table.summaries) yield { path, body: make(manifest) }
  }

  return {
    *take(step) {
      if (step.kind === 'record') yield* takeRecord(step)
      else if (step.kind === 'last') yield* takeLast(step)
      else yield step.file
    },
  }
}
