/** Groups of items that are one. Two groups stay apart where one of a pair that is kept apart is in each. */
export interface Groups {
  readonly rootOf: (item: number) => number
  readonly membersOf: (item: number) => readonly number[]
  readonly isApart: (a: number, b: number) => boolean
  readonly join: (a: number, b: number) => void
  /** Every group of more than one. */
  readonly all: () => Iterable<readonly number[]>
  /** The group of each item as it is now. */
  readonly copy: () => (item: number) => number
}

export function createGroups(size: number, apart: Iterable<readonly [number, number]>): Groups {
  const root = Array.from({ length: size }, (_, i) => i)
  const members = new Map<number, number[]>()
  const foes = new Map<number, Set<number>>()
  const rootOf = (item: number): number => {
    let at = item
    while (root[at] !== at) at = root[at] = root[root[at]!]!
    return at
  }
  const membersOf = (item: number): readonly number[] => members.get(rootOf(item)) ?? [item]
  const foesOf = (item: number) => foes.get(item) ?? new Set()
  const addFoe = (a: number, b: number) => foes.set(a, foesOf(a).add(b))
  for (const [a, b] of apart) {
    addFoe(a, b)
    addFoe(b, a)
  }
  return {
    rootOf,
    membersOf,
    all: () => members.values(),
    copy: () => {
      const now = root.map((_, i) => rootOf(i))
      return (item) => now[item]!
    },
    isApart: (a, b) => foesOf(rootOf(a)).has(rootOf(b)),
    join(a, b) {
      const [to, from] = [rootOf(a), rootOf(b)].sort((one, other) => one - other) as [
        number,
        number,
      ]
      if (to === from) return
      members.set(
        to,
        [...membersOf(to), ...membersOf(from)].sort((one, other) => one - other),
      )
      members.delete(from)
      root[from] = to
      for (const foe of foesOf(from)) {
        foesOf(foe).delete(from)
        addFoe(foe, to)
        addFoe(to, foe)
      }
      foes.delete(from)
    },
  }
}
