import { distanceInMetres } from '../../countries/distance.ts'
import { spread } from '../survey/spread.ts'
import type { Parameter } from './parameter.ts'
import { coversByCode, hasNoArea, pointOf, postcodeOf } from './place.ts'
import { type Sample, samplesOf } from './sample.ts'
import type { Plan, Trial, Untested } from './trial.ts'

/** A well-formed postcode that does not exist: no postcode area begins with a Q. */
const NO_POSTCODE = 'QV9 9QV'

/** The proximity to try, in metres, and the tolerance for a feed that knows only the district of a postcode. */
const PROXIMITY = 5_000
const TOLERANCE = 10_000

const MAX_POSTCODES = 12

const collection = 'service_at_locations'

export const postcode: Parameter = {
  id: 'parameter-postcode',
  edition: 'both',
  means:
    'postcode or proximity finds a record that is far away or for other postcodes, or misses one that is right there.',
  says: 'postcode finds what serves it; with proximity, what lies within so many metres of its centre.',
  *plan(survey) {
    const samples = samplesOf(survey, collection)
    if (samples.length === 0) return
    const full = samples.filter(({ record }) => record)
    yield planCoverage(full)
    yield planProximity(full)
    yield* planImpossible(full)
  },
}

const idsOf = (samples: readonly Sample[]) => samples.map(({ id }) => id)

/** A postcode alone finds the records that cover it, and not those that cover others. */
function planCoverage(samples: readonly Sample[]): Trial | Untested {
  const postcodes = new Set(samples.flatMap((one) => postcodeOf(one) ?? []))
  const [best] = spread([...postcodes], MAX_POSTCODES)
    .map((code) => ({
      code,
      covering: samples.filter((one) => coversByCode(one, code) === true),
      others: samples.filter((one) => coversByCode(one, code) === false),
    }))
    .filter(({ covering, others }) => covering.length > 0 && others.length > 0)
    .sort((a, b) => b.others.length - a.others.length)
  if (!best) return undecided('areas that are postcodes, so that postcode alone cannot be tried')
  return {
    collection,
    query: { postcode: best.code },
    finds: idsOf(best.covering),
    contradicts: (found) => coversByCode(found, best.code) === false,
    needsRecords: true,
    mustDiffer: true,
  }
}

/** A postcode with a proximity finds the place itself, and no place far away. */
function planProximity(samples: readonly Sample[]): Trial | Untested {
  const [best] = samples
    .flatMap((one) => {
      const [code, centre] = [postcodeOf(one), pointOf(one)]
      return code && centre ? [{ code, centre }] : []
    })
    .map(({ code, centre }) => {
      const isFar = (one: Sample) => {
        const point = pointOf(one)
        return point !== undefined && distanceInMetres(centre, point) > PROXIMITY + TOLERANCE
      }
      const isHere = (one: Sample) =>
        postcodeOf(one) === code &&
        pointOf(one) !== undefined &&
        !isFar(one) &&
        (hasNoArea(one) || coversByCode(one, code) === true)
      // A record for other postcodes is not found at any distance.
      const far = samples.filter((one) => isFar(one) && coversByCode(one, code) !== false)
      return { code, isFar, here: samples.filter(isHere), far }
    })
    .filter(({ here, far }) => here.length > 0 && far.length > 0)
    .sort((a, b) => b.far.length - a.far.length)
  if (!best)
    return undecided(
      'a postcode and a point, and lie far enough from each other, so that proximity cannot be tried',
    )
  return {
    collection,
    query: { postcode: best.code, proximity: String(PROXIMITY) },
    finds: idsOf(best.here),
    contradicts: best.isFar,
    needsRecords: true,
    mustDiffer: true,
  }
}

/** A postcode that does not exist has no place near it. A record without a point may be found, as it takes place online. */
function* planImpossible(samples: readonly Sample[]): Plan {
  if (samples.some(pointOf))
    yield {
      collection,
      query: { postcode: NO_POSTCODE, proximity: String(PROXIMITY) },
      contradicts: (found) => pointOf(found) !== undefined,
      isImpossible: true,
      mustDiffer: true,
    }
}

const undecided = (what: string): Untested => ({
  collection,
  why: `Too few records of the sample have ${what}.`,
})
