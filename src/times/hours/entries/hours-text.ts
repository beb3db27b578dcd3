import { parseHours } from './entry.ts'
import { formatHours } from '../format/format-hours.ts'
import { type HoursSchedule, readDays } from '../hours-schedule.ts'

/** The entry of `hours` that is parsed as a schedule, given with its values as text; undefined when it says more than hours can. */
export function hoursText(fields: Readonly<Record<string, string>>): string | undefined {
  const { interval, ...rest } = fields
  const { byday, bymonthday, opens_at, closes_at, freq, dtstart } = rest
  const isOnce = freq === undefined && dtstart !== undefined
  if (
    !(isOnce || readDays({ byday, bymonthday })) ||
    opens_at === undefined ||
    closes_at === undefined
  )
    return undefined
  const schedule = { ...rest, ...(interval && { interval: Number(interval) }) }
  const text = formatHours(schedule as unknown as HoursSchedule)
  const { schedule: read } = parseHours(text)
  if (!read) return undefined
  const { description, ...parsed } = read
  const isSame =
    [undefined, description].includes(fields.description) &&
    Object.entries(parsed).every(([name, value]) => sameText(name, value, fields[name])) &&
    Object.keys(fields).every((name) => name === 'description' || Object.hasOwn(parsed, name))
  return isSame ? text : undefined
}

const sameText = (name: string, value: unknown, written: string | undefined): boolean =>
  String(value) === written || (name === 'byday' && sorted(String(value)) === sorted(written))

const sorted = (days = '') => days.split(',').toSorted().join()
