import { type WelshForms, afterNumber, grouped } from './number.ts'

/** A Welsh noun after a number: `2 wasanaeth`, `1,200 gwasanaeth`. */
export const counted = (count: number, forms: WelshForms) =>
  `${grouped(count)} ${afterNumber(count, forms)}`

export const SERVICE: WelshForms = { two: 'wasanaeth', other: 'gwasanaeth' }
export const ORGANIZATION: WelshForms = { other: 'sefydliad' }
export const LOCATION: WelshForms = { two: 'leoliad', other: 'lleoliad' }
export const PLACE: WelshForms = { two: 'le', other: 'lle' }
export const PARAMETER: WelshForms = {
  two: 'baramedr',
  few: 'pharamedr',
  many: 'pharamedr',
  other: 'paramedr',
}
export const POINT: WelshForms = { two: 'bwynt', few: 'phwynt', many: 'phwynt', other: 'pwynt' }
export const MILE: WelshForms = { one: 'filltir', two: 'filltir', other: 'milltir' }
