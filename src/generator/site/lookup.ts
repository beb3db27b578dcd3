import type { Manifest } from '../../api/manifest.ts'
import { isShard } from '../../coverage/gazetteer/gazetteer.ts'
import { concatenate } from '../../text/concatenate.ts'
import { indexPath, isIndexPath } from '../../feed/paths.ts'
import { collectionNames } from '../../hsds/collections.ts'
import { memoise, once } from '../../text/memoise.ts'
import { createIndexBuilder } from '../../search/write/builder.ts'
import type { DumpDocument, SetDocument } from './documents/document.ts'
import type { Body } from './published-file.ts'
import { composeManifest } from './documents/compose-manifest.ts'
import { type DocumentTable, table as allDocuments } from './documents/table.ts'
import { settingsOf } from './described.ts'
import { inTurn } from './feed.ts'
import type { Hashing } from './hashing.ts'
import { createIndexInput } from './index-input.ts'
import { lazily } from './lazily.ts'
import { createListLookup } from './list-lookup.ts'
import type { Platform } from './platform.ts'
import type { Site } from './composed-site.ts'

/** The files of a site, each made when it is first requested. */
export interface Lookup {
  get(path: string): Body | undefined
  readonly manifest: Manifest
}

/**
 * Creates the pull interpreter of the table of documents: the same files as those of a build, byte by byte. A record, a
 * page or some items are made without the rest; only the index takes all records at once.
 */
export function createLookup(
  site: Site,
  platform: Platform,
  table: DocumentTable = allDocuments,
): Lookup {
  const { feed, plan } = site
  const lists = lazily((collection) =>
    createListLookup(collection, site, { hashing: platform, table }),
  )
  const index = once(() => composeIndex(site, platform))
  const manifest = composeManifest(settingsOf(site), plan.build, {
    collections: lazily((collection) => lists[collection].manifest),
    get search() {
      return index().search
    },
    coverage: {
      version: 1,
      countries: feed.settings.countries,
      settings: feed.settings.coverage,
      get units() {
        return index().coverage.units
      },
      get gazetteer() {
        return index().coverage.gazetteer
      },
      get extent() {
        return index().coverage.extent
      },
    },
  })
  const documents = new Map<string, () => Body | undefined>([
    ...table.singles.map(({ path, make }) => [path, () => make(site)] as const),
    ...table.summaries.map(({ path, make }) => [path, () => make(manifest)] as const),
    ...table.dumps.map((one) => [one.path, () => makeDump(one, site, platform)] as const),
  ])

  const filesOf = memoise(({ files }: SetDocument) => files(site))

  function make(path: string): Body | undefined {
    const document = documents.get(path)
    if (document) return document()
    if (isIndexPath(plan.build, path)) return index().files.get(path)
    for (const collection of listsNamedIn(path)) {
      const body = lists[collection].get(path)
      if (body !== undefined) return body
    }
    for (const set of table.sets) {
      const makeFile = path.startsWith(set.below) ? filesOf(set).get(path) : undefined
      if (makeFile) return makeFile()
    }
    return undefined
  }

  const made = new Map<string, Body>()
  return {
    manifest,
    get(path) {
      const body = made.get(path) ?? make(path)
      if (body !== undefined) made.set(path, body)
      return body
    },
  }
}

function makeDump(
  { collections, create }: DumpDocument,
  { feed, plan }: Site,
  platform: Platform,
): Body {
  const dump = create(platform, plan.dumps)
  const parts: Uint8Array[] = []
  for (const [collection, { detail }] of inTurn(feed.lists))
    if (collections.includes(collection)) {
      const document = detail()
      parts.push(
        ...dump.add(collection, { json: JSON.stringify(document), document: () => document }),
      )
    }
  return concatenate([...parts, ...dump.finish()])
}

/** The lists that a path may belong to: those that it names, or any. */
function listsNamedIn(path: string) {
  const segments = path.split('/')
  const named = collectionNames.filter((name) => segments.includes(name))
  return named.length > 0 ? named : collectionNames
}

/** The files of search and coverage, and what the manifest says about them. */
function composeIndex(site: Site, { sha256 }: Hashing) {
  const { build, index: options } = site.plan
  const input = createIndexInput(site, sha256)
  const search = createIndexBuilder(sha256, options)
  for (const [collection, { detail }] of inTurn(site.feed.lists))
    search.add(input.read(collection, detail()))
  const files = new Map<string, Body>()
  for (const file of input.files()) {
    if (isShard(file.path)) files.set(indexPath(build, file.path), file.body)
    else search.addFile(file)
  }
  for (const { path, body } of search.files()) files.set(indexPath(build, path), body)
  return { files, search: search.manifest(), coverage: input.coverage() }
}
