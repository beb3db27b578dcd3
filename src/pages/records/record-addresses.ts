import { pageAt } from '../address.ts'

/*
 * The addresses of pages by the ids of their records, so that a link can be made of an id alone. Each file has the ids of about a
 * thousand records, and an address is found with one read.
 */

const RECORDS_PER_FILE = 1000

/** The lists whose pages are found by id. */
export const LISTS_WITH_ID = ['services', 'organizations'] as const
export type ListWithId = (typeof LISTS_WITH_ID)[number]

/** How many records each of these lists has. */
export type Totals = Readonly<Record<ListWithId, { readonly total: number }>>

/** The name of the file that has this id, below the folder of a build's pages. */
export function addressesFile(id: string, totals: Totals): string {
  const records = LISTS_WITH_ID.reduce((sum, list) => sum + totals[list].total, 0)
  const files = Math.max(1, Math.ceil(records / RECORDS_PER_FILE))
  return `addresses/${Number.parseInt(id.slice(-8), 16) % files}.txt`
}

/** The text of a file: addresses without the prefix of a language, by id. */
export const addressesText = (addresses: Iterable<readonly [id: string, address: string]>) =>
  JSON.stringify(Object.fromEntries(addresses))

/** The address of the page of a record; undefined when no record of that list has this id. */
export function addressIn(text: string, list: ListWithId, id: string): string | undefined {
  const address = new Map(Object.entries(JSON.parse(text) as Record<string, string>)).get(id)
  return address?.startsWith(pageAt(`${list}/`)) ? address : undefined
}
