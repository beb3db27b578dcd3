import { type Raw, isRawObject } from '../../record/yaml/raw.ts'
import { isSame } from './same.ts'

/** For each new entry the index of the old entry that it continues. */
export interface Matches {
  /** Matches in the order of both lists. */
  readonly inOrder: ReadonlyMap<number, number>
  /** New entries whose old entry is at another place in the order. */
  readonly moved: ReadonlyMap<number, number>
}

/**
 * Matches the entries of two lists: those with the same id, then equal ones, then the most similar ones in order.
 * It finds the alignment with the highest score, as a diff does (Needleman and Wunsch, 1970).
 */
export function matchEntries(before: readonly Raw[], after: readonly Raw[]): Matches {
  const inOrder = new Map<number, number>()
  let start = 0
  while (start < before.length && start < after.length && isSameAt(start, start))
    inOrder.set(start, start++)
  let [oldEnd, newEnd] = [before.length, after.length]
  while (oldEnd > start && newEnd > start && isSameAt(oldEnd - 1, newEnd - 1))
    inOrder.set(--newEnd, --oldEnd)
  for (const [j, i] of align(before.slice(start, oldEnd), after.slice(start, newEnd)))
    inOrder.set(j + start, i + start)

  const used = new Set(inOrder.values())
  const moved = new Map<number, number>()
  for (const [j, entry] of after.entries()) {
    if (inOrder.has(j)) continue
    const i = before.findIndex((old, at) => !used.has(at) && score(old, entry) >= EQUAL)
    if (i < 0) continue
    used.add(i)
    moved.set(j, i)
  }
  return { inOrder, moved }

  function isSameAt(i: number, j: number): boolean {
    return isSame(before[i] as Raw, after[j] as Raw)
  }
}

function align(before: readonly Raw[], after: readonly Raw[]): [number, number][] {
  // best[i][j]: the highest score of before[i..] and after[j..].
  const best = Array.from({ length: before.length + 1 }, () => Array(after.length + 1).fill(0))
  const scores = before.map((old) => after.map((entry) => score(old, entry)))
  const at = (i: number, j: number) => best[i]?.[j] as number
  const matched = (i: number, j: number) => (scores[i]?.[j] as number) + at(i + 1, j + 1)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (best[i] as number[])[j] = Math.max(matched(i, j), at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (at(i, j) === matched(i, j) && (scores[i]?.[j] as number) > 0) pairs.push([j++, i++])
    else if (at(i, j) === at(i + 1, j)) i++
    else j++
  }
  return pairs
}

const SAME_ID = 10_000
const EQUAL = 1_000

/** How likely an entry continues another one; 0 if it does not. */
function score(before: Raw, after: Raw): number {
  if (isSame(before, after)) return EQUAL
  if (!isRawObject(before) || !isRawObject(after)) return kindOf(before) === kindOf(after) ? 1 : 0
  const [old, id] = [before.id, after.id]
  if (typeof old === 'string' && typeof id === 'string') return old === id ? SAME_ID : 0
  const shared = Object.keys(after).filter(
    (name) => Object.hasOwn(before, name) && isSame(before[name] as Raw, after[name] as Raw),
  )
  return 1 + shared.length
}

const kindOf = (value: Raw) => (Array.isArray(value) ? 'list' : typeof value)
