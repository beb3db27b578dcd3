import type { Document } from '../hsds/types.ts'
import { distanceInMetres } from '../places/distance.ts'
import { type NationCode, nationsOf } from '../places/postcode-area.ts'
import { parsePostcode } from '../places/postcode.ts'
import { districtsAround } from '../places/reach.ts'
import type { SectorTable } from '../places/sectors.ts'
import type { Extent } from './extent.ts'
import type { Point } from './format/point.ts'
import type { Rule } from './format/rule.ts'
import type { Lookup, PostcodeSources } from './gazetteer/postcode-source.ts'

/** Measures where the places and areas of a directory are. The order in which they are added does not matter. */
export interface ExtentBuilder {
  readonly addPlace: (location: Document<'location'>) => void
  readonly addRule: (rule: Rule) => void
  /** Absent without any place or area that can be located. `lookup` locates the postcodes. */
  readonly measure: (lookup: Lookup) => Extent | undefined
}

export function createExtentBuilder({ countries, sectors }: PostcodeSources): ExtentBuilder {
  const nations = new Set<NationCode>()
  const points: Point[] = []
  const postcodes = new Set<string>()
  let isKnown = true

  function addNations(found: readonly NationCode[] | undefined) {
    if (!found || found.length === 0) isKnown = false
    for (const nation of found ?? []) nations.add(nation)
  }
  function addPostcode(text: string) {
    const parsed = parsePostcode(text, countries)
    if (!('postcode' in parsed)) return addNations(undefined)
    postcodes.add(text)
    addNations(nationsOf(parsed.postcode.area))
  }
  function addPoint(point: Point) {
    points.push(point)
    addNations(sectors && nationsAround(point, sectors))
  }

  return {
    addPlace({ location_type, latitude, longitude, addresses = [] }) {
      if (location_type === 'virtual') return
      const written = addresses.filter(({ address_type }) => address_type === 'physical')
      const hasPoint = latitude !== undefined && longitude !== undefined
      if (written.length > 0) for (const { postal_code } of written) addPostcode(postal_code)
      if (!hasPoint) return
      if (written.length > 0) points.push({ latitude, longitude })
      else addPoint({ latitude, longitude })
    },
    addRule(rule) {
      if (rule.kind === 'postcodes') for (const postcode of rule.postcodes) addPostcode(postcode)
      if (rule.kind === 'codes')
        addNations([...rule.inside, ...rule.touching].flatMap((code) => NATIONS[code[0]!] ?? []))
      if (rule.kind !== 'polygon') return
      const [west, south, east, north] = rule.box
      for (const latitude of [south, north])
        for (const longitude of [west, east]) addPoint({ latitude, longitude })
    },
    measure(lookup) {
      const located = [...postcodes].flatMap((text) => lookup(text)?.point ?? [])
      const circle = circleAround([...points, ...located])
      const isBritish = isKnown && nations.size > 0
      if (!circle && !isBritish) return undefined
      return { ...(isBritish && { nations: [...nations].sort() }), ...(circle && { circle }) }
    },
  }
}

/** The nations by the first letter of a GSS code. */
const NATIONS: Readonly<Record<string, NationCode>> = {
  E: 'E92000001',
  W: 'W92000004',
  S: 'S92000003',
  N: 'N92000002',
  L: 'L93000001',
  M: 'M83000003',
}

const nationsAround = (point: Point, sectors: SectorTable): readonly NationCode[] =>
  districtsAround(point, sectors).flatMap(
    (outcode) => nationsOf(/^[A-Z]+/.exec(outcode)?.[0] ?? '') ?? [],
  )

/** People go some way, so the circle of a small directory is not smaller. */
const LEAST_KILOMETRES = 10

/** The middle of the box around some points, and the distance of the farthest of them. */
function circleAround(points: readonly Point[]): Extent['circle'] {
  if (points.length === 0) return undefined
  const [south, north] = extremes(points.map(({ latitude }) => latitude))
  const [west, east] = extremes(points.map(({ longitude }) => longitude))
  const middle = { latitude: half(south, north), longitude: half(west, east) }
  const farthest = extremes(points.map((point) => distanceInMetres(middle, point)))[1]
  const kilometres = Math.max(LEAST_KILOMETRES, Math.ceil(farthest / 1000))
  return [middle.latitude, middle.longitude, kilometres]
}

const half = (one: number, other: number) => Math.round((one + other) * 50) / 100

const extremes = (values: readonly number[]): readonly [least: number, most: number] =>
  values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)] as const,
    [Infinity, -Infinity] as const,
  )
