/** Times are minutes since midnight; midnight at the end of a day is `DAY`. */
export const DAY = 24 * 60
export const NOON = DAY / 2

/** The time of this name in the morning or the afternoon: 12:30 is half past midnight in the morning. */
export const inHalf = (minutes: number, half: 'am' | 'pm'): number =>
  (minutes % NOON) + (half === 'pm' ? NOON : 0)

/** 09:30 */
export const formatTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** 9.30am */
export function formatTimeOf12Hours(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12
  const minute = minutes % 60 ? `.${String(minutes % 60).padStart(2, '0')}` : ''
  return `${hour}${minute}${minutes < NOON ? 'am' : 'pm'}`
}
