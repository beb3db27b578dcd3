import { DEFAULT_COUNTRIES, hasAny } from '../countries/countries.ts'
import { memoise } from '../text/memoise.ts'
import type { Settings } from '../record/settings/settings.ts'
import { type BankHolidayArea, isBankHoliday } from '../countries/gb/bank-holidays.ts'
import type { DayCalendar } from '../times/exceptions/day-set.ts'
import { readTerm } from '../times/exceptions/read-days.ts'
import { holidayAreaOf } from '../countries/gb/holiday-area.ts'

/** The settings that decide bank holidays and school terms. `countries` defaults to the United Kingdom. */
export type DaySettings = Pick<Settings, 'bank_holidays' | 'school_terms'> &
  Partial<Pick<Settings, 'countries'>>

/** The days that no rule gives, where these postcodes are. `terms` is the name of a calendar. */
export function dayCalendar(
  settings: DaySettings,
  {
    terms = '',
    postcodes = [],
  }: { readonly terms?: string | undefined; readonly postcodes?: readonly (string | undefined)[] },
): DayCalendar {
  const area = holidayAreaOf(postcodes) ?? settings.bank_holidays ?? 'england'
  const known = calendarsOf(settings)
  const key = `${area} ${terms}`
  const calendar = known.get(key) ?? makeCalendar(settings, area, terms)
  known.set(key, calendar)
  return calendar
}

/** Equal questions get the same object, by which what depends on it is memoised. */
const calendarsOf = memoise<DaySettings, Map<string, DayCalendar>>(() => new Map())

function makeCalendar(settings: DaySettings, area: BankHolidayArea, terms: string): DayCalendar {
  const hasHolidays = hasAny(settings.countries ?? DEFAULT_COUNTRIES, 'hasBankHolidays')
  const calendar = termsOf(settings).get(terms)
  return {
    isHoliday: (date) => hasHolidays && isBankHoliday(date, area),
    ...(calendar && { terms: calendar }),
  }
}

/** The calendars of terms by name; the only one also without a name. */
export const termsOf = memoise(({ school_terms = {} }: DaySettings) => {
  const calendars = new Map(
    Object.entries(school_terms).map(([name, lines]) => [
      name,
      lines.flatMap((line) => readTerm(line) ?? []),
    ]),
  )
  const [only, ...others] = calendars.values()
  if (only && others.length === 0) calendars.set('', only)
  return calendars
})
