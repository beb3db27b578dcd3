/*
 * The parts of a British postcode, as sources of regular expressions for capital letters.
 *
 *   BS  1         5   TR
 *   │   │         │   └ UNIT
 *   │   │         └ a digit: the sector
 *   │   └ DISTRICT
 *   └ AREA
 */
export const AREA = '[A-Z]{1,2}'
export const DISTRICT = String.raw`\d[A-Z\d]?`
/** Never C, I, K, M, O or V: Royal Mail leaves out letters that are easily misread. */
export const UNIT = '[ABD-HJLNP-UW-Z]{2}'

/** The first half, `BS1`, and the second, `5TR`. */
export const OUTCODE = AREA + DISTRICT
export const INCODE = String.raw`\d` + UNIT
