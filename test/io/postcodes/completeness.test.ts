import { describe, expect, it } from 'vitest'
import { checkComplete } from '../../../src/io/postcodes/completeness.ts'
import { postcodeAreas } from '../../../src/countries/gb/postcode-area.ts'

const all = new Set(postcodeAreas())
const without = (...areas: string[]) => new Set([...all].filter((area) => !areas.includes(area)))

describe('a complete source', () => {
  it('has enough rows, and postcodes in every area of Great Britain', () => {
    expect(() => checkComplete('GB', 1_740_000, without('BT', 'JE', 'GY', 'IM'))).not.toThrow()
    expect(() => checkComplete('GB', 1_740_000, without('LS', 'ZE'))).toThrow(
      /no postcodes in LS, ZE/,
    )
    expect(() => checkComplete('GB', 900_000, all)).toThrow(/900000 rows/)
  })

  it('of ZIP codes has enough rows', () => {
    expect(() => checkComplete('US', 33_791, new Set(['902']))).not.toThrow()
    expect(() => checkComplete('US', 20_000, new Set(['902']))).toThrow(/20000 rows/)
  })
})
