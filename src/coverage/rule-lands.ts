import { bboxPolygon, booleanIntersects, multiPolygon } from '@turf/turf'
import { LANDS, type Land, type LandBox, isInBox, landsOfCode } from '../countries/gb/lands.ts'
import type { PolygonRule, Rule } from './format/coverage-rule.ts'

/** The lands that a rule for polygons or codes may cover something of. It covers no postcode of another one. */
export function landsOfRule(rule: Rule): readonly Land[] {
  if (rule.kind === 'codes')
    return [...new Set([...rule.inside, ...rule.touching].flatMap(landsOfCode))]
  if (rule.kind !== 'polygon') return []
  return LANDS.filter(([, boxes]) => boxes.some((box) => touches(rule, box))).map(([land]) => land)
}

function touches({ box: [west, south, east, north], rings }: PolygonRule, land: LandBox): boolean {
  const [from, to, left, right] = land
  if (north < from || south > to || east < left || west > right) return false
  const corners = rings.flat(2)
  if (corners.some(([longitude = 0, latitude = 0]) => isInBox({ latitude, longitude }, land)))
    return true
  const outline = multiPolygon(rings.map((polygon) => polygon.map((ring) => [...ring])))
  return booleanIntersects(bboxPolygon([left, from, right, to]), outline)
}
