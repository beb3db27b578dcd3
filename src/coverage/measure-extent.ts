import type { Document } from '../hsds/types.ts'
import { distanceInMetres } from '../countries/distance.ts'
import { LANDS, type Land, isInBox, landsOf, landsOfArea } from '../countries/gb/lands.ts'
import { parsePostcode } from '../countries/postcode.ts'
import { districtsAround } from '../countries/gb/reach.ts'
import type { SectorTable } from '../countries/gb/sectors.ts'
import type { Extent } from './extent.ts'
import type { Point } from './format/point.ts'
import type { Rule } from './format/coverage-rule.ts'
import type { Lookup, PostcodeSources } from './gazetteer/postcode-source.ts'
import { landsOfRule } from './rule-lands.ts'

/** Measures where the places and areas of a directory are. The order in which they are added does not matter. */
export interface ExtentBuilder {
  readonly addPlace: (location: Document<'location'>) => void
  readonly addRule: (rule: Rule) => void
  /** Absent without any place or area that can be located. `lookup` locates the postcodes. */
  readonly measure: (lookup: Lookup) => Extent | undefined
}

export function createExtentBuilder({ countries, sectors }: PostcodeSources): ExtentBuilder {
  const nations = new Set<Land>()
  const points: Point[] = []
  const postcodes = new Set<string>()
  let isKnown = true

  function addNations(found: readonly Land[]) {
    if (found.length === 0) isKnown = false
    for (const nation of found) nations.add(nation)
  }
  function addPostcode(text: string) {
    const parsed = parsePostcode(text, countries)
    if (!('postcode' in parsed)) return addNations([])
    postcodes.add(text)
    addNations(landsOf(parsed.postcode))
  }

  return {
    addPlace({ location_type, latitude, longitude, addresses = [] }) {
      if (location_type === 'virtual') return
      const written = addresses.filter(({ address_type }) => address_type === 'physical')
      const hasPoint = latitude !== undefined && longitude !== undefined
      if (written.length > 0) for (const { postal_code } of written) addPostcode(postal_code)
      if (!hasPoint) return
      points.push({ latitude, longitude })
      if (written.length === 0) addNations(landsAround({ latitude, longitude }, sectors))
    },
    addRule(rule) {
      if (rule.kind === 'postcodes') for (const postcode of rule.postcodes) addPostcode(postcode)
      if (rule.kind === 'codes' || rule.kind === 'polygon') addNations(landsOfRule(rule))
      if (rule.kind !== 'polygon') return
      const [west, south, east, north] = rule.box
      for (const latitude of [south, north])
        for (const longitude of [west, east]) points.push({ latitude, longitude })
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

/** The lands of the districts around a point, or, where the table has none, those in whose boxes it is. */
function landsAround(point: Point, sectors: SectorTable | undefined): readonly Land[] {
  const districts = sectors ? districtsAround(point, sectors) : []
  const areas = districts.map((outcode) => /^[A-Z]+/.exec(outcode)?.[0] ?? '')
  return areas.length > 0
    ? areas.flatMap(landsOfArea)
    : LANDS.filter(([, boxes]) => boxes.some((box) => isInBox(point, box))).map(([land]) => land)
}

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
