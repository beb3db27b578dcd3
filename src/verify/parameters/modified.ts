import { type Filter, planFilter } from './filter.ts'
import type { Parameter } from './parameter.ts'
import type { Sample } from './sample.ts'

export const modified: Parameter = {
  id: 'parameter-modified',
  edition: '2026',
  means: 'modified_after finds a service that has not changed since, or misses one that has.',
  says: 'modified_after finds what was modified at this time or later.',
  plan: (survey) => planFilter(survey, 'services', filter),
}

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/**
 * Tries a second before a change, which a feed that drops fractions of a second finds, too. A feed may go by whole days, so
 * that a change on the day before is unknown.
 */
const filter: Filter = {
  name: 'modified_after',
  field: 'last_modified',
  impossible: '2999-01-01T00:00:00Z',
  values(sample) {
    const at = lastModified(sample)
    return at === undefined ? [] : [`${new Date(at - SECOND).toISOString().slice(0, 19)}Z`]
  },
  match(sample, value) {
    const at = lastModified(sample)
    if (at === undefined) return 'unknown'
    const from = Date.parse(value)
    if (at >= from) return 'match'
    return at < from - DAY ? 'mismatch' : 'unknown'
  },
}

/** In milliseconds; `undefined` for a time without an offset, which is ambiguous. */
function lastModified({ service }: Sample): number | undefined {
  const text = String(service.last_modified)
  const at = /t/i.test(text) && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? NaN : Date.parse(text)
  return Number.isNaN(at) ? undefined : at
}
