import type { Collection } from '../../hsds/collections.ts'
import { spread } from '../survey/spread.ts'
import type { Survey } from '../survey/survey.ts'
import { type Sample, samplesOf } from './sample.ts'
import { type Plan, SERVICE_LISTS, type Trial } from './trial.ts'

/** Whether a value must find a record (`match`), must not (`mismatch`), or may (`unknown`). */
export type Match = 'match' | 'mismatch' | 'unknown'

/** A parameter that selects records by one value. */
export interface Filter {
  /** As in the query. */
  readonly name: string
  /** The field that it looks at, as in "No record has …". */
  readonly field: string
  /** Values that may find a record. */
  readonly values: (sample: Sample) => readonly string[]
  readonly match: (sample: Sample, value: string) => Match
  /** A value that finds nothing. */
  readonly impossible?: string
  /** The same value in another spelling. */
  readonly respell?: (value: string) => string
  readonly needsRecords?: true
}

const MAX_VALUES = 12

/** Tries filters on both lists of services. */
export function* planFilters(survey: Survey, filters: readonly Filter[]): Plan {
  for (const collection of SERVICE_LISTS)
    for (const filter of filters) yield* planFilter(survey, collection, filter)
}

/** Tries a filter with the value that matches the fewest records, so that few pages have to be fetched. */
export function* planFilter(survey: Survey, collection: Collection, filter: Filter): Plan {
  const all = samplesOf(survey, collection)
  if (all.length === 0) return
  const samples = filter.needsRecords ? all.filter(({ record }) => record) : all
  const values = spread([...new Set(samples.flatMap(filter.values))], MAX_VALUES)
  const [best] = values
    .map((value) => sortSamples(samples, filter, value))
    .filter(({ matching, mismatching }) => matching.length > 0 && mismatching.length > 0)
    .sort((a, b) => a.matching.length - b.matching.length)
  if (best) yield trialOf(collection, filter, best)
  yield* planImpossible(samples, collection, filter)
  if (best) return
  const why =
    values.length === 0
      ? `No record of the sample has ${filter.field}, so that ${filter.name} cannot be tried.`
      : `The records of the sample do not differ enough in ${filter.field} to try ${filter.name}.`
  yield { collection, why }
}

/** A value, and the ids of the records that match it or not. */
interface SortedSamples {
  readonly value: string
  readonly matching: readonly string[]
  readonly mismatching: readonly string[]
}

function sortSamples(samples: readonly Sample[], filter: Filter, value: string): SortedSamples {
  const ids: Record<Match, string[]> = { match: [], mismatch: [], unknown: [] }
  for (const sample of samples) ids[filter.match(sample, value)].push(sample.id)
  return { value, matching: ids.match, mismatching: ids.mismatch }
}

function trialOf(
  collection: Collection,
  filter: Filter,
  { value, matching }: Pick<SortedSamples, 'value' | 'matching'>,
): Trial {
  const { name, match, respell, needsRecords } = filter
  const trial: Trial = {
    collection,
    query: { [name]: value },
    finds: matching,
    contradicts: (found) => match(found, value) === 'mismatch',
    mustDiffer: true,
    ...(needsRecords && { needsRecords }),
  }
  return respell ? { ...trial, instead: { ...trial, query: { [name]: respell(value) } } } : trial
}

/** Tries a value that finds nothing, if the sample has a record with another value. */
function* planImpossible(samples: readonly Sample[], collection: Collection, filter: Filter): Plan {
  const { impossible: value, respell: _, ...plain } = filter
  if (value !== undefined && samples.some((one) => filter.match(one, value) === 'mismatch'))
    yield { ...trialOf(collection, plain, { value, matching: [] }), isImpossible: true }
}
