import type { Raw } from '../record/yaml/raw.ts'

/** What two sides began from. It may know no more of it than a digest. */
export interface Base<T> {
  readonly equals: (value: T) => boolean
}

/*
 *   base → theirs     base → ours      result
 *   the same          any              ours
 *   changed           the same         theirs
 *   changed           changed          both, unless both say the same: then ours
 */

/** Whose value counts after both sides began from one; `both` when each has changed it in its own way. */
export function merge3<T>(
  base: Base<T>,
  { ours, theirs }: { readonly ours: T; readonly theirs: T },
  isSame: (a: T, b: T) => boolean = Object.is,
): 'ours' | 'theirs' | 'both' {
  if (base.equals(theirs) || isSame(ours, theirs)) return 'ours'
  return base.equals(ours) ? 'theirs' : 'both'
}

/** An entry of their list: as it was compared, and as it would be written here; nothing where it leads to no record. */
export interface TheirEntry {
  readonly was: Raw
  readonly now?: Raw
}

export interface Lists {
  /** The keys of the entries that both began from. */
  readonly base: readonly string[]
  readonly ours: readonly Raw[]
  readonly theirs: readonly TheirEntry[]
  /** Entries with one key are the same. */
  readonly keyOf: (entry: Raw) => string
}

/**
 * Our list with what they added, and without what they took out; undefined when both sides have changed one entry. What they
 * put in the place of an entry stands where that was.
 */
export function mergeEntries({ base, ours, theirs, keyOf }: Lists): readonly Raw[] | undefined {
  const began = new Set(base)
  const [own, other] = [
    new Map(ours.map((entry) => [keyOf(entry), entry])),
    new Set(theirs.map(({ was }) => keyOf(was))),
  ]
  const gained = theirs.flatMap(({ was, now }) =>
    began.has(keyOf(was)) || now === undefined || own.has(keyOf(now)) ? [] : [now],
  )
  const isOfOurs = [...own.keys()].some((key) => !began.has(key) && !other.has(key))
  const isBothLost = [...began].some((key) => !own.has(key) && !other.has(key))
  if (isBothLost && (isOfOurs || gained.length > 0)) return undefined
  const merged: Raw[] = []
  for (const [key, entry] of own) {
    if (!began.has(key) || other.has(key)) merged.push(entry)
    else merged.push(...gained.splice(0, 1))
  }
  return [...merged, ...gained]
}
