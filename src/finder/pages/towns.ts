import type { Document } from '../../hsds/types.ts'
import { parsePostcode } from '../../countries/postcode.ts'
import { distanceInMetres } from '../../countries/distance.ts'
import { foldedWords } from '../../search/text/fold.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** A town in which services are, or an area that they serve: what a search near it is answered with. */
export interface Town {
  readonly name: string
  /** A postcode in the middle of it, which says which areas the town is in. */
  readonly postcode?: string
  /** Its middle, as latitude and longitude: the median of its places. */
  readonly point?: readonly [latitude: number, longitude: number]
}

/** The places that a search can be near: those of the directory, and lines of the table of towns of Great Britain. */
export interface TownsFile {
  readonly own: readonly Town[]
  readonly britain: readonly string[]
  /** The first letters of suburbs and villages, each of which has a file. */
  readonly letters: string
}

/** A place of a service that is not confidential, as far as it says where a town is. */
export interface TownPlace extends Town {
  /** The id of the place. */
  readonly id: string
}

/** The places of a service whose town is known. A confidential place says nothing. */
export function townPlacesOf(
  { service_at_locations: pairs = [] }: Document<'service'>,
  { isConfidential }: Pick<PageContext, 'isConfidential'>,
): readonly TownPlace[] {
  return pairs.flatMap(({ location }) => {
    if (!location || isConfidential(location.id)) return []
    const { id, latitude, longitude } = location
    const { city, postal_code } = location.addresses?.[0] ?? {}
    if (city === undefined) return []
    const hasPoint = latitude !== undefined && longitude !== undefined
    return {
      id,
      name: city,
      ...(isUnit(postal_code) && { postcode: postal_code! }),
      ...(hasPoint && { point: [latitude, longitude] as const }),
    }
  })
}

const isUnit = (text = '') => {
  const parsed = parsePostcode(text)
  return 'postcode' in parsed && parsed.postcode.kind === 'unit'
}

/** The towns of a directory, in the order of their names. A town without a postcode and a point cannot be searched near. */
export function townsIn(places: Iterable<TownPlace>): readonly Town[] {
  const towns = new Map<string, Map<string, TownPlace>>()
  for (const place of places) {
    const key = townKey(place.name)
    const known = towns.get(key)
    if (known) known.set(place.id, place)
    else if (key !== '') towns.set(key, new Map([[place.id, place]]))
  }
  return [...towns]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, of]) => townOf([...of.values()]))
}

/** A name as it is compared: `Weston-super-Mare` and `weston super mare` are one town, and so are Saint Ives and St Ives. */
export const townKey = (name: string): string =>
  foldedWords(name)
    .join(' ')
    .replaceAll('-', ' ')
    .replace(/\bsaint\b/g, 'st')

function townOf(places: readonly TownPlace[]): Town | [] {
  const points = places.flatMap(({ point }) => (point ? [point] : []))
  const point =
    points.length > 0
      ? ([
          median(points.map(([latitude]) => latitude)),
          median(points.map(([, east]) => east)),
        ] as const)
      : undefined
  const postcode = nearestPostcode(point, places)
  if (!point && postcode === undefined) return []
  return {
    name: places[0]!.name,
    ...(postcode !== undefined && { postcode }),
    ...(point && { point }),
  }
}

/** The postcode that is nearest to a point; undefined when no place has one. */
export const nearestPostcode = (
  point: Town['point'],
  places: readonly TownPlace[],
): string | undefined =>
  places
    .filter((place) => place.postcode !== undefined)
    .toSorted((one, other) => distanceTo(point, one) - distanceTo(point, other))[0]?.postcode

/** In metres; without coordinates a place is further than any with them. */
const distanceTo = (middle: Town['point'], { point }: TownPlace): number =>
  middle && point ? distanceInMetres(degrees(middle), degrees(point)) : 1e9

const degrees = ([latitude, longitude]: NonNullable<Town['point']>) => ({ latitude, longitude })

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
