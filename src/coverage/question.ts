import type { AreaCodes } from './gazetteer/area-codes.ts'
import type { Located } from './gazetteer/locate.ts'
import type { Point } from './point.ts'
import type { Postcode } from '../places/postcode.ts'

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
