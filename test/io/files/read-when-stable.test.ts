import { expect, test } from 'vitest'
import { isRecent, readWhenStable } from '../../../src/io/files/read-when-stable.ts'

/** Reads numbers that grow with each read, up to a limit. */
const growing = (limit: number) => {
  let reads = 0
  return () => Math.min(reads++, limit)
}
const compare = (before: number, now: number) => (before === now ? [] : ['number'])

test('returns the first value that two reads agree on', async () => {
  expect(await readWhenStable(growing(3), compare)).toEqual({ value: 3, unstable: [] })
})

test('names what changes on every read', async () => {
  const { unstable } = await readWhenStable(growing(Infinity), compare)
  expect(unstable).toEqual(['number'])
})

test('a file is recent for a moment after its last change, and for longer while it is empty', () => {
  const now = Date.now()
  expect(isRecent({ ctimeMs: now - 20, size: 5 })).toBe(true)
  expect(isRecent({ ctimeMs: now - 500, size: 5 })).toBe(false)
  expect(isRecent({ ctimeMs: now - 500, size: 0 })).toBe(true)
  expect(isRecent({ ctimeMs: now - 5000, size: 0 })).toBe(false)
  // The clock of another machine, years ahead.
  expect(isRecent({ ctimeMs: now + 1e11, size: 5 })).toBe(false)
})
