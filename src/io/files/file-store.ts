import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FeedStore } from '../../api/store.ts'
import { isPublishable } from '../../feed/paths.ts'

/** Files up to this many bytes are read at once, and hold no descriptor while a client receives them. */
const MAX_AT_ONCE = 8 * 1024 * 1024

/**
 * A store over the published files of a finished build. A response is one version of a file: it is opened once, and a build
 * that replaces it meanwhile does not matter.
 */
export const createFileStore = (siteDir: string): FeedStore => ({
  async read(path) {
    if (!isPublishable(path)) return undefined
    const file = await openIfPresent(join(siteDir, path))
    return file && responseOf(file)
  },
})

/** A file as a response. Closes it: at once, or when a long body is read to its end or cancelled. */
async function responseOf(file: FileHandle): Promise<Response | undefined> {
  let isStreamed = false
  try {
    const stats = await file.stat()
    if (!stats.isFile()) return undefined
    if (stats.size <= MAX_AT_ONCE) return new Response(await file.readFile())
    isStreamed = true
    return new Response(Readable.toWeb(file.createReadStream()) as BodyInit)
  } finally {
    if (!isStreamed) await file.close()
  }
}

/** Undefined when a file does not exist. */
async function openIfPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}
