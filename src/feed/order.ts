import { withoutAccents } from '../text/accents.ts'
/**
 * The sort key of an entry: names, then id. Every list is sorted by name, ignoring accents and case, then by id. Code points
 * are compared, so that the order does not depend on the language of the machine.
 */
export interface Ordered {
  readonly names: readonly string[]
  readonly id: string
}

/** A name without accents and in lower case. */
export const sortName = (name: string): string => withoutAccents(name).toLowerCase()

/** Sorts things by name, then by id. */
export const byName = <
  T extends { readonly id: string; readonly value: { readonly name?: string } },
>(
  things: readonly T[],
): T[] => inOrder(things, ({ id, value }) => ({ names: [value.name ?? ''], id }))

/** Sorts things by their keys. Calls `toOrdered` once for each. */
export function inOrder<T>(things: readonly T[], toOrdered: (thing: T) => Ordered): T[] {
  return things
    .map((thing) => ({ thing, key: toOrdered(thing) }))
    .map(({ thing, key }) => ({ thing, keys: [...key.names.map(sortName), key.id] }))
    .sort((a, b) => compareLists(a.keys, b.keys))
    .map(({ thing }) => thing)
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < a.length; i++) {
    const order = compareCodePoints(a[i]!, b[i] ?? '')
    if (order !== 0) return order
  }
  return 0
}

/** Compares code points, where `<` compares UTF-16 code units. The result is negative, 0 or positive. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1
  }
  return a.length - b.length
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
