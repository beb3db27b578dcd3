import { expect, test } from 'vitest'
import { createPace } from '../../../src/cli/github/pace.ts'

test('calls are spaced by the interval', async () => {
  const pace = createPace(30)
  const start = performance.now()
  await pace()
  await pace()
  await pace()
  // A timer may be early by a millisecond.
  expect(performance.now() - start).toBeGreaterThanOrEqual(58)
})
