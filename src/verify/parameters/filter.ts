import type { Collection } from '../../hsds/collections.ts'
import { type Survey, spread } from '../survey.ts'
import { type Known, knownIn } from './known.ts'
import type { Plan, Trial } from './trial.ts'

/**
 * What a value of a parameter says about a record: it must be found, it must not, or the data or the standard leave it
 * open.
 */
export type Verdict = 'fits' | 'contradicts' | 'open'

/** A parameter that picks records by one value. */
export interface Filter {
  /** As it stands in the query. */
  readonly name: string
  /** What a record must have to be picked, for the sentence that says that none has. */
  readonly field: string
  /** Values that a record may be found by. */
  readonly values: (known: Known) => readonly string[]
  readonly judge: (known: Known, value: string) => Verdict
  /** A value that nothing has. */
  readonly impossible?: string
  /** The same value in another spelling. */
  readonly respell?: (value: string) => string
  readonly needsRecords?: true
}

/** Tries a filter with the value that the fewest records fit, so that little has to be fetched. */
export function planFilter(survey: Survey, collection: Collection, filter: Filter): Plan {
  const all = knownIn(survey, collection)
  if (all.length === 0) return { trials: [], untested: [] }
  const known = filter.needsRecords ? all.filter(({ record }) => record) : all
  const values = spread([...new Set(known.flatMap(filter.values))], MOST_VALUES)
  const [best] = values
    .map((value) => sort(known, filter, value))
    .filter(({ fitting, contradicting }) => fitting.length > 0 && contradicting.length > 0)
    .sort((a, b) => a.fitting.length - b.fitting.length)
  const nothing = planImpossible(known, collection, filter)
  if (best) return { trials: [trialOf(collection, filter, best), ...nothing], untested: [] }
  const why =
    values.length === 0
      ? `No record that was looked at has ${filter.field}, by which ${filter.name} could be tried.`
      : `The records that were looked at do not differ enough in ${filter.field} to try ${filter.name}.`
  return { trials: nothing, untested: [{ collection, why }] }
}

const MOST_VALUES = 12

/** A value, and the ids that fit and that contradict it. */
interface Sorted {
  readonly value: string
  readonly fitting: readonly string[]
  readonly contradicting: readonly string[]
}

function sort(known: readonly Known[], { judge }: Filter, value: string): Sorted {
  const judged = (verdict: Verdict) =>
    known.filter((one) => judge(one, value) === verdict).map(({ id }) => id)
  return { value, fitting: judged('fits'), contradicting: judged('contradicts') }
}

function trialOf(collection: Collection, filter: Filter, { value, fitting }: Sorted): Trial {
  const { name, judge, respell, needsRecords } = filter
  const trial: Trial = {
    collection,
    query: { [name]: value },
    finds: fitting,
    contradicts: (found) => judge(found, value) === 'contradicts',
    mustDiffer: true,
    ...(needsRecords && { needsRecords }),
  }
  return respell ? { ...trial, instead: { ...trial, query: { [name]: respell(value) } } } : trial
}

/** A value that nothing has, if something is known that has another one. */
function planImpossible(
  known: readonly Known[],
  collection: Collection,
  filter: Filter,
): readonly Trial[] {
  const { impossible, respell: _, ...plain } = filter
  if (impossible === undefined) return []
  const sorted = sort(known, plain, impossible)
  return sorted.contradicting.length > 0
    ? [{ ...trialOf(collection, plain, { ...sorted, fitting: [] }), isImpossible: true }]
    : []
}
