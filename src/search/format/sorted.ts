/** The position of the last of some ascending values that is not after `wanted`; −1 when all are. */
export function lastNotAfter<T extends string | number>(values: ArrayLike<T>, wanted: T): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle]! <= wanted) low = middle + 1
    else high = middle
  }
  return low - 1
}
