import { expect, test } from 'vitest'
import { readWhenStable } from '../../src/files/read-when-stable.ts'

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
