import type { Axis } from './coordinate.ts'

const EXAMPLE = '`latitude: 51.4434` and `longitude: -2.6047`'

/** Mentions the minus sign, which people omit when they write digits only. */
export const IN_DEGREES = `Write it in degrees, as in ${EXAMPLE}, each on a line of its own. West of Greenwich the longitude has a minus sign.`

const GRID_HINT = `These look like metres of the National Grid, not degrees. Delete both lines: the place is then found by its postcode. Or copy the degrees from a map, as in ${EXAMPLE}.`

/** The hint for a coordinate that is out of range. */
export function degreesHint(axis: Axis, value: number, partner: unknown): string {
  if (isMetres(value) && isMetres(partner)) return GRID_HINT
  // A longitude can have one, two or three digits before the point, so the point cannot be guessed.
  const degrees = axis === 'latitude' && /^-?[1-8]\d(?=\d{3,}$)/.exec(String(value))?.[0]
  return degrees
    ? `Did you mean \`${degrees}.${String(value).slice(degrees.length)}\`, with a point?`
    : IN_DEGREES
}

/** The National Grid is 700 km wide and 1,300 km high, measured in metres from its corner. */
const isMetres = (value: unknown) => typeof value === 'number' && value > 180 && value <= 1_300_000
