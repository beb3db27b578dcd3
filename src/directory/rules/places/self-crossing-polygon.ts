import { kinks } from '@turf/turf'
import type { Position } from 'geojson'
import { memoise } from '../../../text/memoise.ts'
import type { Area } from '../../../record/area.ts'
import { isTooDeep } from '../../../text/json-depth.ts'
import type { At, Finding, Rule } from '../rule.ts'
import { checkGeometries, parseJson } from './polygons.ts'

/** A hole that touches the outline looks like a crossing as well, so this is only a warning. */
export const selfCrossingPolygon: Rule = {
  code: 'self-crossing-polygon',
  severity: 'warning',
  means: 'The outline of an area seems to cross itself.',
  objects: {
    *service_area({ extent = '', extent_type }, at) {
      if (extent_type !== 'geojson' || isTooDeep(extent)) return
      yield* findingsIn(parseJson(extent), () => at('extent'))
    },
  },
  *directory({ areas }) {
    for (const area of areas.values()) yield* findingsInArea(area)
  },
}

const findingsInArea = memoise(({ geojson, file }: Area) =>
  findingsIn(geojson, (...path) => ({ file, path })),
)

const findingsIn = (geojson: unknown, at: At): readonly Finding[] =>
  [...checkGeometries(geojson)].flatMap((checked): Finding[] => {
    const crossing = checked.problem === undefined && crossingIn(checked.polygons)
    if (!crossing) return []
    const [longitude, latitude] = crossing
    return [
      {
        message: `The outline of this area seems to cross itself near latitude ${latitude?.toFixed(5)}, longitude ${longitude?.toFixed(5)}.`,
        hint: 'Check the area on a map. If it is right, leave it.',
        place: at(...checked.path),
      },
    ]
  })

/** Finding crossings takes quadratic time. */
const MAX_POINTS = 5000

function crossingIn(polygons: readonly Position[][][]): Position | undefined {
  for (const coordinates of polygons) {
    if (coordinates.flat().length > MAX_POINTS) continue
    const [first] = kinks({ type: 'Polygon', coordinates }).features
    if (first) return first.geometry.coordinates
  }
  return undefined
}
