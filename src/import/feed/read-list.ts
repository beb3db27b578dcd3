import type { Remarks } from '../model/findings.ts'
import { addressOf, bringsMore, createReading, doubtsAbout, takePage } from './list-reading.ts'
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
  const { items, hosts, totals } = reading
  const doubts: string[] = []
  // Some feeds count their pages from 0. Others answer 0 with an error, or as they answer 1.
  let before = 0
  const takeZero = async (beside: readonly unknown[]) => {
    const page = readPage(await get(addressOf(path, 0)))
    if (!page || !bringsMore(reading, page, beside)) return
    before = 1
    takePage(reading, before, page)
  }
  for (let number = 1; ; number++) {
    const json = await get(addressOf(path, number))
    const page = readPage(json)
    if (number === 1 && json !== null && isSecond(page)) await takeZero(page?.items ?? [])
    if (!page && json !== null && reading.promise !== 'more') break
    takePage(reading, before + number, page)
    const { promise, barren } = reading
    if (promise === 'end' || barren >= (promise === 'more' ? MAX_BARREN : 1)) break
    if (number === MAX_PAGES) {
      doubts.push(`it has no end, and was read as far as page ${number}`)
      break
    }
  }
  if (before === 0 && totals.size > 0 && items.size !== Math.max(...totals)) await takeZero([])
  doubts.push(...doubtsAbout(reading))
  for (const doubt of doubts) remarks.add(`${path}: ${doubt}`)
  for (const other of hosts)
    if (other !== host)
      remarks.add('the next page is said to be at another host, which was not asked', other)
  return { items, isComplete: doubts.length === 0 }
}

/** True when page 1 may not be the first, by what it says. Where there is a total, the end tells. */
const isSecond = (page: Page | undefined): boolean =>
  page?.total === undefined
    ? page?.isFirst !== true
    : page.isFirst === false || (page.items.length === 0 && page.total > 0)
