import { toCoverageQuery } from '../coverage/coverage-query.ts'
import { readCoverage } from '../coverage/coverage-mask.ts'
import { isOutside } from '../coverage/extent.ts'
import { locate } from '../coverage/gazetteer/locate.ts'
import type { Point } from '../coverage/format/point.ts'
import { proximity } from '../coverage/proximity.ts'
import type { Collection } from '../hsds/collections.ts'
import type { NearOfferings, Query } from '../search/read/query.ts'
import type { Reader } from '../search/read/reader.ts'
import { createSource } from '../search/read/source.ts'
import { CODES_JUDGED, DOUBT, OUTSIDE, PRECISION } from './headers.ts'
import type { Manifest } from './manifest.ts'
import type { NearQuery } from './near-query.ts'
import { type Problem, noPointKnown } from './problem.ts'

/** What offerings must meet (see search/format/offerings.ts), and headers that say how exact that is. */
export interface NearConditions {
  readonly conditions: Pick<Query, 'coverage' | 'near'>
  readonly headers: Readonly<Record<string, string>>
  /** The point that distances are measured from. */
  readonly point?: Point | undefined
}

/**
 * Turns a postcode or a point into conditions: offerings must cover the postcode, and be within the distance if there is
 * one. If the point is known, the nearest `first` offerings are measured, so that they come first; 0 when results have
 * another order.
 */
export async function readNearConditions(
  near: NearQuery,
  reader: Reader,
  { coverage, search }: Manifest,
  { collection, first }: { collection: Collection; first: number },
): Promise<
  NearConditions | { readonly problem: Problem; readonly headers: NearConditions['headers'] }
> {
  const { postcode, metres } = near
  if (!postcode) {
    const point = near.point as Point
    return { conditions: { near: await measure(point) }, headers: {}, point }
  }
  const located = await locate(reader, coverage.gazetteer, postcode)
  const centre = near.point ?? located.point
  const headers = {
    [PRECISION]: located.precision,
    ...(located.point && { [DOUBT]: String(located.doubt) }),
    [CODES_JUDGED]: String((coverage.gazetteer.ingested[postcode.country]?.levels.length ?? 0) > 0),
  }
  if (metres !== undefined && !centre) return { problem: noPointKnown(), headers }
  const [{ masks, isCovered }, distances] = await Promise.all([
    readCoverage(reader, coverage, toCoverageQuery(postcode, located)),
    centre && (metres !== undefined || first > 0) ? measure(centre) : undefined,
  ])
  const isFar = !isCovered && isOutside(coverage.extent ?? {}, postcode, located)
  return {
    conditions: { coverage: masks, near: distances },
    headers: { ...headers, [OUTSIDE]: String(isFar) },
    point: centre,
  }

  function measure(centre: Point): Promise<NearOfferings> {
    const withServices = collection === 'services'
    return proximity(createSource(reader, search), centre, { metres, first, withServices })
  }
}
