import { NOON } from '../../calendar/clock.ts'
import { type Cursor, peek, take } from '../tokens/token.ts'

/** `evenings` in `Tue evenings 7-9`. It tells which half of the day ambiguous times are in. */
export interface PartOfDay {
  /** As in `in the morning`. */
  readonly name: string
  /** The first and last minute of the day at which something in it may start. */
  readonly first: number
  readonly last: number
  /** Times for an example. */
  readonly sample: string
  /** `every evening`, which gives the days as well. */
  readonly always?: true
}

const minutes = (hours: number) => hours * 60

const MORNING = { name: 'morning', first: 0, last: NOON - 1, sample: '10:00-12:00' }
const AFTERNOON = {
  name: 'afternoon',
  first: NOON,
  last: minutes(18) - 1,
  sample: '14:00-16:00',
}
const EVENING = {
  name: 'evening',
  first: minutes(16),
  last: minutes(24) - 1,
  sample: '19:00-21:00',
}
const PARTS: ReadonlyMap<string, PartOfDay> = new Map(
  Object.entries({
    morning: MORNING,
    am: MORNING,
    lunchtime: { ...AFTERNOON, name: 'lunchtime', first: minutes(11), sample: '12:00-14:00' },
    afternoon: AFTERNOON,
    pm: { ...EVENING, name: 'afternoon', first: NOON },
    evening: EVENING,
    night: { ...EVENING, name: 'night' },
  }),
)

/*
 *   part = [in the | every] (morning | lunchtime | afternoon | evening | night)[s] | am | pm
 */

/** Reads a part of the day at the cursor. */
export function readPartOfDay(cursor: Cursor): PartOfDay | undefined {
  const start = cursor.at
  const always = take(cursor, ['every', 'each'])
  if (!always) take(cursor, ['in', 'during'])
  take(cursor, ['the'])
  const part = PARTS.get(peek(cursor)?.text.replace(/s?\.?$/, '') ?? '')
  cursor.at = part ? cursor.at + 1 : start
  return part && always ? { ...part, always } : part
}
