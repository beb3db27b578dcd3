import { expect, test } from 'vitest'
import { createPace } from '../../../src/cli/github/pace.ts'

test('calls are spaced by the interval, the first without a wait', async () => {
  const pace = createPace(30)
  const start = performance.now()
  await pace()
  const first = performance.now()
  await pace()
  await pace()
  // A timer may be early by a millisecond.
  expect(performance.now() - start).toBeGreaterThanOrEqual(58)
  expect(first - start).toBeLessThan(performance.now() - first)
})
