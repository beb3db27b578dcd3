import { type ListWithId, pageAt } from '../address.ts'
import { fileWith, filesIn } from '../pages-manifest.ts'

/*
 * The addresses of pages by the ids of their records, so that a link can be made of an id alone. Each file has the ids of about a
 * thousand records, and an address is found with one read.
 */

const RECORDS_PER_FILE = 1000

/** How many records each of these lists has. */
export type Totals = Readonly<Record<ListWithId, { readonly total: number }>>

/** The names of all files, below the folder of a build's pages. */
export const addressesFiles = (totals: Totals): readonly string[] =>
  filesIn('addresses', totals.services.total + totals.organizations.total, RECORDS_PER_FILE)

/** The one of them that has this id. */
export const addressesFile = (id: string, files: readonly string[]): string =>
  fileWith(id.slice(-8), files)

/** The text of a file: addresses without the prefix of a language, by id. */
export const addressesText = (addresses: Iterable<readonly [id: string, address: string]>) =>
  JSON.stringify(Object.fromEntries(addresses))

/** The address of the page of a record; undefined when no record of that list has this id. */
export function addressIn(
  addresses: Readonly<Record<string, string>>,
  list: ListWithId,
  id: string,
): string | undefined {
  const address = new Map(Object.entries(addresses)).get(id)
  return address?.startsWith(pageAt(`${list}/`)) ? address : undefined
}
