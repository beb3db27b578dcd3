/**
 * The one order of every list: by name without accents and capitals, then by id, compared by code points, so that no
 * machine's language plays a part.
 */
export interface Ordered {
  readonly names: readonly string[]
  readonly id: string
}

/** A name as it is compared. */
export const sortName = (name: string): string =>
  // Most names have nothing to take off, and there are many.
  (isPlain(name) ? name : name.normalize('NFKD').replace(/\p{M}+/gu, '')).toLowerCase()

const isPlain = (name: string) => /^[\0-\x7f]*$/.test(name)

/** Orders things by the names that `toOrdered` gives them; each is asked once. */
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

/** Like `<`, which compares UTF-16 units, but right beyond the basic plane as well. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1
  }
  return a.length - b.length
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
