import { parseHoursList } from '../hours/list.ts'
import type { Raw, RawObject } from '../yaml/raw.ts'
import type { ShapeContext } from './shape-context.ts'

/** One entry of `hours` as the schedule that it stands for, with the entry's path. */
export interface PlacedSchedule {
  readonly path: readonly (string | number)[]
  readonly schedule: RawObject
}

/** Reads `hours` into schedules, and reports each entry that cannot be read. */
export function schedulesOfHours(hours: Raw, context: ShapeContext): PlacedSchedule[] {
  const { issues } = context
  return parseHoursList(hours).flatMap(({ problem, schedule, path: inner }) => {
    const path = [...context.path, 'hours', ...inner]
    if (problem)
      issues.push({ kind: 'hours', code: problem.code, path, actual: hours, expected: problem })
    return schedule ? [{ path, schedule: withoutPrivate(schedule, context) }] : []
  })
}

/** The description repeats the other fields in words, so it goes when one of them is private. */
function withoutPrivate(schedule: object, { isPrivate }: ShapeContext): RawObject {
  const repeats = (name: string) => name !== 'description' && name !== 'notes'
  const isRevealing = Object.keys(schedule).some(
    (name) => repeats(name) && isPrivate('schedule', name),
  )
  return Object.fromEntries(
    Object.entries(schedule)
      .filter(([name]) => !isRevealing || name !== 'description')
      .map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  )
}
