/** Memoises a pure function of one object, in a WeakMap. */
export function memoise<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) return cached as V
    const value = make(key)
    cache.set(key, value)
    return value
  }
}

/**
 * Memoises a pure function in a cache that keeps at least the `size` results used last and at most twice as many: those of equal keys
 * are the same. It drops the older half at once, because a Map from which keys are deleted one by one gets slow to read.
 */
export function memoiseLru<A, V>(
  size: number,
  make: (argument: A) => V,
  keyOf: (argument: A) => unknown = (argument) => argument,
): (argument: A) => V {
  let young = new Map<unknown, V>()
  let old = young
  return (argument) => {
    const key = keyOf(argument)
    const cached = young.get(key)
    if (cached !== undefined || young.has(key)) return cached as V
    const value = old.has(key) ? (old.get(key) as V) : make(argument)
    if (young.size >= size) [old, young] = [young, new Map()]
    young.set(key, value)
    return value
  }
}

/** Memoises a function without arguments. */
export function once<V>(make: () => V): () => V {
  let cached: { readonly value: V } | undefined
  return () => (cached ??= { value: make() }).value
}

/** Whether the same content is checked repeatedly. A single check does not pay for caches that only the next one reads. */
let isRepeating = false

/** Turns on the caches between checks, for a process that checks the same content repeatedly. */
export function cacheBetweenChecks(): void {
  isRepeating = true
}

/** Memoises a pure function that one check calls once per object: only a later check can reuse the result. */
export function memoiseBetweenChecks<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const memoised = memoise(make)
  return (key) => (isRepeating ? memoised(key) : make(key))
}

/**
 * Creates a cache between checks: it returns the value cached for `key` while `parts`, everything that the value is made of,
 * are the same objects. Unchanged records thus stay the same objects from one check to the next.
 */
export function memoiseByParts<V extends object>(): (
  key: object,
  parts: readonly unknown[],
  make: () => V,
) => V {
  const cache = new WeakMap<object, { readonly parts: readonly unknown[]; readonly value: V }>()
  return (key, parts, make) => {
    if (!isRepeating) return make()
    const cached = cache.get(key)
    if (cached && hasSameItems(cached.parts, parts)) return cached.value
    const value = make()
    cache.set(key, { parts, value })
    return value
  }
}

/** Whether two lists hold identical items (`===`) in the same order. */
export const hasSameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, i) => item === b[i])
