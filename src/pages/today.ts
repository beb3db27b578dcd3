/** The day that it is in a time zone, now or at another moment, as YYYY-MM-DD. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone })
