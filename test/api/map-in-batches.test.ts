import { expect, test } from 'vitest'
import { mapInBatches } from '../../src/api/map-in-batches.ts'

test('maps items a batch at a time, and keeps their order', async () => {
  let asked = 0
  let most = 0
  const answers = await mapInBatches(
    Array.from({ length: 500 }, (_, i) => i),
    async (i) => {
      most = Math.max(most, ++asked)
      await new Promise((resolve) => setTimeout(resolve, i % 7))
      asked--
      return i * 2
    },
  )
  expect(answers).toEqual(Array.from({ length: 500 }, (_, i) => i * 2))
  expect(most).toBe(16)
})

test('maps no items, and passes errors on', async () => {
  expect(await mapInBatches([], () => Promise.reject(new Error('asked')))).toEqual([])
  await expect(mapInBatches([1, 2], () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  )
})
