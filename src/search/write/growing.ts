/** A list of unsigned 32-bit numbers that grows at its end, far more compactly than an array does. */
export interface Growing {
  readonly push: (value: number) => void
  readonly length: () => number
  /** Everything pushed so far; no copy. */
  readonly view: () => Uint32Array
}

/** Creates an empty list of numbers. */
export function createGrowing(): Growing {
  let numbers = new Uint32Array(1024)
  let length = 0
  return {
    push: (value) => {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2)
        larger.set(numbers)
        numbers = larger
      }
      numbers[length++] = value
    },
    length: () => length,
    view: () => numbers.subarray(0, length),
  }
}
