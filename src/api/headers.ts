/** The headers of ours that pages of other sites may read. */
const EXPOSED =
  'ETag, Link, Retry-After, OSD-Postcode-Precision, OSD-Postcode-Doubt, OSD-Postcode-Outside, ' +
  'OSD-Codes-Judged, ' +
  'OSD-Search-Complete, OSD-Search-Corrected'

/** How exactly the postcode of the query is located: unit, sector, outcode, estimated or none. */
export const PRECISION = 'OSD-Postcode-Precision'
/** Nine of ten places with the postcode are within this many metres of its point. */
export const DOUBT = 'OSD-Postcode-Doubt'
/** Whether the postcode is outside the directory, so that what has no area, or an unknown one, may not be for it. */
export const OUTSIDE = 'OSD-Postcode-Outside'
/** Whether service areas given by GSS code could be judged: true or false. */
export const CODES_JUDGED = 'OSD-Codes-Judged'

/** How many of the records that a search finds have every word of it. They come first. */
export const COMPLETE = 'OSD-Search-Complete'
/** The words of a search that no record has, and those that were searched in their place: `libary=library, hosue=house|hours`. */
export const CORRECTED = 'OSD-Search-Corrected'

/** The headers of every response: any web page may read it, and browsers must not guess its type. */
export const COMMON: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  'X-Content-Type-Options': 'nosniff',
}

/** Browsers cache an answer and revalidate it on each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** For files whose names change with their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** The cache of a host keeps an answer of the API until the next deploy (https://docs.netlify.com/build/caching/caching-overview/). */
export const UNTIL_NEXT_DEPLOY = 'public, s-maxage=31536000, must-revalidate'

/** No cache stores an answer that says where somebody is. */
export const PERSONAL = 'private, no-store'

/** The headers of a published file. */
export const documentHeaders = (type: string): Readonly<Record<string, string>> => ({
  'Content-Type': type,
  ...COMMON,
  'Cache-Control': REVALIDATE,
})
