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

/** The position of the first of `size` ascending texts that is not before `wanted`; `size` when all are. */
export function firstNotBefore(size: number, text: (i: number) => string, wanted: string): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (text(middle) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
