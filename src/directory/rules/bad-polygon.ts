import { kinks } from '@turf/turf'
import type { Polygon, Position } from 'geojson'
import type { Diagnostic, Path, Place } from '../../diagnostics/diagnostic.ts'
import { type Area, isTooDeep, placedGeometriesOf } from '../../record/area.ts'
import type { Directory } from '../directory.ts'
import { memoise } from '../../memoise.ts'
import type { At, ObjectRule } from './rule.ts'

/** An area is not a polygon as RFC 7946 (section 3.1.6) wants it. */
export function* badPolygon({ areas }: Directory): Generator<Diagnostic> {
  for (const area of areas.values()) yield* checkArea(area)
}

const checkArea = memoise(({ geojson, file }: Area): readonly Diagnostic[] => [
  ...checkGeoJson(geojson, (...path) => ({ file, path })),
])

/** The same, where an area is written into a record. */
export const badWrittenPolygon: ObjectRule<'service_area'> = {
  entity: 'service_area',
  *check({ extent = '', extent_type }, at) {
    if (extent_type !== 'geojson') return
    if (isTooDeep(extent)) yield bad('It is nested too deeply.', at('extent'))
    else yield* checkGeoJson(parse(extent), () => at('extent'))
  },
}

function* checkGeoJson(geojson: unknown, at: At): Generator<Diagnostic> {
  const geometries = [...placedGeometriesOf(geojson)]
  if (geometries.length === 0) yield bad('It holds nothing.', at())
  for (const { geometry, path } of geometries) {
    if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') {
      yield bad(
        `It holds ${geometry?.type ? `a ${geometry.type}` : 'something'}, and only a Polygon or a MultiPolygon has an area.`,
        at(...path),
      )
      return
    }
    const isOne = geometry.type === 'Polygon'
    const polygons = (isOne ? [geometry.coordinates] : geometry.coordinates) as unknown
    const problem = problemOf(polygons)
    if (problem) {
      const inside = isOne ? problem.inside.slice(1) : problem.inside
      const isThere = geometry.coordinates !== undefined
      yield bad(problem.what, at(...path, ...(isThere ? ['coordinates', ...inside] : [])))
      return
    }
    yield* crossings(polygons as Position[][][], at(...path, 'coordinates'))
  }
}

/** What is wrong with some polygons, and where: in which polygon, which outline, which point. */
interface PolygonProblem {
  readonly what: string
  readonly inside: Path
}

const NOTHING = 'It has no coordinates.'

function problemOf(polygons: unknown): PolygonProblem | undefined {
  if (!isList(polygons) || polygons.length === 0) return { what: NOTHING, inside: [] }
  for (const [p, rings] of polygons.entries()) {
    if (!isList(rings) || rings.length === 0) {
      const what = polygons.length > 1 ? 'One of its polygons has no outline.' : NOTHING
      return { what, inside: [p] }
    }
    for (const [r, ring] of rings.entries()) {
      const problem = ringProblem(ring)
      if (problem) return { what: problem.what, inside: [p, r, ...problem.inside] }
    }
  }
  return undefined
}

function ringProblem(ring: unknown): PolygonProblem | undefined {
  const found = (what: string, ...inside: Path) => ({ what, inside })
  if (!isList(ring) || ring.length < 4) return found('An outline has fewer than four points.')
  const odd = ring.findIndex((point) => !isPosition(point))
  if (odd >= 0) return found('A point is not a pair of numbers, longitude first.', odd)
  const points = ring as Position[]
  const [first, last] = [points[0], points.at(-1)]
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
    return found('An outline does not end where it starts.', points.length - 1)
  const far = points.findIndex(([x = 0, y = 0]) => Math.abs(x) > 180 || Math.abs(y) > 90)
  if (far >= 0)
    return found(
      'Its points are not degrees of longitude and latitude, which map programs call WGS 84.',
      far,
    )
  if (points.every(([x = 0, y = 0]) => x >= 49 && x <= 61.5 && y >= -9 && y <= 2.5))
    return found('Its points have latitude first; GeoJSON wants longitude first.', 0)
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
  message: `This area cannot be published. ${what}`,
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
