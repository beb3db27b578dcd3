import { kinks } from '@turf/turf'
import type { Polygon, Position } from 'geojson'
import type { Diagnostic, Place } from '../../diagnostic.ts'
import { geometriesOf } from '../../record/area.ts'
import type { Directory } from '../directory.ts'
import { walk } from '../walk.ts'

/** An area is not a polygon as RFC 7946 (section 3.1.6) wants it: in areas/, or written into a service area. */
export function* badPolygon({ areas, records }: Directory): Generator<Diagnostic> {
  for (const { geojson, file } of areas.values())
    yield* checkGeoJson(geojson, { file, path: [], line: 1, column: 1 })
  for (const { kind, value, file } of records)
    for (const object of walk(kind, value)) {
      if (object.entity !== 'service_area' || object.value.extent_type !== 'geojson') continue
      const place = { file, path: [...object.path, 'extent'] }
      yield* checkGeoJson(parse(object.value.extent ?? ''), place)
    }
}

function* checkGeoJson(geojson: unknown, place: Place): Generator<Diagnostic> {
  const geometries = [...geometriesOf(geojson)]
  if (geometries.length === 0) yield bad('It holds no area at all.', place)
  for (const geometry of geometries) {
    if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') {
      yield bad(
        `It holds ${geometry?.type ? `a ${geometry.type}` : 'something'} where only polygons can be.`,
        place,
      )
      return
    }
    const polygons = (
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    ) as unknown
    const problem = problemOf(polygons)
    if (problem) {
      yield bad(problem, place)
      return
    }
    yield* crossings(polygons as Position[][][], place)
  }
}

/** What is wrong with the coordinates of some polygons, if anything is. */
function problemOf(polygons: unknown): string | undefined {
  if (!isList(polygons) || polygons.length === 0) return 'It has no coordinates.'
  for (const rings of polygons) {
    if (!isList(rings) || rings.length === 0) return 'One of its polygons has no outline.'
    for (const ring of rings) {
      if (!isList(ring) || ring.length < 4) return 'An outline has fewer than four points.'
      if (!ring.every(isPosition)) return 'A point is not a pair of numbers, longitude first.'
      const points = ring as Position[]
      const [first, last] = [points[0], points.at(-1)]
      if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
        return 'An outline does not end where it starts.'
      if (points.some(([x = 0, y = 0]) => Math.abs(x) > 180 || Math.abs(y) > 90))
        return 'Its points are not degrees of longitude and latitude; save it in WGS 84.'
      if (points.every(([x = 0, y = 0]) => x >= 49 && x <= 61.5 && y >= -9 && y <= 2.5))
        return 'Its points have latitude first; GeoJSON wants longitude first.'
    }
  }
  return undefined
}

const MOST_POINTS_COMPARED = 5000

/** Holes that touch the outline look like crossings as well, hence only a warning. */
function* crossings(polygons: Position[][][], place: Place): Generator<Diagnostic> {
  for (const coordinates of polygons) {
    if (coordinates.flat().length > MOST_POINTS_COMPARED) continue
    const polygon: Polygon = { type: 'Polygon', coordinates }
    const [first] = kinks(polygon).features
    if (!first) continue
    const [longitude, latitude] = first.geometry.coordinates
    yield {
      code: 'self-crossing-polygon',
      message: `The outline of this area seems to cross itself near latitude ${latitude?.toFixed(5)}, longitude ${longitude?.toFixed(5)}.`,
      hint: 'Look at the area on a map; if it is right, nothing needs to be done.',
      place,
    }
    return
  }
}

const bad = (what: string, place: Place): Diagnostic => ({
  code: 'bad-polygon',
  message: `This is not an area that can be published. ${what}`,
  hint: 'Draw the area in a map program, close its outline, and save it as GeoJSON.',
  place,
})

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isPosition = (value: unknown) =>
  isList(value) && value.length >= 2 && value.every((part) => Number.isFinite(part))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
