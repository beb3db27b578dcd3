import type { FeedStore } from '../api/store.ts'

/** The site's own files, fetched from the network that serves them. None of their paths runs a function. */
export const createSiteStore = (origin: string): FeedStore => ({
  async read(path) {
    const response = await fetch(`${origin}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new Error(`The site answered ${response.status}.`)
  },
})
