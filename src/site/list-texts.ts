import { type Slice, pageFrame } from '../feed/page.ts'
import { summarise } from '../feed/summarise.ts'
import type { Collection } from '../hsds/collections.ts'

/** Services are asked for by their ids and dates alone; other lists are not. */
export const hasMinimal = (collection: Collection) =>
  collection === 'services' || collection === 'service_at_locations'

/** A record as its list shows it. */
export const itemText = (document: object): string => JSON.stringify(summarise(document))

/** The id of a record, and the date of its service where that is known. */
export function minimalText(document: object & { readonly id: string }): string {
  const { id, last_modified, service } = document as {
    id: string
    last_modified?: string
    service?: { last_modified?: string }
  }
  const modified = last_modified ?? service?.last_modified
  return JSON.stringify({ id, ...(modified && { last_modified: modified }) })
}

/** One page of a list, from the texts on it. */
export function pageText(slice: Slice, contents: readonly string[]): string {
  const [head, tail] = pageFrame(slice)
  return `${head}${contents.join(',')}${tail}`
}

/** Texts one a line, each with its end. */
export const linesText = (texts: readonly string[]): string =>
  texts.length > 0 ? `${texts.join('\n')}\n` : ''
