import type { FeedStore } from '../api/store.ts'

/** The site's own files, fetched from the network that serves them. None of their paths runs a function. */
export const createSiteStore = (origin: string): FeedStore => ({
  read: (path) => fetch(`${origin}${path}`, AS_IT_IS).then(found),
})

/** To take a file out of its compression would cost more than to wait for it. */
const AS_IT_IS = { headers: { 'accept-encoding': 'identity' } }

const found = (response: Response) => (response.ok ? response : missing(response))

async function missing({ status, body }: Response): Promise<undefined> {
  await body?.cancel()
  if (status !== 404) throw new Error(`The site answered ${status}.`)
}
