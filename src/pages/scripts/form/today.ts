/** The day that it is now in a time zone, as YYYY-MM-DD. */
export const todayIn = (timeZone: string): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone })
