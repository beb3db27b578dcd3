import type { FeedStore } from './store.ts'

/** A store over files in memory, by their paths. */
export const createMemoryStore = (files: ReadonlyMap<string, string | Uint8Array>): FeedStore => ({
  read(path) {
    const body = files.get(path)
    return Promise.resolve(body === undefined ? undefined : new Response(body as BodyInit))
  },
})
