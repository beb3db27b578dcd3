import { addDays } from '../times/calendar/calendar-date.ts'
import { sayDate } from '../times/say-schedule.ts'
import { NEVER } from '../times/exceptions/breaks.ts'
import type { Directory } from './directory.ts'
import { hasExceptions } from './exceptions.ts'
import type { Written } from '../record/schema/written.ts'

/** A day that a build has to show, and what it brings. */
export interface Due {
  readonly day: string
  readonly file: string
  readonly what: string
}

/** Days that have taken effect after that of the last build, up to another day, in order. */
export function dueBetween(directory: Directory, since: string, now: string): readonly Due[] {
  const turns = directory.records.flatMap((record): Due[] => {
    if (record.kind !== 'service') return []
    const value = record.value as Written<'service'>
    return value.draft
      ? []
      : turnsOf(value).map(([day, what]) => ({ day, file: record.file, what }))
  })
  const until = directory.settings.notice?.until
  if (until !== undefined)
    turns.push({
      day: addDays(until, 1),
      file: 'directory.yaml',
      what: 'The notice of the directory ends.',
    })
  const due = turns.filter(({ day }) => day > since && day <= now)
  const window = windowOf(directory, since)
  return [...due, ...(window !== undefined && now >= window.day ? [window] : [])].toSorted(
    (a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.file < b.file ? -1 : 1),
  )
}

/** The last day on which a build of a day shows what holds; undefined when nothing comes. */
export function holdsUntil(directory: Directory, today: string): string | undefined {
  const [first] = dueBetween(directory, today, NEVER)
  return first && addDays(first.day, -1)
}

function turnsOf(value: Written<'service'>): readonly (readonly [day: string, what: string])[] {
  const { name, visible_from, visible_until, reopens, alert_until, status } = value
  const after = (day: string | undefined) => (day === undefined ? undefined : addDays(day, 1))
  const turns: readonly (readonly [string | undefined, string])[] = [
    [visible_from, `${name} appears.`],
    [after(visible_until), `${name} closes.`],
    [status === 'temporarily closed' ? reopens : undefined, `${name} opens again.`],
    [value.alert === undefined ? undefined : after(alert_until), `The alert of ${name} ends.`],
  ]
  return turns.flatMap(([day, what]) => (day === undefined ? [] : [[day, what] as const]))
}

/** In days: a feed whose breaks are known for less than this is due. */
const LEFT = 60

/** When the breaks that the last build has published come to their end. */
function windowOf({ services, settings }: Directory, since: string): Due | undefined {
  const first = services.find((service) => hasExceptions(service, settings))
  if (!first) return undefined
  const [year = 0, month = 0] = since.split('-').map(Number)
  const end = new Date(Date.UTC(year, month + 6, 0)).toISOString().slice(0, 10)
  const day = addDays(end, -LEFT)
  return {
    day,
    file: first.place.file,
    what: `Days without a service are published up to ${sayDate(end)} only.`,
  }
}
