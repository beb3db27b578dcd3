import { memoise } from '../memoise.ts'
import { nationsOf } from '../places/postcode-area.ts'
import type { Settings } from '../record/settings/settings.ts'
import { type BankHolidayArea, isBankHoliday } from '../times/bank-holidays.ts'
import type { DayCalendar } from '../times/exceptions/day-set.ts'
import { type Exception, readException } from '../times/exceptions/read-exception.ts'
import { readTerm } from '../times/exceptions/read-term.ts'
import type { Location, Service, ServiceAtLocation } from './directory.ts'

/** Reads lines of `exceptions`, which have been checked: one that cannot be read is left out. */
export const readExceptions = (lines: readonly string[] = []): readonly Exception[] =>
  lines.flatMap((line) => readException(line).exception ?? [])

/** The exceptions of the whole directory. */
export const directoryExceptions = memoise(({ exceptions }: Settings) => readExceptions(exceptions))

/** The exceptions of a place, from its own record and from that of the service at it. */
export const placeExceptions = ({ value, location }: ServiceAtLocation): readonly string[] => [
  ...(location.value.exceptions ?? []),
  ...(value.exceptions ?? []),
]

/** The lines that all places of a service have, so that they hold for its own times as well. */
export function sharedExceptions({ places }: Service): readonly string[] {
  const [first, ...others] = places.map(placeExceptions)
  return (first ?? []).filter((line) => others.every((lines) => lines.includes(line)))
}

/** The days that no rule gives, at places or where a service has none. `terms` is the name of a calendar. */
export function dayCalendar(
  settings: Settings,
  {
    terms,
    locations = [],
  }: { readonly terms?: string | undefined; readonly locations?: readonly Location[] },
): DayCalendar {
  const [first, ...others] = new Set(locations.map(areaOf))
  const area = (others.length === 0 ? first : undefined) ?? settings.bank_holidays ?? 'england'
  const isBritish = settings.countries.includes('GB')
  const calendar = termsOf(settings).get(terms ?? '')
  return {
    isHoliday: (date) => isBritish && isBankHoliday(date, area),
    ...(calendar && { terms: calendar }),
  }
}

/** The calendars of terms by name; the only one also without a name. */
export const termsOf = memoise(({ school_terms: terms = {} }: Settings) => {
  const calendars = new Map(
    Object.entries(terms).map(([name, lines]) => [
      name,
      lines.flatMap((line) => readTerm(line) ?? []),
    ]),
  )
  const [only, ...others] = calendars.values()
  if (only && others.length === 0) calendars.set('', only)
  return calendars
})

const AREAS: Readonly<Record<string, BankHolidayArea>> = {
  E92000001: 'england',
  W92000004: 'england',
  S92000003: 'scotland',
  N92000002: 'northern',
}

/** The part of the United Kingdom that a place is in, by its postcode where that has one nation. */
function areaOf(location: Location): BankHolidayArea | undefined {
  const postcode = location.value.addresses?.find(({ postal_code }) => postal_code)?.postal_code
  const [, area = ''] = /^\s*([A-Za-z]{1,2})\d/.exec(postcode ?? '') ?? []
  const nations = (nationsOf(area.toUpperCase()) ?? []).map((nation) => AREAS[nation])
  return new Set(nations).size === 1 ? nations[0] : undefined
}
