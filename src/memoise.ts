/**
 * A function that answers each question once: what it made for a thing is kept for as long as the thing is. Only for
 * functions of nothing else; it makes them fast, and changes nothing they say.
 */
export function remember<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>()
  return (key) => {
    const before = made.get(key)
    if (before !== undefined || made.has(key)) return before as V
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/**
 * The same for things that come in some order and seldom come back: only what was made for the last `most` of them is
 * kept.
 */
export function rememberLast<K, V>(most: number, make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    if (made.has(key)) return made.get(key) as V
    const value = make(key)
    made.set(key, value)
    if (made.size > most) made.delete(made.keys().next().value as K)
    return value
  }
}

/** Whether records will be looked at again, so that it pays to keep what was found in them. */
let isKeeping = false

/** From now on, what is found in records is kept from one check to the next. It takes memory, and changes no answer. */
export function keepBetweenChecks(): void {
  isKeeping = true
}

/** Like `remember`, for what is asked once a check: it is kept where another check is to come. */
export function rememberBetweenChecks<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = remember(make)
  return (key) => (isKeeping ? kept(key) : make(key))
}

/** A function that makes its answer when it is asked for the first time, and keeps it. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Gives what was made for a thing at the check before, as long as it is made of the same parts. Whoever checks again and
 * again after small changes gets the same objects for what has not changed.
 */
export function createReuse<V extends object>(): (
  key: object,
  parts: readonly unknown[],
  make: () => V,
) => V {
  const made = new WeakMap<object, { readonly parts: readonly unknown[]; readonly value: V }>()
  return (key, parts, make) => {
    if (!isKeeping) return make()
    const before = made.get(key)
    if (before && isSame(before.parts, parts)) return before.value
    const value = make()
    made.set(key, { parts, value })
    return value
  }
}

/** Whether two lists hold the very same things. */
export const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((part, i) => part === b[i])
