import type { Collection } from '../../hsds/collections.ts'
import type { Word } from '../analyse.ts'
import { shardPath } from '../format/manifest.ts'
import { all, either } from './match.ts'
import type { Posting, Row } from '../format/posting.ts'
import { areRows } from '../format/rows.ts'
import { decodeShard, lastNotAfter } from '../format/shard.ts'
import { type Hits, unscored } from './filter-mask.ts'
import type { Source } from './source.ts'

/** So many words are looked up at a time; when nothing has all of them, the others are not looked up. */
const AT_A_TIME = 8

/** The documents that have every word. */
export interface Matching {
  /** The rows of the words, where all are very common, so that not every document need be looked at. */
  readonly rows?: readonly Row[]
  readonly hits: () => Hits
}

/** Looks words up; nothing when no word is asked for. */
export async function findWords(
  source: Source,
  collection: Collection,
  words: readonly Word[],
): Promise<Matching | undefined> {
  const { count } = source.manifest.collections[collection]
  let hits: Hits | undefined
  for (let i = 0; i < words.length; i += AT_A_TIME) {
    const some = words.slice(i, i + AT_A_TIME)
    const known = await readPostings(source, collection, new Set(some.flat()))
    const found = some.map((word) => word.flatMap((term) => known.get(term) ?? []))
    if (found.some((alternatives) => alternatives.length === 0)) return NONE
    const postings = found.map((alternatives) => either(alternatives, count))
    if (words.length <= AT_A_TIME && areRows(postings))
      return { rows: postings, hits: () => all(postings) }
    hits = all(postings, hits)
    if (hits.docs.length === 0) break
  }
  return hits && { hits: () => hits }
}

const NONE: Matching = { hits: () => unscored(new Uint32Array()) }

/** The postings of those terms that occur. Terms that stand in one shard share it. */
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
