import { expect, it } from 'vitest'
import { fromBase64, toBase64, toBase64url } from '../../src/text/base64.ts'

// More bytes than a call takes arguments.
const BYTES = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 251) % 256)

it('reads back what it writes, with line breaks as well', () => {
  const text = toBase64(BYTES)
  expect(text).toBe(Buffer.from(BYTES).toString('base64'))
  expect(fromBase64(text.replaceAll(/.{60}/g, '$&\n'))).toEqual(BYTES)
})

it('writes for addresses without plus, slash and padding', () => {
  const bytes = Uint8Array.from([251, 255, 254, 62])
  expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
})

it('reads no other text', () => {
  expect(() => fromBase64('a')).toThrow()
})
