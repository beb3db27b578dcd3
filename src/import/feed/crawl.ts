import { isObject } from '../../text/is-object.ts'
import type { Ledger } from '../model/findings.ts'
import type { SharedKind } from '../model/model.ts'
import { foldKey } from '../mapping/vocabulary.ts'
import { type GetJson, readList } from './read-list.ts'

export interface CrawlOptions {
  readonly get: GetJson
  /** The host of the feed. */
  readonly host: string
  readonly ledger: Ledger
  readonly add: (kind: SharedKind, json: unknown) => void
  readonly has: (kind: SharedKind, id: string) => boolean
  /** Called with the number of services read so far and the number that the feed says it has. */
  readonly onProgress: ((read: number, total: number | undefined) => void) | undefined
}

/**
 * Walks a feed by its API: its lists, and each service where the list shows less than its own document. Resolves to whether the
 * walk is complete. A record whose document cannot be fetched is left out: half of it would look as if the source had deleted
 * the other half.
 */
export async function crawlFeed(options: CrawlOptions): Promise<boolean> {
  const { get, host, ledger, add, has, onProgress } = options
  const { remarks } = ledger
  const list = (path: string) => readList(path, { get, remarks, host })
  let isComplete = true
  const leaveOut = (id: string) => {
    remarks.add('a record could not be fetched, so it was left out; import again later', id)
    isComplete = false
  }
  // First, so that terms stand in the order of their taxonomies, and not in that of the services.
  for (const [path, kind] of OTHERS) {
    const others = await list(path)
    isComplete &&= others.isComplete
    for (const [id, item] of others.items) {
      // The terms of a taxonomy stand in their order in its own document.
      const whole = kind === 'taxonomy' ? await getOwn(path, id, get) : undefined
      add(kind, whole ?? item)
    }
  }
  const services = await list('services')
  isComplete &&= services.isComplete
  const isShallow = await showsLess(services.items, get)
  let read = 0
  const detailOf = (id: string, item: unknown) =>
    isShallow && hasId(id) ? getOwn('services', id, get) : Promise.resolve(item)
  for await (const [id, detail] of ahead(services.items, detailOf)) {
    if (detail === undefined || detail === null) leaveOut(id)
    else add('service', detail)
    onProgress?.(++read, services.items.size)
  }
  const organizations = await list('organizations')
  isComplete &&= organizations.isComplete
  for (const [id, item] of organizations.items) {
    if (has('organization', id)) continue
    const whole = await getOwn('organizations', id, get)
    if (whole === null) leaveOut(id)
    else add('organization', whole ?? item)
  }
  return isComplete
}

const hasId = (key: string) => !key.startsWith('#')

/** The document of a record; undefined for one without an id. */
const getOwn = (path: string, key: string, get: GetJson): Promise<unknown> =>
  hasId(key) ? get(`${path}/${encodeURIComponent(key)}`) : Promise.resolve(undefined)

/** Records that no service may name. */
const OTHERS: readonly (readonly [string, SharedKind])[] = [
  ['taxonomies', 'taxonomy'],
  ['taxonomy_terms', 'taxonomy_term'],
]

/** How many records are looked at to see whether lists are shallow: one may have gone since the list was read. */
const TRIED = 3

/** Whether the list shows less of a record than its own document does. */
async function showsLess(items: ReadonlyMap<string, unknown>, get: GetJson): Promise<boolean> {
  for (const [id, item] of [...items].slice(0, TRIED)) {
    const detail = await getOwn('services', id, get)
    if (!isObject(detail) || !isObject(item)) continue
    const known = new Set(Object.keys(item).map(foldKey))
    return Object.keys(detail).some((key) => !known.has(foldKey(key)))
  }
  return false
}

/** Fetches a few documents ahead, and yields them in the order of the list. */
async function* ahead(
  items: ReadonlyMap<string, unknown>,
  fetch: (id: string, item: unknown) => Promise<unknown>,
): AsyncGenerator<readonly [id: string, detail: unknown]> {
  const running: (readonly [string, Promise<unknown>])[] = []
  for (const [id, item] of items) {
    const detail = fetch(id, item)
    // An error is thrown where the document is awaited, and nowhere else.
    detail.catch(() => undefined)
    running.push([id, detail])
    if (running.length < AHEAD) continue
    const [first, document] = running.shift()!
    yield [first, await document]
  }
  for (const [id, detail] of running) yield [id, await detail]
}

const AHEAD = 4
