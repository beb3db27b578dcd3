import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { DraftValue, type DraftRecord, toRaw } from './draft.ts'

/** Schedules that differ in their weekdays only become one. */
export function groupDays(schedules: readonly DraftRecord[]): DraftRecord[] {
  const groups = new Map<string, DraftRecord>()
  for (const schedule of schedules) {
    const { byday, ...rest } = schedule
    const isWeekly = byday instanceof DraftValue && !/\d/.test(byday.text)
    const key = isWeekly ? JSON.stringify(toRaw(rest)) : JSON.stringify([toRaw(schedule)])
    const before = groups.get(key)
    if (!before) groups.set(key, { ...schedule })
    else groups.set(key, joinSchedules(before, schedule))
  }
  return [...groups.values()]
}

function joinSchedules(a: DraftRecord, b: DraftRecord): DraftRecord {
  return Object.fromEntries(
    Object.entries(a).map(([field, made]) => {
      const other = b[field]
      if (!(made instanceof DraftValue) || !(other instanceof DraftValue)) return [field, made]
      const cells = [...made.cells, ...other.cells]
      if (field !== 'byday') return [field, new DraftValue(made.text, cells)]
      const days = new Set([...made.text.split(','), ...other.text.split(',')])
      const sorted = WEEKDAYS.filter((day) => days.has(day))
      return [field, new DraftValue(sorted.join(','), cells)]
    }),
  )
}
