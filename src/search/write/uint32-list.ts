/** A list of unsigned 32-bit numbers that grows at its end, in four bytes per number. */
export interface Uint32List {
  readonly push: (value: number) => void
  readonly length: () => number
  /** All numbers so far, not copied. */
  readonly view: () => Uint32Array
}

/** Creates an empty list. */
export function createUint32List(): Uint32List {
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
