import type { Ledger } from '../model/findings.ts'
import type { SharedKind } from '../model/model.ts'
import { foldKey } from './rule.ts'
import { type Page, readPage } from './pages.ts'

/** Gets a document of a feed; undefined where the feed has none. */
export type GetJson = (path: string) => Promise<unknown>

export interface CrawlOptions {
  readonly get: GetJson
  readonly ledger: Ledger
  readonly add: (kind: SharedKind, json: unknown) => void
  readonly has: (kind: SharedKind, id: string) => boolean
  /** Called with the number of services read so far and the number that the feed says it has. */
  readonly onProgress?: (read: number, total: number | undefined) => void
}

const PER_PAGE = 100
/** A feed that never ends, ends here. */
const MAX_PAGES = 20_000

/**
 * Walks a feed by its API: the pages of services by a counter of our own, because the numbers in the envelopes differ, and
 * then each service where the list shows less than that. Resolves to whether the walk is complete.
 */
export async function crawlFeed({
  get,
  ledger,
  add,
  has,
  onProgress,
}: CrawlOptions): Promise<boolean> {
  // First, so that terms stand in the order of their taxonomies, and not in that of the services.
  for (const [path, kind] of OTHERS) {
    const others = await readList(path, { get, ledger })
    for (const [id, item] of others.items) {
      // The terms of a taxonomy stand in their order in its own document.
      const whole = kind === 'taxonomy' ? await get(`${path}/${encodeURIComponent(id)}`) : undefined
      add(kind, whole ?? item)
    }
  }
  const listed = await readList('services', { get, ledger })
  let isComplete = listed.isComplete
  const total = listed.items.size
  const [first] = listed.items
  const isShallow = first !== undefined && (await showsLess(first, get))
  let read = 0
  const detailOf = (id: string, item: unknown) =>
    isShallow ? get(`services/${encodeURIComponent(id)}`) : Promise.resolve(item)
  for await (const [id, item, detail] of ahead(listed.items, detailOf)) {
    if (detail === undefined) {
      ledger.remarks.add(
        'the record of a service could not be fetched; what the list says was taken',
        id,
      )
      isComplete = false
    }
    add('service', detail ?? item)
    onProgress?.(++read, total)
  }
  const organizations = await readList('organizations', { get, ledger })
  for (const [id, item] of organizations.items)
    if (!has('organization', id))
      add('organization', (await get(`organizations/${encodeURIComponent(id)}`)) ?? item)
  return isComplete
}

/** Records that no service may name. */
const OTHERS: readonly (readonly [string, SharedKind])[] = [
  ['taxonomies', 'taxonomy'],
  ['taxonomy_terms', 'taxonomy_term'],
]

interface Listed {
  /** By id, each once: the order of a feed without `sort` is not stable. */
  readonly items: ReadonlyMap<string, unknown>
  readonly isComplete: boolean
}

async function readList(
  path: string,
  { get, ledger }: Pick<CrawlOptions, 'get' | 'ledger'>,
): Promise<Listed> {
  const items = new Map<string, unknown>()
  let total: number | undefined
  for (let number = 1; number <= MAX_PAGES; number++) {
    const json = await get(`${path}?page=${number}&per_page=${PER_PAGE}`)
    const page = readPage(json)
    if (!page) {
      if (number > 1)
        ledger.remarks.add(
          `a page of ${path} could not be read, so the walk ended there`,
          `page ${number}`,
        )
      return { items, isComplete: number === 1 && path !== 'services' }
    }
    const before = items.size
    for (const item of page.items) items.set(idOf(item) ?? `#${items.size}`, item)
    total = page.total ?? total
    const isNew = items.size > before
    if (isEnd(page, number) || !isNew) break
  }
  const isComplete = total === undefined || items.size >= total
  if (!isComplete)
    ledger.remarks.add(
      `${path}: the feed says that it has ${total}, and its pages have ${items.size}`,
    )
  return { items, isComplete }
}

const isEnd = ({ items, isLast, totalPages }: Page, number: number): boolean =>
  items.length === 0 || isLast === true || (totalPages !== undefined && number >= totalPages)

const idOf = (item: unknown): string | undefined => {
  const id =
    typeof item === 'object' && item !== null ? (item as Record<string, unknown>).id : undefined
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** Whether the list shows less of a record than its own document does. */
async function showsLess([id, item]: readonly [string, unknown], get: GetJson): Promise<boolean> {
  const detail = await get(`services/${encodeURIComponent(id)}`)
  if (typeof detail !== 'object' || detail === null) return false
  const known = new Set(Object.keys(item as object).map(foldKey))
  return Object.keys(detail).some((key) => !known.has(foldKey(key)))
}

/** Fetches a few documents ahead, and yields them in the order of the list. */
async function* ahead(
  items: ReadonlyMap<string, unknown>,
  fetch: (id: string, item: unknown) => Promise<unknown>,
): AsyncGenerator<readonly [id: string, item: unknown, detail: unknown]> {
  const running: (readonly [string, unknown, Promise<unknown>])[] = []
  for (const [id, item] of items) {
    const detail = fetch(id, item)
    // An error is thrown where the document is awaited, and nowhere else.
    detail.catch(() => undefined)
    running.push([id, item, detail])
    if (running.length < AHEAD) continue
    const [first, listed, document] = running.shift()!
    yield [first, listed, await document]
  }
  for (const [id, item, detail] of running) yield [id, item, await detail]
}

const AHEAD = 4
