export const METRES_IN_A_MILE = 1609.344

/** A distance in miles, with one decimal below ten. */
export function inMiles(metres: number): string {
  const miles = metres / METRES_IN_A_MILE
  return miles >= 10
    ? String(Math.round(miles))
    : String(Math.max(0.1, Math.round(miles * 10) / 10))
}
