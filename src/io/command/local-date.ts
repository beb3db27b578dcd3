/** The date in the time zone of this machine, as YYYY-MM-DD. */
export const localDate = (now: Date): string =>
  [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-')
