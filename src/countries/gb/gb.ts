import type { CountryRules } from '../country.ts'
import { isInBritain } from './britain.ts'
import { parseBritishPostcode } from './postcode.ts'
import { postcodeAreas } from './postcode-area.ts'

/** The United Kingdom, the Isle of Man and the Channel Islands. */
export const GB: CountryRules = {
  alpha3: 'GBR',
  names:
    /^(?:united kingdom|u\.?k\.?|great britain|g\.?b\.?r?|england|wales|scotland|northern ireland)$/i,
  currency: 'GBP',
  postcodes: {
    parse: parseBritishPostcode,
    shardOf: ({ outcode }) => outcode,
    cellOf: ({ sector }) => sector,
    cellsAround: ({ outcode }) => outcode && `${outcode} `,
    isAreaName: (text) => postcodeAreas().includes(text.toUpperCase()),
    areaExample: 'the letters that its postcodes begin with, such as `BS`',
    example: '`BS3 4EB`, or only its first part, such as `BS3`',
    isPlausible: ({ latitude, longitude }) => isInBritain(latitude, longitude),
    doubt: { unit: 100, cell: 3000, wider: 6000 },
    leastRows: 1_000_000,
  },
  nations: ['England', 'Wales', 'Scotland', 'Northern Ireland', 'United Kingdom'],
  isDayFirst: true,
  hasSectors: true,
  hasAreaCodes: true,
  hasBankHolidays: true,
  hasPhonePlan: true,
}
