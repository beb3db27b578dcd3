import type { Document } from '../hsds/types.ts'
import { createCorpus } from './corpus.ts'
import { encodeIndex, type IndexOptions, type SearchIndex } from './encode.ts'
import { organizationTexts, placeTexts, serviceTexts, taxonomyTexts, termTexts } from './fields.ts'
import { serviceKeys, termKeys } from './keys.ts'
import type { IndexManifest } from './manifest.ts'
import type { IndexFile } from './pack.ts'
import type { Digest } from './sealed.ts'
import { createUnitValues } from './values.ts'

/**
 * Takes the published documents of a directory one at a time, each list in its order, and remembers of them only what
 * the index needs. Services have to come before their service_at_locations.
 */
export interface IndexBuilder {
  readonly service: (document: Document<'service'>) => void
  readonly serviceAtLocation: (document: Document<'service_at_location'>) => void
  readonly organization: (document: Document<'organization'>) => void
  readonly taxonomy: (document: Document<'taxonomy'>) => void
  readonly taxonomyTerm: (document: Document<'taxonomy_term'>) => void
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
  const { services, service_at_locations, organizations, taxonomies, taxonomy_terms } =
    corpus.collections
  const values = createUnitValues()
  const beside: IndexFile[] = []
  let index: SearchIndex | undefined
  const finish = () => (index ??= encodeIndex(corpus, { values, beside, digest }, options))
  const adding = <D>(add: (document: D) => void) => {
    return (document: D) => {
      if (index) throw new Error('The index is finished; nothing can be added to it.')
      add(document)
    }
  }
  return {
    service: adding((document) => {
      values.service(document)
      services.add(serviceTexts(document), serviceKeys(document))
    }),
    serviceAtLocation: adding((document) => {
      const service = values.serviceAtLocation(document)
      service_at_locations.addLike(services, service, placeTexts(document))
    }),
    organization: adding((document) => organizations.add(organizationTexts(document), [])),
    taxonomy: adding((document) => taxonomies.add(taxonomyTexts(document), [])),
    taxonomyTerm: adding((document) => taxonomy_terms.add(termTexts(document), termKeys(document))),
    beside: adding((file) => void beside.push(file)),
    files: function* () {
      yield* finish().files
    },
    manifest: () => finish().manifest,
  }
}
