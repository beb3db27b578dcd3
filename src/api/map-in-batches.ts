/**
 * Measured over HTTP/1.1, 48 files in batches of 16 take an eighth less of the edge's CPU time than all at once: a
 * connection serves several files, and opening one costs about as much as reading a file.
 */
const BATCH = 16

/** Maps items with an async function, one batch of `size` at a time. Keeps their order. */
export async function mapInBatches<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
  size = BATCH,
): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < items.length; first += size)
    results.push(...(await Promise.all(items.slice(first, first + size).map(map))))
  return results
}
