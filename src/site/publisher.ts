import { MANIFEST, detailPath, fullOrganizationPath, indexPath } from '../feed/paths.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'
import { createIndexBuilder } from '../search/write/builder.ts'
import { composeManifest } from './compose-manifest.ts'
import { createListFiles } from './list-files.ts'
import type { PublishedFile } from './published-file.ts'
import { serveConfig } from './serve-config.ts'
import { sha256 } from './sha256.ts'
import type { LastStep, RecordStep, SitePlan, Step } from './step.ts'

/** Makes the files of a site out of its steps; the same steps give the same bytes. */
export interface Publisher {
  /** The files that are finished with this step. */
  take(step: Step): Generator<PublishedFile>
}

/** Creates what publishes a site. */
export function createPublisher(plan: SitePlan): Publisher {
  const { build, perPage, lists } = plan
  const search = createIndexBuilder(sha256, plan.index)
  const files = mapCollections((collection) => {
    const { total, items_per_file: itemsPerFile } = lists[collection]
    return createListFiles({ build, collection, total, itemsPerFile, perPage })
  })

  function* record({ collection, id, detail, full, item, minimal, indexed }: RecordStep) {
    yield { path: detailPath(lists[collection].details, collection, id), body: detail }
    if (full !== undefined) yield { path: fullOrganizationPath(id), body: full }
    yield* files[collection].add(item, minimal)
    search.add(indexed)
  }

  function* finish({ beside, coverage, settings }: LastStep): Generator<PublishedFile> {
    for (const collection of collectionNames) yield* files[collection].finish()
    for (const file of beside) search.beside(file)
    for (const { path, body } of search.files()) yield { path: indexPath(build, path), body }
    const collections = mapCollections((collection) => ({
      ...lists[collection],
      marks: files[collection].marks(),
    }))
    const manifest = composeManifest(settings, build, {
      collections,
      search: search.manifest(),
      coverage,
    })
    yield { path: MANIFEST, body: JSON.stringify(manifest) }
    yield { path: '/serve.json', body: JSON.stringify(serveConfig(manifest)) }
  }

  return {
    *take(step) {
      if (step.kind === 'record') yield* record(step)
      else if (step.kind === 'last') yield* finish(step)
      else yield step.file
    },
  }
}

const mapCollections = <T>(make: (collection: Collection) => T) =>
  Object.fromEntries(collectionNames.map((collection) => [collection, make(collection)])) as Record<
    Collection,
    T
  >
