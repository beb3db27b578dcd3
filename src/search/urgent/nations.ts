import { nationsOfPoint, nationsOfPostcode } from '../../countries/gb/nations-of-place.ts'
import type { NationCode } from '../../countries/gb/postcode-area.ts'
import { parsePostcode } from '../../countries/postcode.ts'
import { NATIONS, type Nation } from './lines.ts'

/** The nation with a GSS code; undefined for an island. */
const nationOf = (code: NationCode): Nation | undefined => NATIONS['EWSN'.indexOf(code[0]!)]
const toNations = (codes: readonly NationCode[]) => codes.flatMap((code) => nationOf(code) ?? [])

/** The nations that a postcode or a beginning of one may be in; none for another text. */
export function nationsOfText(text: string): readonly Nation[] {
  const parsed = parsePostcode(text)
  return 'postcode' in parsed ? toNations(nationsOfPostcode(parsed.postcode)) : []
}

/** The nations that a point may be in. */
export const nationsAt = (point: { readonly latitude: number; readonly longitude: number }) =>
  toNations(nationsOfPoint(point))

/** The fewest places, of a hundred, that a directory has in a nation that it is for. */
const LEAST = 10

/** The nations that a directory is for, by the postcodes of its places. */
export function nationsOfPlaces(postcodes: readonly string[]): readonly Nation[] {
  const known = postcodes.map(nationsOfText).filter((nations) => nations.length === 1)
  return NATIONS.filter((nation) => {
    const here = known.filter(([one]) => one === nation).length
    return here > 0 && here * 100 >= known.length * LEAST
  })
}
