import { memoiseLru } from '../../text/memoise.ts'
import { nationsOf } from './postcode-area.ts'
import type { BankHolidayArea } from './bank-holidays.ts'

const AREAS: Readonly<Record<string, BankHolidayArea>> = {
  E92000001: 'england',
  W92000004: 'england',
  S92000003: 'scotland',
  N92000002: 'northern',
}

/** The part of the United Kingdom whose bank holidays count at these postcodes; undefined where that is not one, or not known. */
export function holidayAreaOf(
  postcodes: readonly (string | undefined)[],
): BankHolidayArea | undefined {
  const [first, ...others] = new Set(postcodes.map((postcode) => areaOf(lettersOf(postcode))))
  return others.length === 0 ? first : undefined
}

const lettersOf = (postcode = '') => /^\s*([A-Za-z]{1,2})\d/.exec(postcode)?.[1] ?? ''

/** That of the letters of a postcode, where they have one nation. */
const areaOf = memoiseLru(200, (letters: string): BankHolidayArea | undefined => {
  const nations = (nationsOf(letters.toUpperCase()) ?? []).map((nation) => AREAS[nation])
  return new Set(nations).size === 1 ? nations[0] : undefined
})
