import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Postcode, parsePostcode } from '../../../src/countries/postcode.ts'
import { createSectorTable, partOfTable } from '../../../src/countries/gb/sectors.ts'

const text = readFileSync(
  new URL('../../../src/countries/gb/data/sectors.txt', import.meta.url),
  'utf8',
)
const table = createSectorTable(text)
const find = (written: string) => table.find(postcode(written))

describe('the table of sectors', () => {
  test('has every district and sector of Great Britain once', () => {
    const lines = text.trimEnd().split('\n')
    const names = lines.map((line) => line.split(' ')[0])
    expect(names).toEqual([...new Set(names)].sort())
    expect(lines).toHaveLength(2995)
    expect(lines.reduce((sum, line) => sum + line.split(' ').length - 2, 0)).toBe(12_005)
  })

  test.each([
    ['BS31 2AA', 'sector', 51.4118, -2.5061],
    ['bs31 2', 'sector', 51.4118, -2.5061],
    ['BS31', 'outcode', 51.4097, -2.4934],
    ['BS31 8AA', 'outcode', 51.4097, -2.4934],
    ['ZE1 0AA', 'sector', 60.1514, -1.1705],
  ])('finds %s by its %s', (written, precision, latitude, longitude) => {
    const found = find(written)!
    expect(found.precision).toBe(precision)
    expect(found.latitude).toBeCloseTo(latitude, 2)
    expect(found.longitude).toBeCloseTo(longitude, 2)
    expect(found.doubt).toBeGreaterThan(500)
  })

  test('gives the sector of a single postcode a doubt of some streets', () => {
    expect(find('BS31 9AA')?.doubt).toBe(100)
  })

  test.each(['BT1 1AA', 'JE2 3AB', 'GY1 1AA', 'IM1 1AA', 'BS'])(
    'has no place for %s',
    (written) => {
      const found = find(written)
      expect(found).toBeUndefined()
    },
  )

  test('is the same when it is read in parts', () => {
    const part = partOfTable(text, 'B')
    expect(part.length).toBeLessThan(30_000)
    expect(createSectorTable(part).find(postcode('BS31 2AA'))).toEqual(find('BS31 2AA'))
    expect(createSectorTable(part).find(postcode('CF10 1AA'))).toBeUndefined()
  })
})

function postcode(written: string): Postcode {
  const parsed = parsePostcode(written)
  if ('problem' in parsed) throw new Error(`${written}: ${parsed.problem}`)
  return parsed.postcode
}
