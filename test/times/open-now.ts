import type { SearchTimes } from '../../src/times/search-times.ts'
import type { Clock } from '../../src/times/clock.ts'
import { judgeTimes } from '../../src/times/judge-times.ts'

/**
 * Whether a service is open at a moment, by the clocks where it is: as `when=now` of the search judges it. Undefined where that
 * cannot be judged: a note, an alert, a missing time or a bank holiday leaves a doubt, or it is closed altogether.
 */
export function isOpen(times: SearchTimes, clock: Clock): boolean | undefined {
  if (times === null) return undefined
  const verdict = judgeTimes(times, 'now', clock)
  return verdict === 1 ? undefined : verdict === 2
}
