import { type Collection, collectionNames } from '../../hsds/collections.ts'
import { once } from '../../text/memoise.ts'

/** An object with a value for each list, computed when it is first read. */
export function lazily<T>(make: (collection: Collection) => T): Readonly<Record<Collection, T>> {
  const values = {}
  for (const collection of collectionNames)
    Object.defineProperty(values, collection, {
      enumerable: true,
      get: once(() => make(collection)),
    })
  return values as Readonly<Record<Collection, T>>
}
