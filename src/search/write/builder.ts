import type { Digest } from '../format/checksummed-file.ts'
import type { IndexManifest } from '../format/index-manifest.ts'
import { isSuggested } from '../format/suggestions.ts'
import { createCorpus } from './corpus.ts'
import { type IndexOptions, type SearchIndex, encodeIndex } from './encode-index.ts'
import type { IndexedDocument } from './indexed-document.ts'
import { createOfferingValues } from './offering-values.ts'
import type { IndexFile } from './pack.ts'
import type { Texts } from './search-fields.ts'
import { createSuggestedNames } from './suggestions.ts'

/** Takes the documents of a directory one at a time, each list in its order, and services before service_at_locations. */
export interface IndexBuilder {
  readonly add: (document: IndexedDocument) => void
  /** Adds a file that requests read together with the columns. It is returned among the files, or in a pack. */
  readonly addFile: (file: IndexFile) => void
  /** The files of the index, with paths in the index folder. Nothing can be added afterwards. */
  readonly files: () => Generator<IndexFile>
  /** What a reader of the files must know. Nothing can be added afterwards. */
  readonly manifest: () => IndexManifest
}

/** Creates an empty builder. `digest` is SHA-256. */
export function createIndexBuilder(digest: Digest, options: IndexOptions = {}): IndexBuilder {
  const corpus = createCorpus()
  const { collections } = corpus
  const values = createOfferingValues()
  const names = createSuggestedNames()
  const added: IndexFile[] = []
  let index: SearchIndex | undefined
  const finish = () => (index ??= encodeIndex(corpus, { values, names, added, digest }, options))
  const assertUnfinished = () => {
    if (index) throw new Error('The index is finished; nothing can be added to it.')
  }
  return {
    add(document) {
      assertUnfinished()
      if ('towns' in document) for (const town of document.towns) corpus.addTown(town)
      const list = collections[document.collection]
      if (document.collection === 'service_at_locations')
        list.addLike(collections.services, values.addServiceAtLocation(document), document.texts)
      else list.add(document.texts, document.keys)
      if (document.collection === 'services') values.addService(document)
      if (isSuggested(document.collection))
        for (const name of namesOf(document.texts)) names.add(document.collection, name)
    },
    addFile(file) {
      assertUnfinished()
      added.push(file)
    },
    files: function* () {
      yield* finish().files
    },
    manifest: () => finish().manifest,
  }
}

const namesOf = ({ name = '', translated_name }: Texts): readonly string[] =>
  translated_name === undefined ? [name] : [name, ...translated_name.split('\n')]
