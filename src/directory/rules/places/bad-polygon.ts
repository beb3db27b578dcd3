import { catalogue } from '../../../diagnostics/catalogue.ts'
import type { Place } from '../../../diagnostics/diagnostic.ts'
import { memoise } from '../../../text/memoise.ts'
import type { Area } from '../../../record/area.ts'
import { isTooDeep } from '../../../text/json-depth.ts'
import type { At, Finding, Rule } from '../rule.ts'
import { checkGeometries, parseJson } from './polygons.ts'

/** An area, in a file or in a record, is not a polygon as RFC 7946 defines it. */
export const badPolygon: Rule = {
  code: 'bad-polygon',
  ...catalogue['bad-polygon'],
  objects: {
    *service_area({ extent = '', extent_type }, at) {
      if (extent_type !== 'geojson') return
      if (isTooDeep(extent)) yield bad('It is nested too deeply.', at('extent'))
      else yield* findingsIn(parseJson(extent), () => at('extent'))
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
  [...checkGeometries(geojson)].flatMap(({ problem, path }) =>
    problem ? [bad(problem, at(...path))] : [],
  )

const bad = (problem: string, place: Place): Finding => ({
  message: `This area cannot be published. ${problem}`,
  hint: 'Draw the area in a map program, close its outline, and save it as GeoJSON.',
  place,
})
