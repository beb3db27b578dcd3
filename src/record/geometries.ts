import type { Geometry } from 'geojson'
import type { Path } from '../diagnostics/diagnostic.ts'

/** A geometry, and its path in the file. */
interface PlacedGeometry {
  readonly geometry: Geometry
  readonly path: Path
}

/** The geometries in any GeoJSON object, with their paths. Anything else in their place is returned as it is. */
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

/** The geometries in any GeoJSON object. */
export const geometriesOf = (value: unknown): Geometry[] =>
  [...placedGeometriesOf(value)].map(({ geometry }) => geometry)
