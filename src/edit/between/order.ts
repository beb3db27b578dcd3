/**
 * The place of each new key: the key before it that stays, or undefined for the start. `names` is the wanted order. A key
 * follows the nearest earlier name that is present; an unknown key comes last.
 */
export function placeKeys(
  staying: readonly string[],
  added: readonly string[],
  names: readonly string[],
): ReadonlyMap<string | undefined, readonly string[]> {
  const sequence = [...staying]
  const rank = (key: string) => {
    const index = names.indexOf(key)
    return index < 0 ? names.length : index
  }
  for (const key of added.toSorted((a, b) => rank(a) - rank(b))) {
    const earlier = names.slice(0, rank(key)).findLast((name) => sequence.includes(name))
    const isKnown = rank(key) < names.length
    const index = isKnown
      ? earlier === undefined
        ? 0
        : sequence.indexOf(earlier) + 1
      : sequence.length
    sequence.splice(index, 0, key)
  }
  const places = new Map<string | undefined, string[]>()
  let before: string | undefined
  for (const key of sequence) {
    if (staying.includes(key)) before = key
    else places.set(before, [...(places.get(before) ?? []), key])
  }
  return places
}
