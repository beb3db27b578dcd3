import { GRAMMAR } from '../messages/en/grammar.ts'
import { SCHEDULE } from '../messages/en/schedule.ts'
import { speak } from '../messages/sentence.ts'
import { type Said, sayEntry } from './say-entry.ts'
import type { Say } from './say-schedule.ts'

export const ENGLISH = /* @__PURE__ */ speak(SCHEDULE, GRAMMAR) as Say

/** The words of published texts. Ids of schedules derive from what they say of days and times. */
const FEED: Say = { ...ENGLISH, dayClock: true }

/** A time in the words of the feed: `Second Thursday of the month 14:00 to 15:30`. `parseHours` can read it. */
export const describe = (entry: Said): string | undefined => sayEntry(entry, FEED)
