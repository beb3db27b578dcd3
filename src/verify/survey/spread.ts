/** Picks at most `max` items, evenly from first to last. */
export const spread = <T>(items: readonly T[], max: number): readonly T[] =>
  items.length <= max
    ? items
    : Array.from(
        { length: max },
        (_, i) => items[Math.round((i * (items.length - 1)) / (max - 1))] as T,
      )
