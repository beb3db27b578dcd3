import { expect, it } from 'vitest'
import { qrOf } from '../../../src/pages/scripts/qr.ts'

/** Decoded by two other programs when it was written down. */
const draw = (text: string, mask?: number) =>
  qrOf(text, mask)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

it('has the patterns by which a camera finds it', () => {
  const rows = draw('https://find.example.org/find/list')!
  expect(rows.length).toBe(29)
  for (const row of [rows.slice(0, 7), rows.slice(-7)]) {
    expect(row[0]!.slice(0, 7)).toBe('#######')
    expect(row[3]!.slice(0, 7)).toBe('#.###.#')
  }
  expect(rows[6]!.slice(7, -7)).toBe('.#.#.#.#.#.#.#.')
})

it.each([
  [17, 21],
  [18, 25],
  [271, 57],
  [858, 97],
])('%i letters are %i modules wide', (letters, size) => {
  expect(qrOf('x'.repeat(letters))!.length).toBe(size)
})

it('is nothing for a text that is too long', () => {
  expect(qrOf('x'.repeat(859))).toBeUndefined()
})

it('takes the mask that is easiest to read, and the message stays the same', () => {
  expect(draw('lunch')).toMatchSnapshot()
})
