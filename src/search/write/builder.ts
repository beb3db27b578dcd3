import { createCorpus } from './corpus.ts'
import { encodeIndex, type IndexOptions, type SearchIndex } from './encode.ts'
import type { Indexed } from './indexed.ts'
import type { IndexManifest } from '../format/manifest.ts'
import type { IndexFile } from './pack.ts'
import type { Digest } from '../format/checksummed.ts'
import { createUnitValues } from './values.ts'

/**
 * Takes what is known of the documents of a directory one at a time, each list in its order. Services have to come before
 * their service_at_locations.
 */
export interface IndexBuilder {
  readonly add: (document: Indexed) => void
  /** Takes a file of others that is asked for together with the columns; it is given back among the files, or packed. */
  readonly beside: (file: IndexFile) => void
  /** The files of the index, with paths inside the index folder. Nothing may be added afterwards. */
  readonly files: () => Generator<IndexFile>
  /** What a reader of the files has to know. Nothing may be added afterwards. */
  readonly manifest: () => IndexManifest
}

/** Creates a builder that has seen nothing yet; it seals its files with SHA-256. */
export function createIndexBuilder(digest: Digest, options: IndexOptions = {}): IndexBuilder {
  const corpus = createCorpus()
  const { collections } = corpus
  const values = createUnitValues()
  const beside: IndexFile[] = []
  let index: SearchIndex | undefined
  const finish = () => (index ??= encodeIndex(corpus, { values, beside, digest }, options))
  const unfinished = () => {
    if (index) throw new Error('The index is finished; nothing can be added to it.')
  }
  return {
    add(document) {
      unfinished()
      const list = collections[document.collection]
      if (document.collection === 'service_at_locations')
        list.addLike(collections.services, values.serviceAtLocation(document), document.texts)
      else list.add(document.texts, document.keys)
      if (document.collection === 'services') values.service(document)
    },
    beside(file) {
      unfinished()
      beside.push(file)
    },
    files: function* () {
      yield* finish().files
    },
    manifest: () => finish().manifest,
  }
}
