import { memoise } from '../text/memoise.ts'
import type { Settings } from '../record/settings/settings.ts'
import { needsTerms } from '../times/exceptions/day-set.ts'
import { readDays } from '../times/exceptions/read-days.ts'
import { type Exception, readException } from '../times/exceptions/read-exception.ts'
import type { Directory, Location, Service, ServiceAtLocation } from './directory.ts'
import type { Written } from '../record/schema/written.ts'

/** Reads lines of `exceptions`, which have been checked: one that cannot be read is left out. */
export const readExceptions = (lines: readonly string[] = []): readonly Exception[] =>
  lines.flatMap((line) => readException(line).exception ?? [])

/** The exceptions of the whole directory. */
export const directoryExceptions = memoise(({ exceptions }: Settings) => readExceptions(exceptions))

/** The record of a service at a place, and the place. */
export type PairAtPlace = Pick<ServiceAtLocation, 'value' | 'location'>

/** The exceptions of a place, from its own record and from that of the service at it. */
export const placeExceptions = ({ value, location }: PairAtPlace): readonly string[] => [
  ...(location.value.exceptions ?? []),
  ...(value.exceptions ?? []),
]

/** The lines that all places of a service have, so that they hold for its own times as well. */
export function sharedExceptions({ places }: Service): readonly string[] {
  const [first, ...others] = places.map(placeExceptions)
  return (first ?? []).filter((line) => others.every((lines) => lines.includes(line)))
}

/** The postcode of a place. */
export const postcodeOf = ({ value }: Location): string | undefined =>
  value.addresses?.find(({ postal_code }) => postal_code)?.postal_code

/** True when a service has times that depend on the day, of its own, of its places or of the directory. */
export function hasExceptions(
  { value, places }: { value: Written<'service'>; places: readonly PairAtPlace[] },
  { exceptions = [] }: Settings,
): boolean {
  // Every service is asked at every check, and hardly any has one.
  const owners = [value, ...places.map((pair) => pair.value)]
  return (
    value.exceptions !== undefined ||
    places.some((pair) => pair.value.exceptions ?? pair.location.value.exceptions) ||
    owners.some(({ schedules = [] }) =>
      exceptions.length > 0 ? schedules.length > 0 : schedules.some(isLimited),
    )
  )
}

const isLimited = ({ except, only, freq }: Written<'schedule'>): boolean =>
  except !== undefined || only !== undefined || freq === undefined

/** The names of the calendars of school terms by which a service goes. */
export function calendarsOf(
  { value, places }: Service,
  { exceptions = [], school_terms = {} }: Settings,
): readonly string[] {
  const [only, ...others] = Object.keys(school_terms)
  const usual = value.school_terms ?? (others.length === 0 ? only : undefined)
  const owners = [
    { ...value, exceptions: [...(value.exceptions ?? []), ...exceptions] },
    ...places.map(({ value: pair, location }) => ({
      schedules: pair.schedules ?? value.schedules,
      exceptions: placeExceptions({ value: pair, location }),
      school_terms: pair.school_terms,
    })),
  ]
  const names = owners.flatMap(
    ({ school_terms: own = usual, schedules = [], exceptions: lines }) =>
      own !== undefined &&
      (readExceptions(lines).some(({ sets }) => sets.some(needsTerms)) ||
        schedules.some(({ except = [], only: within = [] }) =>
          readDays([...except, ...within]).some(needsTerms),
        ))
        ? [own]
        : [],
  )
  return [...new Set(names)]
}

/** True when the documents of a directory depend on the day for which they are composed. */
export const dependsOnDay = ({ services, locations, settings }: Directory): boolean =>
  settings.notice?.until !== undefined ||
  services.some((service) => isDated(service.value) || hasExceptions(service, settings)) ||
  locations.some(({ value }) => value.schedules?.some(isLimited))

const isDated = ({ visible_from, visible_until, reopens, alert_until }: Written<'service'>) =>
  [visible_from, visible_until, reopens, alert_until].some((day) => day !== undefined)
