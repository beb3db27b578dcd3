import type { Axis } from './coordinate.ts'

const EXAMPLE = '`latitude: 51.4434` and `longitude: -2.6047`'

/** Whoever is told to write digits only leaves the minus sign out. */
export const IN_DEGREES = `Write it in degrees, as in ${EXAMPLE}, each on a line of its own; west of Greenwich the longitude has a minus sign.`

const OF_GRID = `These look like numbers of the National Grid, which are metres and not degrees. Take both lines out: a place is then found by its postcode. Or take the degrees from a map, as in ${EXAMPLE}.`

/** What a coordinate that lies beyond the earth was most likely meant as. */
export function degreesHint(axis: Axis, value: number, partner: unknown): string {
  if (isMetres(value) && isMetres(partner)) return OF_GRID
  // A longitude has one digit before the point, or two, or three, so nobody can tell.
  const pointed = axis === 'latitude' && /^-?[1-8]\d(?=\d{3,}$)/.exec(String(value))?.[0]
  return pointed
    ? `Did you mean \`${pointed}.${String(value).slice(pointed.length)}\`, with a point?`
    : IN_DEGREES
}

/** The National Grid is 700 km wide and 1,300 km high, counted in metres from its corner. */
const isMetres = (value: unknown) => typeof value === 'number' && value > 180 && value <= 1_300_000
