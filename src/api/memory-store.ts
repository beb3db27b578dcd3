import type { FeedStore } from './store.ts'

/** Files in memory: what is in each, by its path. */
export type Files = Pick<ReadonlyMap<string, string | Uint8Array>, 'get'>

/** A store over files in memory. */
export const createMemoryStore = (files: Files): FeedStore => ({
  read(path) {
    const body = files.get(path)
    return Promise.resolve(body === undefined ? undefined : new Response(body as BodyInit))
  },
})
