import { GRAMMARS, type Language, SCHEDULES, languages } from '../messages/languages.ts'
import type { Messages } from '../messages/messages.ts'
import { speak } from '../messages/sentence.ts'
import { pageLanguagesOf, withoutRegion } from '../record/schema/page-languages.ts'
import type { Written } from '../record/schema/written.ts'
import type { Settings } from '../record/settings/settings.ts'
import { addDays } from '../times/calendar/calendar-date.ts'
import { sayDate } from '../times/say-schedule.ts'

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
 * hidden; once it was public it stays, closed, with its id, and says when it is back. Without a day nothing is applied.
 */
export function serviceOnDay(
  value: Service,
  today: string | undefined,
  settings: LanguageSettings = { language: 'en' },
): OnDay {
  const { visible_from: from, visible_until: until, reopens, alert_until } = value
  if (today === undefined || ![from, until, reopens, alert_until].some(Boolean))
    return { value, isHidden: false }
  const turns = [from, until && addDays(until, 1), reopens, alert_until && addDays(alert_until, 1)]
  const past = turns.filter((day) => day !== undefined && day <= today).toSorted()
  const changed = past.at(-1)
  return {
    value: shown(value, today, settings),
    // A first day after the last one is that of the next season.
    isHidden: from !== undefined && today < from && (until === undefined || from <= until),
    ...(changed !== undefined && { changed }),
  }
}

function shown(value: Service, today: string, settings: LanguageSettings): Service {
  const { visible_from: from, visible_until: until, reopens, alert_until } = value
  const current = alert_until !== undefined && today > alert_until ? withoutAlert(value) : value
  if (
    until !== undefined &&
    today > until &&
    !(from !== undefined && from > until && from <= today)
  )
    return from !== undefined && from > until
      ? closedUntil(current, from, settings)
      : { ...current, status: 'inactive' }
  if (reopens === undefined || value.status !== 'temporarily closed') return current
  return today >= reopens
    ? { ...current, status: 'active' }
    : closedUntil(current, reopens, settings)
}

type LanguageSettings = Pick<Settings, 'language' | 'languages'>

/** Its alert says so in each language of the pages, where it has none of its own. */
function closedUntil(value: Service, day: string, settings: LanguageSettings): Service {
  const closed = { ...value, status: 'temporarily closed' as const }
  if (value.alert !== undefined) return closed
  const own = languages.find((one) => one === withoutRegion(settings.language)) ?? 'en'
  const others = pageLanguagesOf(settings).filter((one) => one !== own)
  const translations = others.map((one) => [
    one,
    { ...value.translations?.[one], alert: backOn(day, one) },
  ])
  return {
    ...closed,
    alert: backOn(day, own),
    ...(others.length > 0 && {
      translations: { ...value.translations, ...Object.fromEntries(translations) },
    }),
  }
}

function backOn(day: string, language: Language): string {
  const say = speak(SCHEDULES[language], GRAMMARS[language]) as Messages['schedule']
  return say.backOn({ date: sayDate(day, say) })
}

function withoutAlert(service: Service): Service {
  const { alert: _, translations, ...value } = service
  if (!translations) return value
  const others = Object.entries(translations).map(([language, written]) => {
    const { alert: _alert, ...texts } = written
    return [language, texts] as const
  })
  return { ...value, translations: Object.fromEntries(others) as typeof translations }
}
