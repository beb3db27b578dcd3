import type { Remarks } from '../model/findings.ts'
import { PER_PAGE, createReading, doubtsAbout, takePage } from './list-reading.ts'
import { type Page, readPage } from './pages.ts'

/** Gets a document of a feed: undefined where the feed has none, and null where its server fails. */
export type GetJson = (path: string) => Promise<unknown>

export interface ListOptions {
  readonly get: GetJson
  readonly remarks: Remarks
  /** The host of the feed. A next page at any other is told, and never fetched. */
  readonly host: string
}

export interface Listed {
  /** By id, each once. The key of an item without an id is `#` and its content. */
  readonly items: ReadonlyMap<string, unknown>
  /** Whether these are all items, as far as the feed can be believed. The remarks say why not. */
  readonly isComplete: boolean
}

/** A list that never ends, ends here. */
const MAX_PAGES = 5000
/** How many pages in turn may bring nothing new while the feed promises more. */
const MAX_BARREN = 3

/** Reads the pages of a list by a counter of our own, because the numbers and addresses in envelopes differ. */
export async function readList(path: string, { get, remarks, host }: ListOptions): Promise<Listed> {
  const reading = createReading()
  const { items, hosts } = reading
  const doubts: string[] = []
  for (let number = 1; ; number++) {
    const json = await get(`${path}?page=${number}&per_page=${PER_PAGE}`)
    const page = readPage(json)
    if (!page && number === 1 && json !== null) return { items, isComplete: true }
    if (number === 1 && page && isSecond(page)) {
      const first = readPage(await get(`${path}?page=0&per_page=${PER_PAGE}`))
      if (first) takePage(reading, number - 1, first)
    }
    takePage(reading, number, page)
    const { promise, barren } = reading
    if (promise === 'end' || barren >= (promise === 'more' ? MAX_BARREN : 1)) break
    if (number === MAX_PAGES) {
      doubts.push(`it has no end, and was read as far as page ${number}`)
      break
    }
  }
  doubts.push(...doubtsAbout(reading))
  for (const doubt of doubts) remarks.add(`${path}: ${doubt}`)
  for (const other of hosts)
    if (other !== host)
      remarks.add('the next page is said to be at another host, which was not asked', other)
  return { items, isComplete: doubts.length === 0 }
}

/** True when page 1 is not the first: some feeds count their pages from 0. */
const isSecond = ({ isFirst, items, total = 0 }: Page): boolean =>
  isFirst === false || (items.length === 0 && total > 0)
