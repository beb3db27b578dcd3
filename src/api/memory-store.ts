import type { FeedStore } from './store.ts'

/** The bodies of files, by path. */
export type Files = Pick<ReadonlyMap<string, string | Uint8Array>, 'get'>

/** A store of files in memory. */
export const createMemoryStore = (files: Files): FeedStore => ({
  read(path) {
    const body = files.get(path)
    return Promise.resolve(body === undefined ? undefined : new Response(body as BodyInit))
  },
})
