import { LEVELS, type Level, levelOf } from '../../places/gss.ts'
import { nationsOf } from '../../places/postcode-area.ts'
import type { Postcode } from '../../places/postcode.ts'

/** The GSS codes of the areas that a postcode is in, as far as they are known. */
export interface AreaCodes {
  /** The whole postcode is in these. */
  readonly certain: readonly string[]
  /** At least a part of the postcode is in these, which include the certain ones. */
  readonly possible: readonly string[]
  /** The tiers for which `possible` is complete: the postcode is in no other area of such a tier. */
  readonly levels: readonly Level[]
}

/** The codes that follow from the letters of a postcode: its nation, unless a border runs through the postcode area. */
export function codesByLetters({ country, area }: Postcode): AreaCodes {
  if (country !== 'GB') return { certain: [], possible: [], levels: LEVELS }
  const nations = nationsOf(area) ?? []
  return { certain: nations.length === 1 ? nations : [], possible: nations, levels: ['country'] }
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
    if (placed.length > 0) return combine(placed, levels)
  }
  const some = steps.map((lists) => lists.filter((codes) => codes.length > 0))
  const known = some.find(({ length }) => length > 0)
  return known && combine(known, ['country'])
}

/** Whether codes name a place: every place in Britain is in a district, and the islands, which have none, are nations. */
const isPlaced = (codes: readonly string[]) =>
  codes.some((code) => levelOf(code) === 'district' || /^[LM]/.test(code))

function combine(parts: CodeLists, levels: readonly Level[]): AreaCodes {
  const possible = [...new Set(parts.flat())]
  const certain = possible.filter((code) => parts.every((part) => part.includes(code)))
  return { certain, possible, levels }
}
