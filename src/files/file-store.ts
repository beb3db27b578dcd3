import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FeedStore } from '../api/store.ts'
import { isPublishable } from '../feed/paths.ts'

/** A store over the published files of a finished build. */
export const createFileStore = (siteDir: string): FeedStore => ({
  async read(path) {
    if (!isPublishable(path)) return undefined
    const file = join(siteDir, path)
    const size = await sizeOf(file)
    if (size === undefined) return undefined
    return new Response(Readable.toWeb(createReadStream(file)) as BodyInit, {
      headers: { 'content-length': `${size}` },
    })
  },
})

/** The size of a file in bytes. Undefined when it does not exist or is not a file. */
async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const stats = await stat(file)
    return stats.isFile() ? stats.size : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}
