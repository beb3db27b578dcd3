import { expect, test } from 'vitest'
import { retryAfter } from '../../../src/io/http/retry-after.ts'

const NOW = Date.parse('2026-10-20T12:00:00Z')

const waitOf = (status: number, value: string) =>
  retryAfter({ status, headers: new Headers({ 'retry-after': value }) }, NOW)

test.each([
  ['0', 0],
  ['3', 3000],
  ['86400', 86_400_000],
  ['Tue, 20 Oct 2026 12:00:09 GMT', 9000],
  ['Tuesday, 20-Oct-26 12:00:09 GMT', 9000],
  ['Tue, 20 Oct 2026 11:00:00 GMT', 0],
])('%s is %d ms', (value, ms) => {
  expect(waitOf(429, value)).toBe(ms)
  expect(waitOf(503, value)).toBe(ms)
})

test.each(['soon', '-5', '7.5', ''])('%j says nothing', (value) => {
  expect(waitOf(503, value)).toBeUndefined()
})

test.each([200, 301, 404, 500])('status %d does not ask to wait', (status) => {
  expect(waitOf(status, '3')).toBeUndefined()
})
