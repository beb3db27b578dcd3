import type { FeedStore } from '../../api/store.ts'

/** A store of the site's own files, fetched over the network. None of their paths runs a function. */
export const createSiteStore = (origin: string): FeedStore => ({
  read: (path) => fetch(`${origin}${path}`, UNCOMPRESSED).then(found),
})

/** Decompressing a file takes more CPU time than waiting for more bytes. */
const UNCOMPRESSED = { headers: { 'accept-encoding': 'identity' } }

const found = (response: Response) => (response.ok ? response : missing(response))

async function missing({ status, body }: Response): Promise<undefined> {
  await body?.cancel()
  if (status !== 404) throw new Error(`The site answered ${status}.`)
}
