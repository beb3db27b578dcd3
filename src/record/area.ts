import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isTooDeep } from '../text/json-depth.ts'
import { mistakeIn } from '../text/json-text.ts'
import { positionAt } from '../text/position.ts'
import type { Parsed } from './parsed.ts'
import { type TextProblem, tooDeep } from './yaml/finding.ts'

/** One file of areas/: GeoJSON (RFC 7946) that service areas refer to by its slug. */
export interface Area {
  readonly slug: string
  readonly file: string
  /** The name that the file gives the area, else those of what it is made of, else that of the file in words. */
  readonly name: string
  readonly geojson: GeoJson
}

/** GeoJSON of which only the outermost `type` has been checked. */
export type GeoJson = { readonly type: string } & Readonly<Record<string, unknown>>

/** Reads an area. Rules check its polygons. */
export function parseArea(slug: string, file: string, text: string): Parsed<Area> {
  const fail = (problem: TextProblem, offset = 0): Parsed<Area> => {
    const diagnostic: Diagnostic = {
      ...problem,
      place: { file, path: [], ...positionAt(text, offset) },
    }
    return { diagnostics: [diagnostic] }
  }
  let geojson: unknown
  try {
    geojson = JSON.parse(text)
  } catch {
    const offset = mistakeIn(text)
    return fail(isAfterComma(text, offset) ? EXTRA_COMMA : NOT_JSON, offset)
  }
  if (!isGeoJson(geojson)) return fail(NOT_GEOJSON)
  if (isTooDeep(text)) return fail(tooDeep)
  const name = nameOf(geojson) ?? nameOfParts(geojson) ?? inWords(slug)
  return { value: { slug, file, name, geojson }, diagnostics: [] }
}

/** All types of RFC 7946, section 1.4, including those that no area can be. */
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

/** `Ashton Gate, Ashton Vale`; of many parts nothing. */
function nameOfParts({ features }: GeoJson): string | undefined {
  const parts = Array.isArray(features) ? features.filter(isGeoJson) : []
  const names = [...new Set(parts.map(nameOf))]
  return names.length <= MOST_PARTS && names.every(Boolean)
    ? names.join(', ') || undefined
    : undefined
}

const MOST_PARTS = 4

/** `Old town` of `old-town`. */
const inWords = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/** Whether a closing bracket at an offset follows a comma. */
const isAfterComma = (text: string, offset: number) =>
  /^[\]}]/.test(text.slice(offset)) && /,\s*$/.test(text.slice(0, offset))

const EXTRA_COMMA: TextProblem = {
  code: 'yaml-syntax',
  message: 'There is a comma before this bracket and nothing after the comma.',
  hint: 'Delete the comma.',
}
const NOT_JSON: TextProblem = {
  code: 'yaml-syntax',
  message: 'From here on, this cannot be read as GeoJSON.',
  hint: 'Export the area again from the map program; such files are seldom written by hand.',
}
const NOT_GEOJSON: TextProblem = {
  code: 'bad-polygon',
  message: 'This file is not GeoJSON: it has no `type` of GeoJSON.',
  hint: 'Draw the area in a map program and save it as GeoJSON.',
}
