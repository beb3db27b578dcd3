import { memoise } from '../text/memoise.ts'
import { decodeLines } from '../api/lines.ts'
import type { Manifest } from '../api/manifest.ts'
import type { ReadBytes } from '../api/read-items.ts'
import { findFilePath } from '../pages/pages-manifest.ts'

/** The build that pages are put together from. */
export interface FindSource {
  readonly manifest: Manifest
  readonly read: ReadBytes
}

/** The lines of a file that pages are put together from. Throws when it is missing or another, and each line when it is altered. */
export async function readFindFile({ manifest, read }: FindSource, name: string, prefix = '') {
  const path = findFilePath(manifest.build, name, prefix)
  const { total: count } = manifest.collections.services
  const lines = decodeLines({ path, count }, await read(path))
  return (line: number) => decoder.decode(lines(line))
}

/**
 * What such a file holds that is one line of JSON, kept while the manifest is: a function answers many searches with one build.
 * `prefix` is that of a language.
 */
export function readFindJson<T>(source: FindSource, name: string, prefix = ''): Promise<T> {
  const kept = keptOf(source.manifest)
  const key = prefix + name
  const known = kept.get(key) as Promise<T> | undefined
  if (known) return known
  const value = readFindFile(source, name, prefix).then((line) => JSON.parse(line(0)) as T)
  kept.set(key, value)
  // A file that could not be read is asked for again.
  value.catch(() => kept.delete(key))
  return value
}

const keptOf = memoise<Manifest, Map<string, Promise<unknown>>>(() => new Map())

const decoder = new TextDecoder()
