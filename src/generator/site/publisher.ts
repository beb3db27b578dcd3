import { indexPath } from '../../feed/paths.ts'
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
import type { PublishedFile, WrittenFile } from './published-file.ts'
import type { LastStep, RecordStep, SitePlan, Step } from './step.ts'

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
  const pagesOf = createPageMaker(plan, table)

  function* takeRecord(step: RecordStep) {
    const { collection, files, texts, indexed } = step
    yield* files
    const document = once(() => documentOf(step))
    yield* pagesOf(step, document)
    yield* dumps.add(collection, { json: jsonOf(step), document })
    yield* listFiles[collection].add(texts)
    search.add(indexed)
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

/** Creates a function that makes the planned pages of a record. */
export function createPageMaker(
  { pages: data }: SitePlan,
  table: DocumentTable = allDocuments,
): (step: RecordStep, document?: () => ComposedRecord['document']) => Generator<WrittenFile> {
  const context = once(() => contextFrom(data!))
  const entriesOf = lazily((collection) => table.records(collection))
  return function* (step, document = once(() => documentOf(step))) {
    if (!data) return
    for (const { path, entry, ...planned } of step.pages) {
      const { compose } = entriesOf[step.collection][entry]!.page!
      const body = compose(document(), context(), planned)
      if (body !== undefined) yield { path, body }
    }
  }
}

/** The full document comes first. */
const jsonOf = ({ files }: RecordStep) => (files[0] as WrittenFile).body as string
const documentOf = (step: RecordStep) => JSON.parse(jsonOf(step)) as ComposedRecord['document']
