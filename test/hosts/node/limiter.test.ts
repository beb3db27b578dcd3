import { expect, test } from 'vitest'
import { createLimiter } from '../../../src/hosts/node/limiter.ts'

test('lets an address ask as often as it may, and again three minutes later', () => {
  let now = 0
  const mayAsk = createLimiter(() => now)
  expect([1, 2, 3].map(() => mayAsk('192.0.2.1', 2))).toEqual([true, true, false])
  now = 179_999
  expect(mayAsk('192.0.2.1', 2)).toBe(false)
  now = 180_000
  expect(mayAsk('192.0.2.1', 2)).toBe(true)
})

test('counts each address apart, and the addresses of one network of IPv6 together', () => {
  const mayAsk = createLimiter(() => 0)
  expect(mayAsk('192.0.2.1', 1)).toBe(true)
  expect(mayAsk('192.0.2.2', 1)).toBe(true)
  expect(mayAsk('::ffff:192.0.2.1', 1)).toBe(false)
  expect(mayAsk('2001:db8:0:7::1', 1)).toBe(true)
  expect(mayAsk('2001:db8::7:0:0:0:9', 1)).toBe(false)
  expect(mayAsk('2001:db8:0:8::1', 1)).toBe(true)
})

test('forgets the oldest of very many addresses, and not the newest', () => {
  const mayAsk = createLimiter(() => 0)
  for (let i = 0; i <= 10_000; i++) mayAsk(`a${i}`, 1)
  expect(mayAsk('a10000', 1)).toBe(false)
  expect(mayAsk('a0', 1)).toBe(true)
})
