import type { Position } from 'geojson'
import { isTooDeep } from '../../text/json-depth.ts'
import type { PolygonRule, Rings } from '../format/coverage-rule.ts'
import { boxOf, mapRings, simplifyRing, tidyRing } from './rings.ts'

/** Why an extent that looks like a geometry cannot be used. */
export type ExtentProblem = 'bad-extent' | 'projected' | 'unsupported-format'

/** The result of parsing an extent; undefined when it is text rather than a geometry. */
export type ParsedExtent =
  { readonly rule: PolygonRule } | { readonly problem: ExtentProblem } | undefined

/**
 * Parses the geometry in a service area's extent. Detects the format from the text, because feeds call many things GeoJSON.
 * Takes polygons from any Feature, FeatureCollection or GeometryCollection, and drops altitudes. Accepts latitude before
 * longitude, and rings that are not closed.
 */
export function parseExtent(extent: string): ParsedExtent {
  const text = extent.trim()
  if (/^(<|(MULTI)?POLYGON\b)/i.test(text)) return { problem: 'unsupported-format' }
  if (!/^[{[]/.test(text)) return undefined
  if (isTooDeep(text)) return { problem: 'bad-extent' }
  const json = parseJson(text)
  if (typeOf(json) === 'Topology') return { problem: 'unsupported-format' }
  const polygons = [...polygonsIn(json)]
  if (polygons.length === 0 || !polygons.every(isPolygon)) return { problem: 'bad-extent' }
  return toRule(polygons)
}

/** Polygons with more positions than this are simplified. */
const MAX_POSITIONS = 500

function toRule(polygons: Rings): ParsedExtent {
  const positions = polygons.flat(2)
  const swapped = positions.every(([x = 0, y = 0]) => x > 49 && x < 61 && y > -9 && y < 3)
  if (!swapped && positions.some(([x = 0, y = 0]) => Math.abs(x) > 180 || Math.abs(y) > 90))
    return { problem: 'projected' }
  const rounded = mapRings(polygons, (ring) => tidyRing(ring, swapped))
  const simple = positions.length > MAX_POSITIONS ? mapRings(rounded, simplifyRing) : rounded
  if (simple.length === 0) return { problem: 'bad-extent' }
  return { rule: { kind: 'polygon', box: boxOf(simple), rings: simple } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const typeOf = (json: unknown) => (json as { type?: unknown } | null | undefined)?.type

function* polygonsIn(json: unknown): Generator<unknown> {
  const part = (json ?? {}) as Readonly<Record<string, unknown>>
  switch (part.type) {
    case 'Feature':
      return yield* polygonsIn(part.geometry)
    case 'FeatureCollection':
      for (const feature of listIn(part.features)) yield* polygonsIn(feature)
      return
    case 'GeometryCollection':
      for (const geometry of listIn(part.geometries)) yield* polygonsIn(geometry)
      return
    case 'Polygon':
      return yield part.coordinates
    case 'MultiPolygon':
      yield* listIn(part.coordinates)
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isPolygon = (value: unknown): value is Position[][] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((ring) => Array.isArray(ring) && ring.length >= 3 && ring.every(isPosition))

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])
