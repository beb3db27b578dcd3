import type { Entry } from '../../../feed/lists.ts'
import { groupBy } from '../../../directory/group-by.ts'
import type { Collection } from '../../../hsds/collections.ts'
import type { Site } from '../composed-site.ts'
import type { Body, FilePart } from '../published-file.ts'
import type { ComposedRecord } from './document.ts'

/** How JSON files are made that are objects with one member for each of some records, in the order of their lists. */
export interface Members {
  readonly collections: readonly Collection[]
  /** The path of the file that has a record; undefined for a record that is in none. */
  readonly file: (collection: Collection, entry: Entry, site: Site) => string | undefined
  /** A member as JSON: its name, a colon and its value. */
  readonly make: (collection: Collection, record: ComposedRecord, site: Site) => string
}

/** Makes each file whole, of documents that are composed for it. */
export const wholeFiles = (members: Members, site: Site): ReadonlyMap<string, () => Body> =>
  new Map(
    Array.from(recordsByFile(members, site), ([path, some]) => {
      const make = ({ collection, entry }: (typeof some)[number]) =>
        members.make(collection, { entry, document: entry.detail() }, site)
      return [path, () => `{${some.map(make).join(',')}}`]
    }),
  )

/** Creates a function that makes the part with a record while its document is at hand. It takes the records of each list in order. */
export function createParts(members: Members, site: Site) {
  const files = new Map(
    Array.from(recordsByFile(members, site), ([path, some]) => [
      path,
      { left: some.length, at: 0 },
    ]),
  )
  return (collection: Collection, record: ComposedRecord): FilePart | undefined => {
    if (!members.collections.includes(collection)) return undefined
    const path = members.file(collection, record.entry, site)
    if (path === undefined) return undefined
    const { left, at } = files.get(path)!
    const member = members.make(collection, record, site)
    const part = `${at === 0 ? '{' : ','}${member}${left === 1 ? '}' : ''}`
    files.set(path, { left: left - 1, at: at + part.length })
    return { path, part, at }
  }
}

const recordsByFile = ({ collections, file }: Members, site: Site) =>
  groupBy(
    collections.flatMap((collection) =>
      site.feed.lists[collection].flatMap((entry: Entry) => {
        const path = file(collection, entry, site)
        return path === undefined ? [] : { collection, entry, path }
      }),
    ),
    ({ path }) => path,
  )
