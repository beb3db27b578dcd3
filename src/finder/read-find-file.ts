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

/** What such a file holds that is one line of JSON. `prefix` is that of a language. */
export const readFindJson = async <T>(...file: Parameters<typeof readFindFile>): Promise<T> =>
  JSON.parse((await readFindFile(...file))(0)) as T

const decoder = new TextDecoder()
