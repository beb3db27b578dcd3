import { isObject } from '../../text/is-object.ts'
import { UserError } from '../../io/command/errors.ts'
import { crawlFeed } from '../feed/crawl.ts'
import { parseJson } from '../read/json.ts'
import { addressOf } from '../feed/list-reading.ts'
import { createFeedWalker } from '../feed/walk.ts'
import type { ReadSource } from '../import.ts'
import { createLedger } from '../model/findings.ts'
import { aboutFeed } from '../read/about.ts'
import { decodeText } from '../../io/files/decode.ts'
import type { Fetcher } from '../../io/http/fetcher.ts'
import type { PageStore } from '../../io/http/page-store.ts'
import { readPage } from '../feed/pages.ts'

export interface FeedOptions {
  readonly name: string
  readonly fetch: Fetcher
  readonly store: PageStore
  readonly onProgress?: (read: number, total: number | undefined) => void
}

/** Reads a feed by its API. Undefined when there is none at the address. */
export async function openFeed(
  url: URL,
  { name, fetch, store, onProgress }: FeedOptions,
): Promise<ReadSource | undefined> {
  const base = baseOf(url)
  const ledger = createLedger()
  const get = async (path: string): Promise<unknown> => {
    const target = new URL(path, base)
    for (const [key, value] of url.searchParams)
      if (!target.searchParams.has(key)) target.searchParams.set(key, value)
    const kept = store.read(target.href)
    if (kept !== undefined) return kept
    const { status, bytes } = await fetch(target)
    if (status === 429 || status === 503)
      throw new UserError(
        `${base.host} asks for a pause. Run the same command again later: it goes on where it stopped.`,
      )
    if (status >= 500) return null
    if (status >= 300) return undefined
    const json = parseJson(decodeText(bytes).text)
    if (json !== undefined) store.write(target.href, json)
    return json
  }
  const first = await get(addressOf('services', 1))
  if (first !== null && !readPage(first) && !readPage(await get(addressOf('services', 0))))
    return undefined
  const root = await get('')
  const version = isObject(root) ? root.version : undefined
  if (first === null) {
    if (version === undefined) return undefined
    throw new UserError(`The list of services of ${base.href} fails. Try again later.`)
  }
  const about = aboutFeed(root, version === undefined ? undefined : await get('openapi.json'))
  const walker = createFeedWalker(name, ledger)
  const isComplete = await crawlFeed({ ...walker, get, host: base.host, ledger, onProgress })
  const kind =
    typeof version === 'string' ? `Open Referral UK feed (${version})` : 'Open Referral UK 1.0 feed'
  return { kind, model: walker.model(), ledger, isComplete, about }
}

/** The address that the paths of the API follow. */
function baseOf(url: URL): URL {
  const base = new URL(url)
  base.search = ''
  base.pathname = `${base.pathname.replace(/(?:(?<!\/)\/+(?:services(?:\.json)?\/*)?)$/, '')}/`
  return base
}
