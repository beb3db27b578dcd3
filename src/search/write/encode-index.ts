import type { Collection } from '../../hsds/collections.ts'
import {
  type Digest,
  INDEX_VERSION,
  type Payload,
  encodeChecksummed,
} from '../format/checksummed-file.ts'
import { englishPath } from '../format/english.ts'
import {
  type CollectionManifest,
  type IndexManifest,
  type Pack,
  THEMES_PATH,
  shardPath,
} from '../format/index-manifest.ts'
import { MAX_DOCUMENTS } from '../format/rank.ts'
import { encodeShards } from '../format/shard.ts'
import type { Corpus } from './corpus.ts'
import { describeTerms } from './describe-terms.ts'
import { encodeColumns, encodeOfferings } from './encode-offerings.ts'
import { encodeWordFiles } from './encode-words.ts'
import { toPostings } from './impacts.ts'
import { invert } from './invert.ts'
import type { OfferingValues } from './offering-values.ts'
import { type IndexFile, pack, totalSize } from './pack.ts'
import type { SuggestedNames } from './suggestions.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How the index is divided into files, and what it knows of words. */
export interface IndexOptions {
  /** The size at which a file of terms is closed. Default: 32 KiB. */
  readonly shardBytes?: number
  /**
   * The size up to which related files become one. Default: 1.5 MiB. A timetable larger than a sixth of it is also written
   * day by day.
   */
  readonly packBytes?: number
  /** Groups of words for the same thing. Default: none. */
  readonly synonyms?: readonly string[]
  /** Words that are never corrected, as in data/README.md. Default: none. */
  readonly english?: string | undefined
  /** A model of themes, as in themes/themes.ts. Default: none. */
  readonly themes?: string | undefined
}

/** A finished index. */
export interface SearchIndex {
  readonly manifest: IndexManifest
  readonly files: readonly IndexFile[]
}

/** What an index is made of besides words. */
interface IndexParts {
  readonly values: OfferingValues
  readonly names: SuggestedNames
  /** Other files, packed with the columns if there is room. */
  readonly added: readonly IndexFile[]
  readonly digest: Digest
}

/** Writes the files of an index. */
export function encodeIndex(
  corpus: Corpus,
  { values, names, added, digest }: IndexParts,
  {
    shardBytes = 32 * 1024,
    packBytes = 1.5 * 1024 * 1024,
    synonyms = [],
    english,
    themes,
  }: IndexOptions = {},
): SearchIndex {
  const files: IndexFile[] = []
  const checksummed = (file: Payload): IndexFile => ({
    path: file.path,
    body: encodeChecksummed(file, digest),
  })
  const packs: Record<string, Pack> = {}
  const put = (path: string, parts: readonly IndexFile[], limit: number) => {
    if (parts.length < 2 || totalSize(parts) > limit) return files.push(...parts)
    const packed = pack(path, parts)
    packs[path] = packed.pack
    return files.push(packed.file)
  }
  const putColumns = (columns: readonly IndexFile[], limit: number) => {
    const all = [...columns, ...added]
    if (totalSize(all) <= limit) return put('columns.bin', all, limit)
    put('columns.bin', columns, limit)
    return files.push(...added)
  }
  const vocabulary = corpus.vocabulary(synonyms)
  const putTerms = (collection: Collection): CollectionManifest => {
    const encoded = encodeTerms(corpus, vocabulary, { collection, shardBytes, packBytes })
    put(`${collection}.bin`, encoded.shards.map(checksummed), packBytes)
    files.push(...encoded.words.map(checksummed))
    return encoded.manifest
  }
  const collections = {
    services: putTerms('services'),
    service_at_locations: putTerms('service_at_locations'),
    organizations: putTerms('organizations'),
    taxonomies: putTerms('taxonomies'),
    taxonomy_terms: putTerms('taxonomy_terms'),
  }
  const columnFiles = [...encodeColumns(values, packBytes / 6)]
  putColumns([...columnFiles, ...encodeOfferings(values)].map(checksummed), packBytes / 4)
  const columns = columnFiles.map(({ path }) => path)
  const suggested = names.encode(shardBytes)
  files.push(...suggested.files.map(checksummed))
  const { count, starts } = suggested
  const known = english === undefined ? [] : english.split('\n').filter((line) => line !== '')
  files.push(...known.map(englishFile).map(checksummed))
  if (themes !== undefined) files.push(checksummed(fileOf(THEMES_PATH, themes)))
  const manifest: IndexManifest = {
    ...{ version: INDEX_VERSION, collections, columns, packs, suggestions: { count, starts } },
    ...(known.length > 0 && { english: known.map(letterOf).join('') }),
    ...(themes !== undefined && { themes: true }),
  }
  return { manifest, files }
}

/** The letter of a line of words, the first of which has all its letters. */
const letterOf = (line: string) => line[1]!

const englishFile = (line: string): Payload => fileOf(englishPath(letterOf(line)), line)

const fileOf = (path: string, text: string): Payload => ({
  path,
  count: 0,
  payload: new TextEncoder().encode(text),
})

/** The shards of one list, and the files of its words. */
function encodeTerms(
  corpus: Corpus,
  vocabulary: Vocabulary,
  {
    collection,
    shardBytes,
    packBytes,
  }: Required<Omit<IndexOptions, 'synonyms' | 'english' | 'themes'>> & { collection: Collection },
): { manifest: CollectionManifest; shards: Payload[]; words: Payload[] } {
  const documents = corpus.collections[collection]
  const count = documents.count()
  if (count >= MAX_DOCUMENTS) throw new Error(`There are too many ${collection} to index.`)
  const runs = { starts: documents.starts(), ends: documents.ends() }
  const tokens = corpus.tokens()
  const inverted = invert(tokens, runs, vocabulary)
  const { sizes } = inverted
  const { forms, isTown, written } = describeTerms(tokens, runs, { vocabulary, sizes })
  const postings = toPostings(inverted, vocabulary, count)
  const described = function* () {
    // Only searches for services ask where a word is.
    const isAsked = collection === 'services'
    for (const { named, ...one } of postings)
      yield {
        forms: forms[one.number] ?? [],
        isTown: isTown(one.number, one.size),
        named: isAsked ? named : undefined,
        ...one,
      }
  }
  const encoded = [...encodeShards(described(), { count, bytes: shardBytes })]
  const shards = encoded.map(({ payload }, shard) => {
    return { path: shardPath(collection, shard), count, payload }
  })
  const starts = encoded.map(({ start }) => start)
  if (starts.some((start) => start.includes(','))) throw new Error('An id has a comma.')
  const words =
    collection === 'service_at_locations'
      ? { letters: '', files: [] }
      : encodeWordFiles(collection, count, written, packBytes / 2)
  return {
    manifest: { count, shards: starts.join(), letters: words.letters },
    shards,
    words: words.files,
  }
}
