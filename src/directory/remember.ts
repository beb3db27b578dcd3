/**
 * A function that answers each question once: what it made for a thing is kept for as long as the thing is. Only for
 * functions of nothing else; it makes them fast, and changes nothing they say.
 */
export function remember<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    let found = made.get(key)
    if (!found) made.set(key, (found = { value: make(key) }))
    return found.value
  }
}

/** A function that makes its answer when it is asked for the first time, and keeps it. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined
  return () => (made ??= { value: make() }).value
}
