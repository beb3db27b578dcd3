import type { Postcode } from '../countries/postcode.ts'
import type { AreaCodes } from './gazetteer/area-codes.ts'
import type { Located } from './gazetteer/locate.ts'
import type { Point } from './format/point.ts'

/** The place that offerings must cover. A query may have only a point. */
export interface CoverageQuery {
  readonly postcode?: Postcode
  readonly point?: Point
  readonly codes?: AreaCodes
}

/** The query for a postcode that the gazetteer has located. */
export const toCoverageQuery = (postcode: Postcode, { point, codes }: Located): CoverageQuery => ({
  postcode,
  codes,
  ...(point && { point }),
})
