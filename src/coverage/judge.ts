import { booleanPointInPolygon } from '@turf/turf'
import type { AreaCodes } from './gazetteer/area-codes.ts'
import type { Located } from './gazetteer/locate.ts'
import { type Point, boxHolds } from './point.ts'
import { type Postcode, formatPostcode, partsOf } from '../record/postcode.ts'
import type { CodesRule, PolygonRule, PostcodesRule, Rings, Rule } from './rule.ts'

/** Whether somebody is covered; `unknown` when the area or the question does not say enough. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** What is known about the place that somebody asks about. A question may have only a point. */
export interface Question {
  readonly postcode?: Postcode
  readonly point?: Point
  readonly codes?: AreaCodes
}

/** The question about a postcode that was looked up. */
export const questionAbout = (postcode: Postcode, { point, codes }: Located): Question => ({
  postcode,
  codes,
  ...(point && { point }),
})

/** Judges one rule. */
export function judge(rule: Rule, question: Question): Verdict {
  switch (rule.kind) {
    case 'polygon':
      return question.point ? judgePolygon(rule, question.point) : 'unknown'
    case 'codes':
      return question.codes ? judgeCodes(rule, question.codes) : 'unknown'
    case 'postcodes':
      return question.postcode ? judgePostcodes(rule, question.postcode) : 'unknown'
    case 'unknown':
      return 'unknown'
  }
}

/**
 * Judges the rows of a service together: one that covers is enough, and one unknown leaves the rest
 * in doubt.
 */
export function judgeAll(verdicts: readonly Verdict[]): Verdict | 'no-area' {
  if (verdicts.length === 0) return 'no-area'
  if (verdicts.includes('yes')) return 'yes'
  return verdicts.includes('unknown') ? 'unknown' : 'no'
}

const judgePolygon = ({ box, rings }: PolygonRule, point: Point): Verdict =>
  boxHolds(box, point) && ringsHold(rings, point) ? 'yes' : 'no'

/** Whether polygons hold a point; their borders belong to them. */
export const ringsHold = (rings: Rings, { latitude, longitude }: Point): boolean =>
  booleanPointInPolygon([longitude, latitude], {
    type: 'MultiPolygon',
    coordinates: rings as Changeable,
  })

/** The library asks for arrays that may be changed, and changes none. */
type Changeable = number[][][][]

function judgeCodes({ inside, touching, levels }: CodesRule, codes: AreaCodes): Verdict {
  if (inside.some((code) => codes.certain.includes(code))) return 'yes'
  if (codes.possible.some((code) => inside.includes(code) || touching.includes(code)))
    return 'unknown'
  return levels.every((level) => codes.levels.includes(level)) ? 'no' : 'unknown'
}

/**
 * `BS1 5TR` is under `BS1 5`, `BS1` and `BS`, and not under `BS15`; `BS1` is only in part under
 * `BS1 5`.
 */
function judgePostcodes({ postcodes }: PostcodesRule, postcode: Postcode): Verdict {
  const parts = partsOf(postcode)
  if (postcodes.some((listed) => parts.includes(listed))) return 'yes'
  return postcodes.some((listed) => isUnder(listed, postcode)) ? 'unknown' : 'no'
}

function isUnder(listed: string, postcode: Postcode): boolean {
  if (postcode.country === 'US' || postcode.kind === 'unit') return false
  if (postcode.kind === 'area') return /^[A-Z]+/.exec(listed)?.[0] === postcode.area
  const whole = formatPostcode(postcode)
  return listed.startsWith(postcode.kind === 'outcode' ? `${whole} ` : whole)
}
