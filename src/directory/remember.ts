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
