import { COUNTRIES } from '../../countries/countries.ts'
import { LEVELS, type Level, levelOf } from '../../countries/gb/gss.ts'
import { nationsOf } from '../../countries/gb/postcode-area.ts'
import type { Postcode } from '../../countries/postcode.ts'

/** The GSS codes of the areas that a postcode is in, as far as they are known. */
export interface AreaCodes {
  /** The codes of each part of the postcode, or, if that is not known, of each place where it may be. */
  readonly parts: CodeLists
  /** The tiers for which the codes are complete: the postcode is in no other area of such a tier. */
  readonly levels: readonly Level[]
}

/** The codes that follow from the letters of a postcode: its nation, unless a border runs through the postcode area. */
export function codesByLetters({ country, area }: Postcode): AreaCodes {
  if (!COUNTRIES[country].hasAreaCodes) return { parts: [], levels: LEVELS }
  return { parts: (nationsOf(area) ?? []).map((nation) => [nation]), levels: ['country'] }
}

/** The codes of one or more postcodes: each different list once. */
export type CodeLists = readonly (readonly string[])[]

/**
 * The codes of the first step with a known place, of a postcode, its sector and its outcode. Files have postcodes with only
 * a nation, or without codes: those exclude no area of a smaller tier.
 */
export function codesOfFirst(
  steps: readonly CodeLists[],
  levels: readonly Level[],
): AreaCodes | undefined {
  for (const lists of steps) {
    const placed = lists.filter(isPlaced)
    if (placed.length > 0) return { parts: placed, levels }
  }
  const some = steps.map((lists) => lists.filter((codes) => codes.length > 0))
  const known = some.find(({ length }) => length > 0)
  return known && { parts: known, levels: ['country'] }
}

/** True when codes name a place: every place in Britain is in a district, and the islands, which have none, are nations. */
const isPlaced = (codes: readonly string[]) =>
  codes.some((code) => levelOf(code) === 'district' || /^[LM]/.test(code))
