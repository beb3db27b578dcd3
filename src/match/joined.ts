/** Records that are called the same: what follows from two answers is not asked again. */
export interface Joined {
  has(one: string, other: string): boolean
  add(one: string, other: string): void
}

/** Takes ids. */
export function createJoined(): Joined {
  const above = new Map<string, string>()
  const rootOf = (id: string): string => (above.has(id) ? rootOf(above.get(id)!) : id)
  return {
    has: (one, other) => rootOf(one) === rootOf(other),
    add(one, other) {
      const [root, under] = [rootOf(one), rootOf(other)]
      if (root !== under) above.set(under, root)
    },
  }
}
