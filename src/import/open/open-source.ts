import { UserError } from '../../io/command/errors.ts'
import { anyAddress, publicAddresses } from '../../io/http/address-policy.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import type { ReadSource } from '../import.ts'
import { readFiles } from '../recognise.ts'
import { type Fetcher, createFetcher, toSourceUrl } from '../../io/http/fetcher.ts'
import { openFeed } from './open-feed.ts'
import { openPath, unpack } from './open-path.ts'
import { createPageStore } from '../../io/http/page-store.ts'
import type { OpenedFile } from '../../io/files/source-files.ts'

export interface OpenOptions {
  readonly name: string
  /** Whether addresses in a private network may be read. */
  readonly allowsPrivate: boolean
  readonly token?: string | undefined
  /** What the columns of a sheet become. */
  readonly mapping?: RawObject | undefined
  readonly onProgress?: (read: number, total: number | undefined) => void
}

/** Opens a source, whatever it is: a feed or a file on the web, or a file, a folder or an archive on this machine. */
export const openSource = (place: string, options: OpenOptions): Promise<ReadSource> =>
  open(place, options).catch((error: Error) => {
    // The stack, an array or a text became larger than JavaScript allows.
    if (!(error instanceof RangeError)) throw error
    throw new UserError(`\`${place}\` is too large, or nested too deep, to be read.`)
  })

async function open(
  place: string,
  { name, allowsPrivate, token, mapping, onProgress }: OpenOptions,
): Promise<ReadSource> {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(place))
    return readFiles(await openPath(place), { name, mapping })
  if (!/^https?:/i.test(place)) throw new UserError('Only addresses with http or https are read.')
  const url = toSourceUrl(place)
  const moved: URL[] = []
  const fetch = createFetcher(url, {
    mayConnect: allowsPrivate ? anyAddress : publicAddresses,
    ...(token !== undefined && { token }),
    onMoved: (to) => void moved.push(to),
  })
  const store = createPageStore(`.cache/import/${name}`)
  const isFile =
    /\.(?:csv|tsv|zip|xlsx|xlsm|ndjson)$/i.test(url.pathname) ||
    /[?&](?:format|output)=(?:csv|tsv|xlsx)/.test(url.search)
  const feed = isFile
    ? undefined
    : await openFeed(url, { name, fetch, store, ...(onProgress && { onProgress }) })
  const read: ReadSource = feed
    ? { ...feed, isPublicFeed: token === undefined, forget: store.clear }
    : await readFiles(await fetchFiles(url, fetch), { name, mapping })
  const [to] = moved
  if (to)
    read.ledger.remarks.add(
      'the source has moved for good; write its new address after `source:`',
      to.origin + to.pathname.replace(/\/services\/?$/, '/'),
    )
  return read
}

async function fetchFiles(url: URL, fetch: Fetcher): Promise<OpenedFile[]> {
  const { status, bytes } = await fetch(url)
  if (status >= 300) {
    const advice = ADVICE[status] ?? (status >= 500 ? 'Its server fails. Try again later.' : '')
    throw new UserError(`${url.href} answers with status ${status}. ${advice}`.trim())
  }
  return unpack({ path: url.pathname.split('/').at(-1) || 'source', bytes })
}

/** What to do about the status of an answer. */
const ADVICE: Readonly<Record<number, string>> = {
  401: 'It asks who you are. Share a Google sheet with “Anyone with the link”, or name a token with --token-env.',
  403: 'It is not public. Share a Google sheet with “Anyone with the link”, or name a token with --token-env.',
  404: 'Check the address.',
  410: 'It is no longer there. Ask its publisher for the new address.',
}
