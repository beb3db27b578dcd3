/** Our own headers, which a page of another site may read besides the usual ones. */
const EXPOSED = 'ETag, Link, Retry-After, OSD-Postcode-Precision, OSD-Codes-Judged'

/** How well it is known where the postcode of the question is: unit, sector, outcode, estimated or none. */
export const PRECISION = 'OSD-Postcode-Precision'
/** Whether areas that are given by a code of the Government Statistical Service could be judged: true or false. */
export const CODES_JUDGED = 'OSD-Codes-Judged'

/** What every response carries: anybody may read it from any web page, and nobody may guess its type. */
export const COMMON: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  'X-Content-Type-Options': 'nosniff',
}

/** Browsers keep an answer and ask whether it is still good. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Netlify keeps an answer of the API until the next deploy (https://docs.netlify.com/build/caching/caching-overview/). */
export const UNTIL_NEXT_DEPLOY = 'public, s-maxage=31536000, must-revalidate'

/** Nobody keeps an answer about where somebody is. */
export const PERSONAL = 'private, no-store'

/** The headers of a published file. */
export const documentHeaders = (type: string): Readonly<Record<string, string>> => ({
  'Content-Type': type,
  ...COMMON,
  'Cache-Control': REVALIDATE,
})
