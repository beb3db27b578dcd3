/** How good an answer is. */
export interface Measures {
  /** Normalised discounted cumulative gain of the first ten results: 1 when every relevant result stands first. */
  readonly gain: number
  /** One divided by the position of the first relevant result; 0 when there is none. */
  readonly rank: number
  /** 1 for an answer without results. */
  readonly empty: number
}

/** The measures of at most ten results, when these are the relevant ones. */
export function measuresOf<T>(results: readonly T[], relevant: ReadonlySet<T>): Measures {
  const worth = (i: number) => 1 / Math.log2(i + 2)
  const sum = (positions: Iterable<number>) => [...positions].reduce((all, i) => all + worth(i), 0)
  const hits = [...results.keys()].filter((i) => relevant.has(results[i]!))
  const best = Array.from({ length: Math.min(10, relevant.size) }, (_, i) => i)
  return {
    gain: best.length === 0 ? 0 : sum(hits) / sum(best),
    rank: hits[0] === undefined ? 0 : 1 / (hits[0] + 1),
    empty: results.length === 0 ? 1 : 0,
  }
}

/** The averages of measures. */
export function average(all: readonly Measures[]): Measures {
  const of = (key: keyof Measures) =>
    all.reduce((sum, one) => sum + one[key], 0) / Math.max(1, all.length)
  return { gain: of('gain'), rank: of('rank'), empty: of('empty') }
}
