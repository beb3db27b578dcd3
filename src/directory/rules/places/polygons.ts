import type { Geometry, Position } from 'geojson'
import type { Path } from '../../../diagnostics/diagnostic.ts'
import { isInBritain } from '../../../countries/gb/britain.ts'
import { placedGeometriesOf } from '../../../record/geometries.ts'

/** A geometry of an area: its polygons, or what is wrong with it and where. */
export type CheckedGeometry =
  | { readonly polygons: readonly Position[][][]; readonly path: Path; readonly problem?: never }
  | { readonly problem: string; readonly path: Path }

/** Checks GeoJSON against RFC 7946 (section 3.1.6), up to the first geometry that has a problem. */
export function* checkGeometries(geojson: unknown): Generator<CheckedGeometry> {
  const geometries = [...placedGeometriesOf(geojson)]
  if (geometries.length === 0) yield { problem: 'It is empty.', path: [] }
  for (const { geometry, path } of geometries) {
    const checked = checkGeometry(geometry)
    yield { ...checked, path: [...path, ...checked.path] }
    if (checked.problem) return
  }
}

/** The value of a JSON text; nothing for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkGeometry(geometry: Geometry | undefined): CheckedGeometry {
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon')
    return {
      problem: `It holds ${geometry?.type ? `a ${geometry.type}` : 'something else'}, but only a Polygon or a MultiPolygon has an area.`,
      path: [],
    }
  const { type, coordinates } = geometry
  const polygons: unknown = type === 'Polygon' ? [coordinates] : coordinates
  const wrong = polygonsProblem(polygons)
  if (!wrong) return { polygons: polygons as Position[][][], path: ['coordinates'] }
  const inside = type === 'Polygon' ? wrong.path.slice(1) : wrong.path
  const isThere = (coordinates as unknown) !== undefined
  return { problem: wrong.problem, path: isThere ? ['coordinates', ...inside] : [] }
}

/** A problem, with a path of polygon, outline and point. */
interface PolygonProblem {
  readonly problem: string
  readonly path: Path
}

const NO_COORDINATES = 'It has no coordinates.'

function polygonsProblem(polygons: unknown): PolygonProblem | undefined {
  if (!isList(polygons) || polygons.length === 0) return { problem: NO_COORDINATES, path: [] }
  for (const [p, rings] of polygons.entries()) {
    if (!isList(rings) || rings.length === 0) {
      const problem = polygons.length > 1 ? 'One of its polygons has no outline.' : NO_COORDINATES
      return { problem, path: [p] }
    }
    for (const [r, ring] of rings.entries()) {
      const found = ringProblem(ring)
      if (found) return { problem: found.problem, path: [p, r, ...found.path] }
    }
  }
  return undefined
}

function ringProblem(ring: unknown): PolygonProblem | undefined {
  const found = (problem: string, ...path: Path) => ({ problem, path })
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
  if (points.every(([x = 0, y = 0]) => isInBritain(x, y)))
    return found('Its points have latitude first; GeoJSON has longitude first.', 0)
  return undefined
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isPosition = (value: unknown) =>
  isList(value) && value.length >= 2 && value.every((part) => Number.isFinite(part))
