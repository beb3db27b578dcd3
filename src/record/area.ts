import type { Geometry } from 'geojson'
import type { Diagnostic, Path, Place } from '../diagnostics/diagnostic.ts'
import { mistakeIn } from '../text/json-text.ts'
import { positionAt } from '../text/position.ts'
import type { Parsed } from './parsed.ts'
import { tooDeep } from './yaml/finding.ts'

/** One file of areas/: GeoJSON (RFC 7946) that service areas refer to by its slug. */
export interface Area {
  readonly slug: string
  readonly file: string
  /** What the file says the area is called. */
  readonly name?: string
  readonly geojson: GeoJson
}

/** GeoJSON that has been looked at as far as its outermost type. */
export type GeoJson = { readonly type: string } & Readonly<Record<string, unknown>>

/** Reads an area; whether its polygons are polygons is for the rules to say. */
export function parseArea(slug: string, file: string, text: string): Parsed<Area> {
  let geojson: unknown
  try {
    geojson = JSON.parse(text)
  } catch {
    return { diagnostics: [notJson(file, text)] }
  }
  if (!isGeoJson(geojson))
    return {
      diagnostics: [
        {
          code: 'bad-polygon',
          message: 'This file is not GeoJSON: it does not say what it holds.',
          hint: 'Draw the area in a map program and save it as GeoJSON.',
          place: placeAt(file, text, 0),
        },
      ],
    }
  if (isTooDeep(text)) return { diagnostics: [{ ...tooDeep, place: placeAt(file, text, 0) }] }
  const name = nameOf(geojson)
  return { value: { slug, file, geojson, ...(name && { name }) }, diagnostics: [] }
}

/** The types of RFC 7946, section 1.4. Which of them an area can be is for the rules to say. */
const TYPES = [
  ...['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'],
  ...['GeometryCollection', 'Feature', 'FeatureCollection'],
]

const isGeoJson = (value: unknown): value is GeoJson =>
  typeof value === 'object' &&
  value !== null &&
  TYPES.includes((value as { type?: string }).type ?? '')

function nameOf(geojson: GeoJson): string | undefined {
  const { name } = (geojson.properties ?? {}) as { name?: unknown }
  const found = name ?? geojson.name
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}

/** A geometry, and the way to it from the top of the file. */
interface PlacedGeometry {
  readonly geometry: Geometry
  readonly path: Path
}

/** The geometries in GeoJSON, however they are wrapped; something odd among them comes out as it is. */
export function* placedGeometriesOf(value: unknown, path: Path = []): Generator<PlacedGeometry> {
  if (typeof value !== 'object' || value === null) return
  const { type, geometry, features, geometries } = value as Record<string, unknown>
  if (type === 'Feature') yield* placedGeometriesOf(geometry, [...path, 'geometry'])
  else if (type === 'FeatureCollection' && Array.isArray(features))
    for (const [i, feature] of features.entries())
      yield* placedGeometriesOf(feature, [...path, 'features', i])
  else if (type === 'GeometryCollection' && Array.isArray(geometries))
    for (const [i, part] of geometries.entries())
      yield* placedGeometriesOf(part, [...path, 'geometries', i])
  else yield { geometry: value as Geometry, path }
}

/** The same without their places. */
export const geometriesOf = (value: unknown): Geometry[] =>
  [...placedGeometriesOf(value)].map(({ geometry }) => geometry)

const DEEPEST = 64

/** Whether the brackets of JSON nest deeper than those of any area, so that walking them could fill the stack. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (const [sign] of json.matchAll(/\\.|["[\]{}]/g)) {
    if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '[' || sign === '{') depth++
    else depth--
    if (depth > DEEPEST) return true
  }
  return false
}

function notJson(file: string, text: string): Diagnostic {
  const offset = mistakeIn(text)
  const isExtra = /^[\]}]/.test(text.slice(offset)) && /,\s*$/.test(text.slice(0, offset))
  return {
    code: 'yaml-syntax',
    message: isExtra
      ? 'There is a comma before this bracket and nothing behind the comma.'
      : 'From here on, this cannot be read as GeoJSON.',
    hint: isExtra
      ? 'Take the comma out.'
      : 'Export the area again from the map program; such a file is seldom written by hand.',
    place: placeAt(file, text, offset),
  }
}

const placeAt = (file: string, text: string, offset: number): Place => ({
  file,
  path: [],
  ...positionAt(text, offset),
})
