import type { CountryRules } from '../country.ts'
import type { ParsedPostcode } from '../postcode.ts'

/** The United States: ZIP codes, and the dollar. */
export const US: CountryRules = {
  alpha3: 'USA',
  names: /^(?:u\.?s\.?a\.?|united states.*)$/i,
  currency: 'USD',
  postcodes: {
    parse: parseZipCode,
    shardOf: ({ area }) => area,
    cellOf: ({ unit }) => unit,
    cellsAround: () => '',
    isAreaName: (text) => /^\d{3}$/.test(text),
    areaExample: 'the first three digits of its ZIP codes, such as `902`',
    example: '`90210` or `90210-1234`',
    isPlausible: ({ latitude, longitude }) =>
      latitude > -15 &&
      latitude < 72 &&
      Math.abs(longitude) <= 180 &&
      !(latitude === 0 && longitude === 0),
    doubt: { unit: 7000, cell: 7000, wider: 30_000 },
    leastRows: 30_000,
  },
  nations: [],
  isDayFirst: false,
  hasSectors: false,
  hasAreaCodes: false,
  hasBankHolidays: false,
  hasPhonePlan: false,
  phoneDigits: [7, 10, 11],
}

/** Five digits. Four more may follow, which name a street and are ignored. */
function parseZipCode(spaced: string): ParsedPostcode {
  const unit = /^(\d{5})([ -]?\d{4})?$/.exec(spaced)?.[1]
  if (unit === undefined) return { problem: 'malformed' }
  return { postcode: { country: 'US', kind: 'unit', area: unit.slice(0, 3), unit } }
}
