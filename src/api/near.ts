import { cover } from '../coverage/cover.ts'
import { locate } from '../coverage/gazetteer/locate.ts'
import { questionAbout } from '../coverage/question.ts'
import type { Collection } from '../hsds/collections.ts'
import type { Point } from '../coverage/point.ts'
import { proximity } from '../coverage/proximity.ts'
import { createSource } from '../search/read/source.ts'
import type { Reader } from '../search/read/reader.ts'
import type { Near, Query } from '../search/read/query.ts'
import { CODES_JUDGED, PRECISION } from './headers.ts'
import type { Manifest } from './manifest.ts'
import type { NearQuery } from './near-query.ts'
import { type Problem, noPointKnown } from './problem.ts'

/** What the place of a question asks of units (see search/units.ts), and what the answer says about it. */
export interface Nearby {
  readonly conditions: Pick<Query, 'place' | 'near'>
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Turns a postcode or a point into conditions: units must cover the postcode, and lie within the distance where one is
 * given. With a known point the nearest come first: so many are asked for, or none where another order holds.
 */
export async function findNear(
  near: NearQuery,
  reader: Reader,
  { coverage, search }: Manifest,
  { collection, first }: { collection: Collection; first: number },
): Promise<Nearby | { readonly problem: Problem; readonly headers: Nearby['headers'] }> {
  const { postcode, metres } = near
  if (!postcode) return { conditions: { near: await nearTo(near.point as Point) }, headers: {} }
  const located = await locate(reader, coverage.gazetteer, postcode)
  const headers = {
    [PRECISION]: located.precision,
    [CODES_JUDGED]: String((coverage.gazetteer.ingested[postcode.country]?.levels.length ?? 0) > 0),
  }
  if (metres !== undefined && !located.point) return { problem: noPointKnown(), headers }
  const [covering, distances] = await Promise.all([
    cover(reader, coverage, questionAbout(postcode, located)),
    located.point && (metres !== undefined || first > 0) ? nearTo(located.point) : undefined,
  ])
  return { conditions: { place: covering, near: distances }, headers }

  function nearTo(centre: Point): Promise<Near> {
    const withServices = collection === 'services'
    return proximity(createSource(reader, search), centre, { metres, first, withServices })
  }
}
