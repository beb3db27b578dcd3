import { LEVELS, type Level, levelOf } from '../../places/gss.ts'
import { nationsOf } from '../../places/postcode-area.ts'
import type { Postcode } from '../../places/postcode.ts'

/** The GSS codes that a postcode lies in, as far as they are known. */
export interface AreaCodes {
  /** The whole of the postcode lies in these. */
  readonly certain: readonly string[]
  /** At least a part of it lies in these; the certain ones are among them. */
  readonly possible: readonly string[]
  /**
   * The tiers for which the codes are complete: a code of such a tier that is not possible does not
   * apply.
   */
  readonly levels: readonly Level[]
}

/**
 * What the letters of a postcode say by themselves: its nation, unless a border runs through the
 * area.
 */
export function codesByLetters({ country, area }: Postcode): AreaCodes {
  if (country !== 'GB') return { certain: [], possible: [], levels: LEVELS }
  const nations = nationsOf(area) ?? []
  return { certain: nations.length === 1 ? nations : [], possible: nations, levels: ['country'] }
}

/** The codes of a postcode, or of anything that consists of postcodes: a list for each that is different. */
export type CodeLists = readonly (readonly string[])[]

/**
 * The codes of what may be a postcode, its sector or its outcode, from the first of them that is known to lie somewhere.
 * Files have postcodes about which they know a nation and no more, or nothing: with these nothing else is ruled out.
 */
export function codesOfFirst(
  steps: readonly CodeLists[],
  levels: readonly Level[],
): AreaCodes | undefined {
  for (const lists of steps) {
    const placed = lists.filter(isPlaced)
    if (placed.length > 0) return codesOfParts(placed, levels)
  }
  const some = steps.map((lists) => lists.filter((codes) => codes.length > 0))
  const known = some.find(({ length }) => length > 0)
  return known && codesOfParts(known, ['country'])
}

/** Whether somewhere is meant: every place in Britain lies in a district, and on the islands, which have none, in a nation. */
const isPlaced = (codes: readonly string[]) =>
  codes.some((code) => levelOf(code) === 'district' || /^[LM]/.test(code))

function codesOfParts(parts: CodeLists, levels: readonly Level[]): AreaCodes {
  const possible = [...new Set(parts.flat())]
  const certain = possible.filter((code) => parts.every((part) => part.includes(code)))
  return { certain, possible, levels }
}
