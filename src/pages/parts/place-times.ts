import type { Document } from '../../hsds/types.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { type TimeEntry, entriesOf } from '../../times/entries.ts'
import { readDays } from '../../times/hours/hours-schedule.ts'
import { holidayAreaOf } from '../../countries/gb/holiday-area.ts'
import { type PlaceTimes, type SaidTime, toSearchTime } from '../../times/search-times.ts'
import { memoise } from '../../text/memoise.ts'
import { doubtIn } from '../../times/note-on-times.ts'
import { shorten } from './shorten.ts'

type Schedule = Document<'schedule'>

/**
 * The times of a service by its places, as a card and a page say them from a moment on and as a search judges them. A service that is
 * closed has none. `bank_holidays` are those of the directory.
 */
export const placeTimesOf = (
  service: Document<'service'>,
  directory: Pick<Settings, 'bank_holidays'>,
): PlaceTimes => timesIn(directory)(service)

/** Cards, columns of the search and parts of a page ask for the same. */
const timesIn = /* @__PURE__ */ memoise(({ bank_holidays }: Pick<Settings, 'bank_holidays'>) =>
  memoise((service: Document<'service'>) => makeTimes(service, bank_holidays)),
)

function makeTimes(
  service: Document<'service'>,
  bank_holidays: Settings['bank_holidays'],
): PlaceTimes {
  const { schedules = [], service_at_locations: pairs = [], alert, status } = service
  const postcodes = pairs.map(({ location }) => location?.addresses?.[0]?.postal_code)
  const times: SaidTime[] = []
  const numbers = new Map<string, number>()
  const numberOf = (schedule: Schedule, where: typeof postcodes): number => {
    const area = holidayAreaOf(where)
    const { description } = schedule
    const note = doubtIn(schedule)
    const time = {
      ...toSearchTime(schedule, alert, area === bank_holidays ? undefined : area),
      ...(description !== undefined && { words: shorten(description, 80) }),
      ...(note !== undefined && { note: shorten(note, 80) }),
    }
    const key = JSON.stringify(time)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, times.length)
    return times.push(time) - 1
  }
  const all = (some: readonly Schedule[], where = postcodes) =>
    status === 'active' ? [...new Set(some.map((one) => numberOf(one, where)))] : []
  const own = schedules.filter(({ service_at_location_id: pair }) => pair === undefined)
  return {
    own: all(own),
    places: pairs.map(({ schedules: here = [] }, i) =>
      all([...here, ...holdingAt(own, here)], [postcodes[i]]),
    ),
    times,
  }
}

/** The times of a service that hold at a place: all but those that the place has with other exceptions. */
export function holdingAt(
  own: readonly Schedule[],
  here: readonly Schedule[],
): readonly Schedule[] {
  if (here.length === 0) return own
  const known = new Set(entriesOf(here).map(ruleOf))
  return entriesOf(own).flatMap((entry) => (known.has(ruleOf(entry)) ? [] : entry.rows))
}

/**
 * The rule of an entry with its note, without the days on which it falls out: what a place says with another note holds beside it.
 * What no entry can say has parts with bounds of their own, and its exceptions among its notes.
 */
function ruleOf({ whole, note }: TimeEntry): string {
  const { freq, interval, byday, bymonthday, opens_at, closes_at, valid_from, valid_to } = whole
  const isEntry = opens_at !== undefined && closes_at !== undefined && readDays(whole)
  return JSON.stringify([
    ...[freq, interval, byday, bymonthday, opens_at, closes_at],
    ...(freq === undefined ? [whole.dtstart] : isEntry ? [valid_from, valid_to, note] : []),
  ])
}
