import type { Collection } from '../../hsds/collections.ts'

/** The address of a record in the feed. */
export const recordUrl = (collection: Collection, id: string) => `/${collection}/${id}`
