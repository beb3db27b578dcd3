import { type Filter, planFilter } from './filter.ts'
import type { Known } from './known.ts'
import type { Parameter } from './trial.ts'

export const modified: Parameter = {
  id: 'parameter-modified',
  edition: '2026',
  means: 'modified_after finds a service that has not changed since, or misses one that has.',
  says: 'modified_after finds what was modified at this time or later.',
  plan: (survey) => planFilter(survey, 'services', filter),
}

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** Asked a second before a change, which a feed that counts no parts of a second finds too; a feed may go by whole days. */
const filter: Filter = {
  name: 'modified_after',
  field: 'the time of its last change',
  impossible: '2999-01-01T00:00:00Z',
  values: (known) =>
    [momentOf(known)].flatMap((at) =>
      at === undefined ? [] : [`${new Date(at - SECOND).toISOString().slice(0, 19)}Z`],
    ),
  judge(known, value) {
    const at = momentOf(known)
    if (at === undefined) return 'open'
    const from = Date.parse(value)
    return at >= from ? 'fits' : at < from - DAY ? 'contradicts' : 'open'
  },
}

/** Nobody can say when a time without an offset was. */
function momentOf({ service }: Known): number | undefined {
  const text = String(service.last_modified)
  const at = /T.*(?<!Z|[+-]\d\d:?\d\d)$/i.test(text) ? NaN : Date.parse(text)
  return Number.isNaN(at) ? undefined : at
}
