import { expect, test } from 'vitest'
import { monthsBefore } from '../../src/hsds/calendar.ts'

test.each([
  ['2026-11-21', '2026-08-21'],
  ['2026-05-31', '2026-02-28'],
  ['2024-05-31', '2024-02-29'],
  ['2026-01-15', '2025-10-15'],
  ['2026-03-31', '2025-12-31'],
])('three months before %s is %s', (day, before) => {
  expect(monthsBefore(day, 3)).toBe(before)
})
