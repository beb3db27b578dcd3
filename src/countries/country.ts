import type { Coordinates, ParsedPostcode, Postcode } from './postcode.ts'

/** The facts and rules of one country, which its folder has in a file of this shape. The README beside that file names what is missing. */
export interface CountryRules {
  /** ISO 3166-1, three letters. */
  readonly alpha3: string
  /** Matches its names and those of its nations, whole. Two letters may be a state. */
  readonly names: RegExp
  /** ISO 4217. */
  readonly currency: string
  readonly postcodes: PostcodeRules
  /** Names of nations that a service area can be, as a hint writes them. */
  readonly nations: readonly string[]
  /** True where the day stands before the month. */
  readonly isDayFirst: boolean
  /** True where tables of the program have the middles of its postcode sectors, by which places are judged. */
  readonly hasSectors: boolean
  /** True where postcodes lie in areas with GSS codes. */
  readonly hasAreaCodes: boolean
  readonly hasBankHolidays: boolean
  /** How many digits a telephone number has, where that is all that is known of them. */
  readonly phoneDigits?: readonly number[]
  /** True where telephone numbers are judged by a national plan of numbers. */
  readonly hasPhonePlan: boolean
}

/** How postcodes of one country are written, stored and estimated. */
export interface PostcodeRules {
  /** Parses capital letters, digits, full stops and hyphens with single spaces. */
  readonly parse: (spaced: string) => ParsedPostcode
  /** The part that names the file of a postcode; nothing where too little is written. */
  readonly shardOf: (postcode: Postcode) => string | undefined
  /** The part by which the directory's own places are gathered. */
  readonly cellOf: (postcode: Postcode) => string | undefined
  /** What the names of all cells around a postcode begin with; nothing where too little is written. */
  readonly cellsAround: (postcode: Postcode) => string | undefined
  readonly isAreaName: (text: string) => boolean
  /** The end of "Write …" for an area, and for a postcode. */
  readonly areaExample: string
  readonly example: string
  /** False for swapped latitude and longitude, and for metres of a national grid, which would move a whole sector. */
  readonly isPlausible: (point: Coordinates) => boolean
  /** Metres within which nine of ten postcodes are: of one of their own, of the middle of their cell, of that of the cells around. */
  readonly doubt: { readonly unit: number; readonly cell: number; readonly wider: number }
  /** A complete table of postcodes has at least as many rows. */
  readonly leastRows: number
}
