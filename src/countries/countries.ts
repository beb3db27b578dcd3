import { GB } from './gb/gb.ts'
import { US } from './us/us.ts'

/** The countries that a directory can be of, by their code of ISO 3166-1. A new one is a folder and a line here. */
export const COUNTRIES = { GB, US }

export type Country = keyof typeof COUNTRIES

export const COUNTRY_CODES = Object.keys(COUNTRIES) as readonly Country[]

/** That of a directory which names none. */
export const DEFAULT_COUNTRY: Country = 'GB'
export const DEFAULT_COUNTRIES: readonly Country[] = [DEFAULT_COUNTRY]

export const isCountry = (code: string | undefined): code is Country =>
  code !== undefined && Object.hasOwn(COUNTRIES, code)

/** The country that a text names, by its own name or by that of a nation in it, and nothing else. */
export const countryNamed = (text: string): Country | undefined =>
  COUNTRY_CODES.find((code) => COUNTRIES[code].names.test(text.trim()))

/** The properties of a country that say whether the program can do something there. */
type Ability = 'hasSectors' | 'hasAreaCodes' | 'hasBankHolidays' | 'hasPhonePlan'

export const hasAny = (countries: readonly Country[], ability: Ability): boolean =>
  countries.some((country) => COUNTRIES[country][ability])

export const hasAll = (countries: readonly Country[], ability: Ability): boolean =>
  countries.every((country) => COUNTRIES[country][ability])

/** True where `4/5/2027` is the fourth of May, as in a directory that names no country. */
export const isDayFirst = (country: Country = DEFAULT_COUNTRY): boolean =>
  COUNTRIES[country].isDayFirst
