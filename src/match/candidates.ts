import type { MatchRecord } from './record.ts'
import type { Prepared, Shared } from './shared.ts'

/** More records with one mark are compared only where their names share a word as well. */
const MOST = 24

/**
 * The pairs that are worth a comparison, as positions, the smaller first: records of one kind with a mark, or the letters of a name, in
 * common. Their number is at most in proportion to that of the records.
 */
export function* candidatesOf({ prepared, marks }: Shared): Generator<readonly [number, number]> {
  const blocks = new Map<string | number, number[]>()
  const add = (key: string | number, i: number) => {
    const block = blocks.get(key)
    if (!block) blocks.set(key, [i])
    else if (block.at(-1) !== i) block.push(i)
  }
  const short = new Set(
    prepared.flatMap(({ names }) =>
      names.flatMap(({ letters }) => (letters.length < 9 ? letters : [])),
    ),
  )
  for (const [i, { record, names, marks: own }] of prepared.entries()) {
    for (const cell of cellsOf(record)) add(cell, i)
    for (const { letters, initials } of names) {
      add(`${record.kind} name ${letters}`, i)
      for (const some of initials)
        if (some.length > 2 && short.has(some)) add(`${record.kind} name ${some}`, i)
    }
    // What is offered says nothing without another mark.
    for (const mark of own) if (marks[mark]!.by !== 'offer') add(mark, i)
  }
  const pairs: number[] = []
  const size = prepared.length
  const pairUp = (block: readonly number[]) => {
    for (let a = 0; a < block.length; a++)
      for (let b = a + 1; b < block.length; b++) pairs.push(block[a]! * size + block[b]!)
  }
  for (const block of blocks.values()) {
    if (block.length < 2) continue
    if (block.length <= MOST) pairUp(block)
    else for (const some of byWord(block, prepared)) pairUp(some)
  }
  blocks.clear()
  let before = -1
  for (const pair of Float64Array.from(pairs).sort()) {
    if (pair !== before) yield [Math.floor(pair / size), pair % size]
    before = pair
  }
}

/** Cells of 300 m, in numbers for each degree: of latitude, and of longitude in Britain. */
const CELLS = [370, 228] as const

/** The cells of four grids, each half a cell from the next, so that two places near each other share one. */
function* cellsOf({ kind, point }: MatchRecord): Generator<string> {
  if (!point) return
  for (const down of [0, 0.5])
    for (const right of [0, 0.5]) {
      const row = Math.floor(point.latitude * CELLS[0] + down)
      const column = Math.floor(point.longitude * CELLS[1] + right)
      yield `${kind} cell ${down} ${right} ${row} ${column}`
    }
}

/** Those of many records whose names share a word; of still more, each with its neighbours by name. */
function* byWord(
  block: readonly number[],
  prepared: readonly Prepared[],
): Generator<readonly number[]> {
  const lettersOf = (i: number) => prepared[i]!.names[0]?.letters ?? ''
  const words = new Map<string, number[]>()
  for (const i of block)
    for (const word of new Set(prepared[i]!.names.flatMap((name) => name.words))) {
      const some = words.get(word)
      if (some) some.push(i)
      else words.set(word, [i])
    }
  const neighbours = block.toSorted((a, b) =>
    lettersOf(a) < lettersOf(b) ? -1 : lettersOf(a) > lettersOf(b) ? 1 : a - b,
  )
  for (let at = 0; at < neighbours.length; at += MOST / 2)
    yield neighbours.slice(at, at + MOST).toSorted((a, b) => a - b)
  for (const some of words.values()) if (some.length > 1 && some.length <= MOST) yield some
}
