import type { Collection } from '../../hsds/collections.ts'
import { shardPath } from '../format/manifest.ts'
import type { Posting, RowPosting } from '../format/posting.ts'
import { decodeShard, lastNotAfter } from '../format/shard.ts'
import type { Word } from '../text/analyser.ts'
import { type Hits, unscored } from './hits.ts'
import { intersect, union } from './intersect.ts'
import type { Source } from './source.ts'
import { areRows } from './top-rows.ts'

/** How many words are looked up at a time. Once no document has all of them, the others are not looked up. */
const BATCH = 8

/** The documents that have every word. */
export interface Matching {
  /** The rows of the words, when all are very common. The best documents can then be found without listing all. */
  readonly rows?: readonly RowPosting[]
  readonly hits: () => Hits
}

/** Looks words up; undefined when there are none. */
export async function findWords(
  source: Source,
  collection: Collection,
  words: readonly Word[],
): Promise<Matching | undefined> {
  const { count } = source.manifest.collections[collection]
  let hits: Hits | undefined
  for (let i = 0; i < words.length; i += BATCH) {
    const batch = words.slice(i, i + BATCH)
    const known = await readPostings(source, collection, new Set(batch.flat()))
    const found = batch.map((word) => word.flatMap((term) => known.get(term) ?? []))
    if (found.some((alternatives) => alternatives.length === 0)) return NONE
    const postings = found.map((alternatives) => union(alternatives, count))
    if (words.length <= BATCH && areRows(postings))
      return { rows: postings, hits: () => intersect(postings) }
    hits = intersect(postings, hits)
    if (hits.docs.length === 0) break
  }
  return hits && { hits: () => hits }
}

const NONE: Matching = { hits: () => unscored(new Uint32Array()) }

/** The postings of the terms that occur. Reads each shard once. */
async function readPostings(source: Source, collection: Collection, terms: ReadonlySet<string>) {
  const { count, shards } = source.manifest.collections[collection]
  const starts = shards === '' ? [] : shards.split(',')
  const byShard = new Map<number, string[]>()
  for (const term of terms) {
    const shard = lastNotAfter(starts, term)
    byShard.set(shard, [...(byShard.get(shard) ?? []), term])
  }
  const found = new Map<string, Posting>()
  const read = async ([shard, own]: [number, string[]]) => {
    if (shard < 0) return
    const find = decodeShard(await source.read(shardPath(collection, shard), count), count)
    for (const term of own) {
      const posting = find(term)
      if (posting) found.set(term, posting)
    }
  }
  await Promise.all([...byShard].map(read))
  return found
}
