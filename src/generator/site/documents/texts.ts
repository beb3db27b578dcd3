import { summarise } from '../../../feed/summarise.ts'
import { type Collection, collectionNames } from '../../../hsds/collections.ts'

/** The name of a text that lists are made of. */
export type TextName = keyof typeof texts

/** One text for each record of a list. `make` takes the full document. */
interface RecordText {
  readonly collections: readonly Collection[]
  readonly make: (document: Dated) => string
}

interface Dated {
  readonly id: string
  readonly last_modified?: string
  readonly service?: { readonly last_modified?: string }
}

export const texts = {
  /** The record as its list shows it. */
  item: {
    collections: collectionNames,
    make: (document) => JSON.stringify(summarise(document)),
  },
  /** The id of the record, and the date of its service where that is known. */
  minimal: {
    collections: ['services', 'service_at_locations'],
    make({ id, last_modified, service }) {
      const modified = last_modified ?? service?.last_modified
      return JSON.stringify({ id, ...(modified && { last_modified: modified }) })
    },
  },
} as const satisfies Record<string, RecordText>

/** The texts of one record. */
export type RecordTexts = Readonly<Partial<Record<TextName, string>>>

const all = Object.entries(texts) as [TextName, RecordText][]

/** Makes every text that a list is made of. */
export function textsOf(collection: Collection, document: Dated): RecordTexts {
  const made: Partial<Record<TextName, string>> = {}
  for (const [name, { collections, make }] of all)
    if (collections.includes(collection)) made[name] = make(document)
  return made
}
