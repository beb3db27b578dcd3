import { LEVELS, type Level } from '../../record/gss.ts'
import { nationsOf } from '../../record/postcode-area.ts'
import type { Postcode } from '../../record/postcode.ts'

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

/** The codes of a postcode that consists of parts, each with its own list of codes. */
export function codesOfParts(
  parts: readonly (readonly string[])[],
  levels: readonly Level[],
): AreaCodes {
  const possible = [...new Set(parts.flat())]
  const certain = possible.filter((code) => parts.every((part) => part.includes(code)))
  return { certain, possible, levels }
}
