import type { Collection } from '../../hsds/collections.ts'
import type { Severity } from '../report/finding.ts'
import type { Sample } from './sample.ts'

/** One request with parameters, and what a feed that honours them must and must not find. */
export interface Trial {
  readonly collection: Collection
  readonly query: Readonly<Record<string, string>>
  /** Ids that must be found. */
  readonly finds?: readonly string[]
  /** Whether a record must not be found. False where that is unknown. */
  readonly contradicts?: (found: Sample) => boolean
  /** Only full records can decide, so that some of the found ones are fetched. */
  readonly needsRecords?: true
  /** The whole list is wrong, because it has a record that does not match. */
  readonly mustDiffer?: true
  /** Nothing should be found. A client error is as good a response as an empty page. */
  readonly isImpossible?: true
  /** One parameter filters, and the others only page: the result must have pages and totals of its own. */
  readonly isPaged?: true
  /** The same trial in another spelling, for a feed that does not understand this one. */
  readonly instead?: Trial
  /** Overrides the severity of the parameter. */
  readonly severity?: Severity
}

/** Something that the data of a feed cannot decide. */
export interface Untested {
  readonly collection: Collection
  readonly why: string
}

/** The trials of a parameter, and what cannot be tried. */
export type Plan = Iterable<Trial | Untested>

/** The lists whose items are services, or have one. */
export const SERVICE_LISTS = ['services', 'service_at_locations'] as const

/** The names of the parameters of a trial, as in "search and per_page". */
export const namesIn = ({ query }: Trial): string => Object.keys(query).join(' and ')
