import { LANDS, isInBox } from './lands.ts'
import { type NationCode, nationsOf } from './postcode-area.ts'
import type { Postcode } from '../postcode.ts'
import { parseBritishPostcode } from './postcode.ts'

/** Districts of areas that a border runs through, with the nation that their area is mostly not in. */
const ACROSS: Readonly<Partial<Record<string, readonly [usual: NationCode, other: string]>>> = {
  CH: ['E92000001', 'CH5 CH6 CH7 CH8'],
  GL: ['E92000001', ''],
  HR: ['E92000001', ''],
  LD: ['W92000004', ''],
  LL: ['W92000004', ''],
  NP: ['W92000004', ''],
  SY: ['E92000001', 'SY16 SY17 SY18 SY19 SY20 SY23 SY24 SY25'],
  CA: ['E92000001', ''],
  DG: ['S92000003', ''],
  TD: ['S92000003', ''],
}
/** Districts with addresses on both sides of a border. */
const BOTH = 'CH1 CH4 HR3 HR5 LD7 LD8 LL14 NP7 NP16 NP25 SY10 SY15 SY21 SY22 TD12 TD15'

/** The nations that a postcode may be in: one, or two where a border runs through its district or only its area is known. */
export function nationsOfPostcode({ area, outcode }: Postcode): readonly NationCode[] {
  const nations = nationsOf(area) ?? []
  const across = ACROSS[area]
  if (!across || outcode === undefined || BOTH.split(' ').includes(outcode)) return nations
  const [usual, other] = across
  return other.split(' ').includes(outcode) ? nations.filter((one) => one !== usual) : [usual]
}

const NAMES: readonly (readonly [NationCode, string])[] = [
  ['E92000001', 'England'],
  ['W92000004', 'Wales'],
  ['S92000003', 'Scotland'],
  ['N92000002', 'Northern Ireland'],
]

/** The name of the one nation that an outcode is in; that of all of them where it may be in two, or nobody knows it. */
export function nationNameOf(outcode: string): string {
  const parsed = parseBritishPostcode(outcode)
  const [nation, other] = 'postcode' in parsed ? nationsOfPostcode(parsed.postcode) : []
  return (other ? undefined : NAMES.find(([code]) => code === nation)?.[1]) ?? 'United Kingdom'
}

/** The nations that a point may be in: two near a border, and none at sea. */
export const nationsOfPoint = (point: {
  readonly latitude: number
  readonly longitude: number
}): readonly NationCode[] =>
  LANDS.flatMap(([land, boxes]) =>
    land.length > 2 && boxes.some((box) => isInBox(point, box)) ? [land as NationCode] : [],
  )
