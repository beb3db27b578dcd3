import { canonical } from '../../directory/ids.ts'

/**
 * The entries of one list that another does not have. Equal entries count: of two that are equal, one stays if the other
 * list has only one. By default entries are equal if they have the same fields and values.
 */
export function without<T>(
  entries: readonly T[],
  others: readonly T[],
  keyOf: (entry: T) => string = canonical,
): T[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1)
  return entries.filter((entry) => {
    const key = keyOf(entry)
    const count = left.get(key) ?? 0
    if (count > 0) left.set(key, count - 1)
    return count === 0
  })
}
