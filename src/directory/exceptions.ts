import { memoise } from '../memoise.ts'
import type { Settings } from '../record/settings/settings.ts'
import { type Exception, readException } from '../times/exceptions/read-exception.ts'
import type { Location, Service, ServiceAtLocation } from './directory.ts'

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
