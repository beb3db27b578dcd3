import { counted } from '../../text/counted.ts'
import type { Page } from './pages.ts'

/** How many items are asked for at once. */
export const PER_PAGE = 100

/** Where a page of a list is. */
export const addressOf = (path: string, page: number): string =>
  `${path}?page=${page}&per_page=${PER_PAGE}`

/** A list that is being read: its items so far, and what the feed has said about it. */
export interface Reading {
  /** By id, or by `#` and the content of an item without one. */
  readonly items: Map<string, unknown>
  /** Every number of items that the feed has said. */
  readonly totals: Set<number>
  /** The hosts that next pages were said to be at. */
  readonly hosts: Set<string>
  /** The last page that could be read. */
  last: Page
  promise: Promised
  /** How many pages brought something new, and how many in turn, at the end, did not. */
  fruitful: number
  barren: number
  /** How many pages could not be read. */
  unread: number
  /** Whether a page brought new items beside some that had come before. */
  hasRepeats: boolean
}

/** What a feed promises after a page. */
type Promised = 'more' | 'end' | 'nothing'

export const createReading = (): Reading => ({
  items: new Map(),
  totals: new Set(),
  hosts: new Set(),
  last: { items: [] },
  promise: 'nothing',
  fruitful: 0,
  barren: 0,
  unread: 0,
  hasRepeats: false,
})

/** Takes the next page; undefined for one that could not be read. */
export function takePage(reading: Reading, number: number, page: Page | undefined): void {
  const { items, totals, hosts } = reading
  const before = items.size
  for (const item of page?.items ?? []) items.set(keyOf(item), item)
  const fresh = items.size - before
  if (page) {
    reading.last = page
    reading.hasRepeats ||= fresh > 0 && fresh < page.items.length
    if (page.total !== undefined) totals.add(page.total)
    if (page.next !== undefined && URL.canParse(page.next)) hosts.add(new URL(page.next).host)
  } else reading.unread++
  if (fresh > 0) reading.fruitful++
  reading.barren = fresh > 0 ? 0 : reading.barren + 1
  reading.promise = promiseAfter(reading, number)
}

/** A feed that says a smaller number than it shows is not believed about its end. */
function promiseAfter({ items, totals, last }: Reading, number: number): Promised {
  const total = largest(totals)
  const announced = announcedBy(last, number)
  if (total === undefined) return announced
  if (items.size < total) return 'more'
  // Some feeds count the items of a page as their total, so one page proves nothing.
  const isEnd = announced === 'end' || (announced === 'nothing' && last.items.length < total)
  return items.size === total && isEnd ? 'end' : 'nothing'
}

/** Whether a page has items that neither were read nor stand beside it. */
export const bringsMore = ({ items }: Reading, page: Page, beside: readonly unknown[]): boolean => {
  const keys = new Set(beside.map(keyOf))
  return page.items.map(keyOf).some((key) => !items.has(key) && !keys.has(key))
}

function announcedBy({ totalPages, isLast, next }: Page, number: number): Promised {
  if (totalPages !== undefined) return number < totalPages ? 'more' : 'end'
  if (isLast !== undefined) return isLast ? 'end' : 'more'
  return next === undefined ? 'nothing' : 'more'
}

/**
 * Why a list that was read to its end is perhaps not all: pages move while they are read, and a record that is taken out draws
 * another one to a page that was read before. So a list must have as many items as its feed has always said, or, where the
 * feed does not say, none that came twice.
 */
export function* doubtsAbout(reading: Reading): Generator<string> {
  const { items, totals, promise, unread, fruitful, barren, last, hasRepeats } = reading
  const total = largest(totals)
  if (totals.size > 1) {
    const said = [...totals]
    yield `it changed while it was read, from ${said[0]} to ${counted(said.at(-1)!, 'record')}`
  }
  if (total !== undefined) {
    if (items.size < total)
      yield `the feed says that it has ${counted(total, 'record')}, and its pages have ${items.size}`
    return
  }
  if (unread > 0) yield `${unread} of its pages could not be read`
  if (promise === 'more') yield 'the feed says that there are more records, and does not show them'
  if (hasRepeats) yield 'records came twice, as they do when pages move, so others may be missing'
  if (fruitful === 1 && barren > 0 && last.items.length > 0 && items.size === PER_PAGE)
    yield 'every page is the same, so there may be more records'
}

const largest = (totals: ReadonlySet<number>): number | undefined =>
  totals.size === 0 ? undefined : Math.max(...totals)

function keyOf(item: unknown): string {
  const id =
    typeof item === 'object' && item !== null ? (item as Record<string, unknown>).id : undefined
  return (typeof id === 'string' && id !== '') || typeof id === 'number'
    ? String(id)
    : `#${JSON.stringify(item)}`
}
