import type { Written } from '../record/schema/written.ts'
import { addDays, dateInWords } from '../times/calendar/calendar-date.ts'

type Service = Written<'service'>

/** A service as it is on a day. */
interface OnDay {
  readonly value: Service
  /** It is not public yet. */
  readonly isHidden: boolean
  /** The latest day up to then that changed it; absent when none did. */
  readonly changed?: string
}

/**
 * A service with its own dates applied: `visible_from`, `visible_until`, `reopens` and `alert_until`. Before its first day it is
 * hidden; once it was public it stays, closed, with its id. Without a day nothing is applied.
 */
export function serviceOnDay(value: Service, today: string | undefined): OnDay {
  const { visible_from: from, visible_until: until, reopens, alert_until } = value
  if (today === undefined || ![from, until, reopens, alert_until].some(Boolean))
    return { value, isHidden: false }
  const turns = [from, until && addDays(until, 1), reopens, alert_until && addDays(alert_until, 1)]
  const past = turns.filter((day) => day !== undefined && day <= today).toSorted()
  const changed = past.at(-1)
  return {
    value: shown(value, today),
    // A first day after the last one is that of the next season.
    isHidden: from !== undefined && today < from && (until === undefined || from <= until),
    ...(changed !== undefined && { changed }),
  }
}

function shown(value: Service, today: string): Service {
  const { visible_from: from, visible_until: until, reopens, alert_until } = value
  const current = alert_until !== undefined && today > alert_until ? withoutAlert(value) : value
  if (
    until !== undefined &&
    today > until &&
    !(from !== undefined && from > until && from <= today)
  )
    return from !== undefined && from > until
      ? closedUntil(current, from)
      : { ...current, status: 'inactive' }
  if (reopens === undefined || value.status !== 'temporarily closed') return current
  return today >= reopens ? { ...current, status: 'active' } : closedUntil(current, reopens)
}

/** Its alert says so, where it has none of its own. */
const closedUntil = (value: Service, day: string): Service => ({
  ...value,
  status: 'temporarily closed',
  alert: value.alert ?? `Not running now. Back on ${dateInWords(day)}.`,
})

function withoutAlert(service: Service): Service {
  const { alert: _, translations, ...value } = service
  if (!translations) return value
  const others = Object.entries(translations).map(([language, written]) => {
    const { alert: _alert, ...texts } = written
    return [language, texts] as const
  })
  return { ...value, translations: Object.fromEntries(others) as typeof translations }
}
