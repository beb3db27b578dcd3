/** The most levels of a JSON document; a record of the standard has about ten. */
export const MAX_LEVELS = 100

/** The most values of one response; a page of 200 full records has some 50,000. */
export const MAX_VALUES = 1_000_000

/** The most values of all responses, which are kept in memory (about a gigabyte). 5,000 full records have some two million. */
export const MAX_VALUES_IN_ALL = 20_000_000

/** Counts the values of a JSON document, objects and arrays included. Stops soon after `max`. */
export function countValues(json: unknown, max: number): number {
  const open = [json]
  let count = 0
  while (open.length > 0 && count <= max) {
    const value = open.pop()
    count++
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (inner.length > max) return count + inner.length
    for (const one of inner) open.push(one)
  }
  return count
}
