import type { Geometry } from 'geojson'
import type { Diagnostic, Place } from '../diagnostic.ts'
import type { Parsed } from './validate.ts'
import { tooDeep } from './yaml-problem.ts'

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
  } catch (error) {
    return { diagnostics: [notJson(file, text, error as Error)] }
  }
  if (!isGeoJson(geojson))
    return {
      diagnostics: [
        {
          code: 'bad-polygon',
          message: 'This file is JSON, but not GeoJSON.',
          hint: 'Save the area as GeoJSON: a Polygon, MultiPolygon, Feature or FeatureCollection.',
          place: placeAt(file, ''),
        },
      ],
    }
  if (isTooDeep(text)) return { diagnostics: [{ ...tooDeep, place: placeAt(file, '') }] }
  const name = nameOf(geojson)
  return { value: { slug, file, geojson, ...(name && { name }) }, diagnostics: [] }
}

const TYPES = ['Polygon', 'MultiPolygon', 'GeometryCollection', 'Feature', 'FeatureCollection']

const isGeoJson = (value: unknown): value is GeoJson =>
  typeof value === 'object' &&
  value !== null &&
  TYPES.includes((value as { type?: string }).type ?? '')

function nameOf(geojson: GeoJson): string | undefined {
  const { name } = (geojson.properties ?? {}) as { name?: unknown }
  const found = name ?? geojson.name
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}

/** The geometries in GeoJSON, however they are wrapped; something odd among them comes out as it is. */
export function* geometriesOf(value: unknown): Generator<Geometry> {
  if (typeof value !== 'object' || value === null) return
  const { type, geometry, features, geometries } = value as Record<string, unknown>
  if (type === 'Feature') yield* geometriesOf(geometry)
  else if (type === 'FeatureCollection' && Array.isArray(features))
    for (const feature of features) yield* geometriesOf(feature)
  else if (type === 'GeometryCollection' && Array.isArray(geometries))
    for (const part of geometries) yield* geometriesOf(part)
  else yield value as Geometry
}

const DEEPEST = 64

/** Whether brackets nest deeper than those of any area, so that walking them could fill the stack. */
function isTooDeep(json: string): boolean {
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

/** The library names the position of some errors only; of the others we know that they are somewhere. */
function notJson(file: string, text: string, { message }: Error): Diagnostic {
  const position = /position (\d+)/.exec(message)?.[1]
  const offset = position ? Number(position) : /end of JSON/.test(message) ? text.length : 0
  return {
    code: 'yaml-syntax',
    message: 'This cannot be read as JSON.',
    hint: 'Export the area again from the map program; a GeoJSON file is seldom written by hand.',
    place: placeAt(file, text.slice(0, offset)),
  }
}

function placeAt(file: string, before: string): Place {
  const lines = before.split('\n')
  return { file, path: [], line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
