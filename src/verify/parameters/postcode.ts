import { spread } from '../survey.ts'
import { type Known, knownIn } from './known.ts'
import { coversByCode, distance, hasNoArea, pointOf, postcodeOf } from './place.ts'
import type { Parameter, Plan, Trial } from './trial.ts'

/** A well-formed postcode that lies nowhere: no postcode area begins with a Q. */
const NOWHERE = 'QV9 9QV'

/** How far is near, and how far beyond it is certainly not near: a feed may know a postcode by its district only. */
const NEAR = 5_000
const DOUBT = 10_000

const collection = 'service_at_locations'

export const postcode: Parameter = {
  id: 'parameter-postcode',
  edition: 'both',
  means:
    'postcode or proximity finds something far away or for other postcodes, or misses what is right there.',
  says: 'postcode finds what serves it; with proximity, what lies within so many metres of its middle.',
  plan(survey) {
    const known = knownIn(survey, collection)
    if (known.length === 0) return { trials: [], untested: [] }
    const whole = known.filter(({ record }) => record)
    const plans = [planServed(whole), planNear(whole)]
    return {
      trials: [...plans.flatMap(({ trials }) => trials), ...nowhere(whole)],
      untested: plans.flatMap(({ untested }) => untested),
    }
  },
}

const idsOf = (known: readonly Known[]) => known.map(({ id }) => id)

/** The postcodes of places, not all of them when there are many. */
const postcodesOf = (known: readonly Known[]): readonly string[] =>
  spread([...new Set(known.flatMap((one) => postcodeOf(one) ?? []))], 12)

/** A postcode alone: what is for it is found, and what is for others is not. */
function planServed(whole: readonly Known[]): Plan {
  const [best] = postcodesOf(whole)
    .map((code) => ({
      code,
      serving: whole.filter((one) => coversByCode(one, code) === true),
      others: whole.filter((one) => coversByCode(one, code) === false),
    }))
    .filter(({ serving, others }) => serving.length > 0 && others.length > 0)
    .sort((a, b) => b.others.length - a.others.length)
  if (!best) return undecided('areas that are postcodes, so that postcode alone cannot be tried')
  const trial: Trial = {
    collection,
    query: { postcode: best.code },
    finds: idsOf(best.serving),
    contradicts: (found) => coversByCode(found, best.code) === false,
    needsRecords: true,
    mustDiffer: true,
  }
  return { trials: [trial], untested: [] }
}

/** A postcode with a distance: the place itself is found, and a place far away is not. */
function planNear(whole: readonly Known[]): Plan {
  const [best] = whole
    .flatMap((one) => {
      const [code, centre] = [postcodeOf(one), pointOf(one)]
      return code && centre ? [{ code, centre }] : []
    })
    .map(({ code, centre }) => {
      const isFar = (one: Known) => {
        const point = pointOf(one)
        return point !== undefined && distance(centre, point) > NEAR + DOUBT
      }
      const isHere = (one: Known) =>
        postcodeOf(one) === code &&
        pointOf(one) !== undefined &&
        !isFar(one) &&
        (hasNoArea(one) || coversByCode(one, code) === true)
      // What is for other postcodes is not found anyway, and says nothing about the distance.
      const far = whole.filter((one) => isFar(one) && coversByCode(one, code) !== false)
      return { code, isFar, here: whole.filter(isHere), far }
    })
    .filter(({ here, far }) => here.length > 0 && far.length > 0)
    .sort((a, b) => b.far.length - a.far.length)
  if (!best)
    return undecided(
      'a postcode and a point, and lie far enough from each other, so that proximity cannot be tried',
    )
  const trial: Trial = {
    collection,
    query: { postcode: best.code, proximity: String(NEAR) },
    finds: idsOf(best.here),
    contradicts: best.isFar,
    needsRecords: true,
    mustDiffer: true,
  }
  return { trials: [trial], untested: [] }
}

/** A postcode that lies nowhere has nothing near it; what takes place online has no point and may come. */
const nowhere = (whole: readonly Known[]): readonly Trial[] =>
  whole.some(pointOf)
    ? [
        {
          collection,
          query: { postcode: NOWHERE, proximity: String(NEAR) },
          contradicts: (found) => pointOf(found) !== undefined,
          isImpossible: true,
          mustDiffer: true,
        },
      ]
    : []

const undecided = (what: string): Plan => ({
  trials: [],
  untested: [{ collection, why: `Too few records that were looked at have ${what}.` }],
})
