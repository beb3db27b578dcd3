import type { Feed } from './compose-feed.ts'

/** Caches the responses of a feed, by everything that a request can differ in. */
export function cached(feed: Feed): Feed {
  const responses = new Map<string, Promise<() => Response>>()
  return async (request) => {
    const key = JSON.stringify([request.method, request.url, [...request.headers]])
    const response = responses.get(key) ?? feed(request).then(copier)
    responses.set(key, response)
    return (await response)()
  }
}

/** Reads a response. The function makes copies of it, which are faster than clones of clones. */
async function copier(response: Response): Promise<() => Response> {
  const { status, headers } = response
  const body = response.body && (await response.bytes())
  return () => new Response(body, { status, headers })
}
