import { distanceInMetres } from '../places/distance.ts'
import { type NationCode, nationsOf } from '../places/postcode-area.ts'
import type { Postcode } from '../places/postcode.ts'
import type { Located } from './gazetteer/locate.ts'

/** Where the places and areas of a directory are, roughly. */
export interface Extent {
  /** The nations in which they may be; absent when the nation of one is not known. */
  readonly nations?: readonly NationCode[]
  /** A circle around all of them, in hundredths of a degree and in kilometres; absent when no point is known. */
  readonly circle?: readonly [latitude: number, longitude: number, kilometres: number]
}

/**
 * Whether a postcode is certainly outside a directory: in a nation where it has no place and no area, or farther from its
 * middle than any place and area. Call it only for postcodes that no area covers.
 */
export function isOutside(extent: Extent, postcode: Postcode, located: Located): boolean {
  const own = postcode.country === 'GB' ? nationsOf(postcode.area) : undefined
  const { nations, circle } = extent
  if (own && nations && !own.some((nation) => nations.includes(nation))) return true
  if (!circle || !located.point) return false
  const [latitude, longitude, kilometres] = circle
  const distance = distanceInMetres({ latitude, longitude }, located.point)
  return distance - located.doubt > kilometres * 1000
}
