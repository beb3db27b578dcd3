import type { Reported } from './diagnostic.ts'

/**
 * The problems that a change brings: those of `after` that have no equal in `before`. An equal has the same code, message and
 * file, or else, because a change may rename files, the same code and message. No problem is the equal of two.
 */
export function freshProblems(
  before: readonly Reported[],
  after: readonly Reported[],
): readonly Reported[] {
  const [left, gone] = unmatched(after, before, ({ code, message, place }) =>
    JSON.stringify([code, message, place.file]),
  )
  const [fresh] = unmatched(left, gone, ({ code, message }) => JSON.stringify([code, message]))
  return fresh
}

/** What is left of two lists without the pairs that have the same key. */
function unmatched(
  some: readonly Reported[],
  others: readonly Reported[],
  keyOf: (problem: Reported) => string,
): [some: Reported[], others: Reported[]] {
  const byKey = new Map<string, Reported[]>()
  for (const one of others) {
    const same = byKey.get(keyOf(one))
    if (same) same.push(one)
    else byKey.set(keyOf(one), [one])
  }
  const left = some.filter((one) => !byKey.get(keyOf(one))?.pop())
  return [left, [...byKey.values()].flat()]
}
