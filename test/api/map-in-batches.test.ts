import { expect, test } from 'vitest'
import { mapInBatches } from '../../src/api/map-in-batches.ts'

test('many things are asked for, not all at once, and answered in their order', async () => {
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

test('nothing is asked for nothing, and a failure is passed on', async () => {
  expect(await mapInBatches([], () => Promise.reject(new Error('asked')))).toEqual([])
  await expect(mapInBatches([1, 2], () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  )
})
