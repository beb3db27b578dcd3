import { nodeHashing } from '../../src/generator/publish/hashing.ts'
import { collectionNames } from '../../src/hsds/collections.ts'
import { createIndexBuilder } from '../../src/search/write/builder.ts'
import type { IndexOptions } from '../../src/search/write/encode-index.ts'
import { toIndexed } from '../../src/search/write/indexed-document.ts'
import type { IndexManifest } from '../../src/search/format/index-manifest.ts'
import { type FilterMask, markMask } from '../../src/search/read/filter-mask.ts'
import type { Reader } from '../../src/search/read/reader.ts'
import { loadModel } from '../../src/search/themes/themes.ts'
import { generate, type GenerateOptions } from './generate.ts'
import type { Lists } from './naive.ts'

/** An index in memory. */
export interface MemoryIndex {
  readonly manifest: IndexManifest
  readonly files: Map<string, Uint8Array>
  readonly reader: Reader
  /** The paths that have been read. */
  readonly asked: string[]
}

/** All documents of a generated directory. */
export function listsOf(options: GenerateOptions): Lists {
  const made = generate(options)
  return {
    services: Array.from({ length: made.services }, (_, i) => made.service(i)),
    service_at_locations: Array.from({ length: made.serviceAtLocations }, (_, i) =>
      made.serviceAtLocation(i),
    ),
    organizations: made.organizations,
    taxonomies: made.taxonomies,
    taxonomy_terms: made.taxonomyTerms,
  }
}

/** Builds the index of these documents. */
export function indexOf(lists: Partial<Lists>, options?: IndexOptions): MemoryIndex {
  const builder = createIndexBuilder(nodeHashing.sha256, options)
  const themes = options?.themes === undefined ? undefined : loadModel(options.themes)
  for (const collection of collectionNames)
    for (const document of lists[collection] ?? [])
      builder.add(toIndexed(collection, document, { themes }))
  const files = new Map<string, Uint8Array>()
  for (const { path, body } of builder.files()) files.set(path, body)
  const asked: string[] = []
  const reader: Reader = async (path) => {
    asked.push(path)
    const body = files.get(path)
    if (!body) throw new Error(`There is no file ${path}.`)
    return body
  }
  // The edge function gets the manifest as JSON.
  return { manifest: JSON.parse(JSON.stringify(builder.manifest())), files, reader, asked }
}

/** A mask of offerings, from a test of each. */
export const maskOf = (count: number, test: (offering: number) => boolean): FilterMask =>
  markMask(Uint8Array.from({ length: count }, (_, offering) => (test(offering) ? 1 : 0)))

/** A service with the required fields, and those that a test adds. */
export const serviceOf = (
  fields: Partial<Lists['services'][number]>,
): Lists['services'][number] => ({
  id: 'service',
  name: '',
  status: 'active',
  ...fields,
})
