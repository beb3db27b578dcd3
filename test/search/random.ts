/** A seeded pseudo-random number generator. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly unit: () => number
  readonly whole: (from: number, to: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  /** A position below `size`, Zipf-distributed: the first are the most frequent. */
  readonly zipf: (size: number) => number
}

/** Creates a generator (FNV-1a of the seed, then mulberry32). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193)
  }
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    unit,
    whole: (from, to) => from + Math.floor(unit() * (to - from + 1)),
    chance: (share) => unit() < share,
    pick: (list) => list[Math.floor(unit() * list.length)]!,
    zipf: (size) => Math.min(size - 1, Math.floor((size + 1) ** unit()) - 1),
  }
}
