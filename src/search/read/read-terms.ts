import type { Collection } from '../../hsds/collections.ts'
import { shardPath } from '../format/index-manifest.ts'
import { type IndexedTerm, decodeShard } from '../format/shard.ts'
import { lastNotAfter } from '../format/sorted.ts'
import type { Source } from './source.ts'

/** Looks terms up: those that occur, by their names. Reads each shard once. */
export async function readTerms(
  source: Source,
  collection: Collection,
  terms: Iterable<string>,
): Promise<Map<string, IndexedTerm>> {
  const { count, shards } = source.manifest.collections[collection]
  const starts = shards === '' ? [] : shards.split(',')
  const byShard = new Map<number, string[]>()
  for (const term of new Set(terms)) {
    const shard = lastNotAfter(starts, term)
    byShard.set(shard, [...(byShard.get(shard) ?? []), term])
  }
  const found = new Map<string, IndexedTerm>()
  const read = async ([shard, own]: [number, string[]]) => {
    if (shard < 0) return
    const find = decodeShard(await source.read(shardPath(collection, shard), count), count)
    for (const term of own) {
      const indexed = find(term)
      if (indexed) found.set(term, indexed)
    }
  }
  await Promise.all([...byShard].map(read))
  return found
}
