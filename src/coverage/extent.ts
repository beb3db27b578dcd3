import { distanceInMetres } from '../countries/distance.ts'
import { type Land, landsOf } from '../countries/gb/lands.ts'
import type { Postcode } from '../countries/postcode.ts'
import type { Located } from './gazetteer/locate.ts'

/** Where the places and areas of a directory are, roughly. */
export interface Extent {
  /** The nations and islands in which they may be; absent when that of one is not known. */
  readonly nations?: readonly Land[]
  /** A circle around all of them, in hundredths of a degree and in kilometres; absent when no point is known. */
  readonly circle?: readonly [latitude: number, longitude: number, kilometres: number]
}

/**
 * True when a postcode is certainly outside a directory: in a nation where it has no place and no area, or farther from its
 * middle than any place and area. Call it only for postcodes that no area covers.
 */
export function isOutside(extent: Extent, postcode: Postcode, located: Located): boolean {
  const { nations, circle } = extent
  if (nations && !landsOf(postcode).some((land) => nations.includes(land))) return true
  if (!circle || !located.point) return false
  const [latitude, longitude, kilometres] = circle
  const distance = distanceInMetres({ latitude, longitude }, located.point)
  return distance - located.doubt > kilometres * 1000
}
