/*
 * QR codes of bytes with the least error correction (ISO/IEC 18004), as large as a list of fifty services needs. Its tests compare them with
 * those of another writer.
 */

/** Of each version from 1: the bytes for correction in each block, and the number of blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]

/** The dark modules of a text, row by row; undefined when it is too long. `mask` is chosen by the rules unless it is given. */
export function qrOf(text: string, mask?: number): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, i) => bytes.length <= roomOf(i + 1)) + 1
  if (version === 0) return undefined
  const bits = spread(dataOf(bytes, version), version)
  const masks = mask === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [mask]
  const made = masks.map((one) => draw(bits, version, one))
  return made.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best))
}

const sizeOf = (version: number) => 17 + 4 * version

/** The bits that are not patterns. */
function rawBits(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2
  const alignment = marks === 0 ? 0 : (25 * marks - 10) * marks - 55
  return (16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)
}

const dataBytes = (version: number) =>
  Math.floor(rawBits(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!

const lengthBits = (version: number) => (version < 10 ? 8 : 16)

const roomOf = (version: number) =>
  Math.floor((dataBytes(version) * 8 - 4 - lengthBits(version)) / 8)

/** The bytes of the message: the mode, the length, the text and what fills the rest. */
function dataOf(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = []
  const add = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  add(4, 4)
  add(bytes.length, lengthBits(version))
  for (const byte of bytes) add(byte, 8)
  const room = dataBytes(version) * 8
  add(0, Math.min(4, room - bits.length))
  add(0, -bits.length & 7)
  const found = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
  for (let fill = 0xec; found.length < room / 8; fill ^= 0xec ^ 0x11) found.push(fill)
  return found
}

/** The bits of all blocks in the order in which they are drawn, with their correction. */
function spread(data: readonly number[], version: number): readonly number[] {
  const count = BLOCKS[version - 1]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const divisor = divisorOf(CORRECTION[version - 1]!)
  let at = 0
  const blocks = Array.from({ length: count }, (_, i) => {
    const own = data.slice(at, (at += short + (i >= count - longer ? 1 : 0)))
    return { own, correction: remainder(own, divisor) }
  })
  const inTurn = (of: (block: (typeof blocks)[number]) => readonly number[]) =>
    Array.from({ length: Math.max(...blocks.map((block) => of(block).length)) }, (_, i) =>
      blocks.flatMap((block) => of(block)[i] ?? []),
    ).flat()
  return [...inTurn(({ own }) => own), ...inTurn(({ correction }) => correction)].flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >>> bit) & 1),
  )
}

/** Multiplies in the field of 256 elements whose polynomial is 0x11d. */
function times(x: number, y: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((y >>> bit) & 1) * x
  }
  return product
}

function divisorOf(degree: number): readonly number[] {
  let divisor = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < degree; i++, root = times(root, 2))
    divisor = divisor.map((one, j) => times(one, root) ^ (divisor[j + 1] ?? 0))
  return divisor
}

function remainder(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ rest[0]!
    rest = [...rest.slice(1), 0].map((one, i) => one ^ times(divisor[i]!, factor))
  }
  return rest
}

type Grid = (boolean | undefined)[][]

function draw(bits: readonly number[], version: number, mask: number): boolean[][] {
  const size = sizeOf(version)
  const grid = patternsOf(version)
  drawFormat(grid, mask)
  let at = 0
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp) {
    // The column of the timing pattern is left out.
    const column = right === 6 ? 5 : right
    if (right === 6) right = 7
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [column, column - 1])
        if (grid[y]![x] === undefined)
          grid[y]![x] = (bits[at++] ?? 0) === 1 ? !isMasked(mask, x, y) : isMasked(mask, x, y)
    }
  }
  return grid as boolean[][]
}

function isMasked(mask: number, x: number, y: number): boolean {
  const product = x * y
  const sums = [
    x + y,
    y,
    x,
    x + y,
    Math.floor(x / 3) + Math.floor(y / 2),
    (product % 2) + (product % 3),
    (product % 2) + (product % 3),
    ((x + y) % 2) + (product % 3),
  ]
  return sums[mask]! % [2, 2, 3, 3, 2, 10, 2, 2][mask]! === 0
}

/** The patterns by which a camera finds the code. Undefined where bits of the message go. */
function patternsOf(version: number): Grid {
  const size = sizeOf(version)
  const grid: Grid = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  )
  const square = (
    middleX: number,
    middleY: number,
    reach: number,
    isDark: (far: number) => boolean,
  ) => {
    for (let y = middleY - reach; y <= middleY + reach; y++)
      for (let x = middleX - reach; x <= middleX + reach; x++)
        if (grid[y] && x >= 0 && x < size)
          grid[y]![x] = isDark(Math.max(Math.abs(x - middleX), Math.abs(y - middleY)))
  }
  for (let i = 0; i < size; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (far) => far !== 2 && far !== 4)
  const places = alignmentOf(version)
  const last = places.length - 1
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries())
      if (!(i + j === 0 || (i === 0 && j === last) || (i === last && j === 0)))
        square(x, y, 2, (far) => far !== 1)
  if (version >= 7) drawVersion(grid, version)
  drawFormat(grid, 0)
  return grid
}

function alignmentOf(version: number): readonly number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2
  return [
    6,
    ...Array.from({ length: count - 1 }, (_, i) => sizeOf(version) - 7 - i * step).reverse(),
  ]
}

/** Appends the remainder of a division by a generator polynomial. */
function coded(value: number, length: number, generator: number): number {
  let rest = value
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator)
  return (value << length) | rest
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length
  // 1 is the least correction.
  const bits = coded((1 << 3) | mask, 10, 0x537) ^ 0x5412
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >>> i) & 1) === 1
    const near = i < 6 ? i : i < 8 ? i + 1 : i === 8 ? 7 : 14 - i
    if (i < 8) {
      grid[near]![8] = isDark
      grid[8]![size - 1 - i] = isDark
    } else {
      grid[8]![near] = isDark
      grid[size - 15 + i]![8] = isDark
    }
  }
  grid[size - 8]![8] = true
}

function drawVersion(grid: Grid, version: number): void {
  const bits = coded(version, 12, 0x1f25)
  for (let i = 0; i < 18; i++) {
    const [a, b] = [grid.length - 11 + (i % 3), Math.floor(i / 3)]
    grid[a]![b] = grid[b]![a] = ((bits >>> i) & 1) === 1
  }
}

/** How hard a code is to read, by the four rules of the standard. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  const columns = grid.map((_, x) => grid.map((row) => row[x]!))
  let penalty = 0
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2
    for (let i = 0; i <= size - 11; i++)
      if (['10111010000', '00001011101'].includes(text.slice(i, i + 11))) penalty += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1)
        penalty += 3
  const dark = grid.flat().filter(Boolean).length
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / size ** 2 - 10))
}
