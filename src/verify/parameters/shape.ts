import type { Collection } from '../../hsds/collections.ts'
import { asObject } from '../exchange.ts'
import type { Item, Survey } from '../survey.ts'
import { type Known, knownIn } from './known.ts'
import { type Parameter, type Plan, together } from './trial.ts'

export const minimal: Parameter = {
  id: 'parameter-minimal',
  edition: '2026',
  means: 'minimal=true shows more of some services than the id and the time of the last change.',
  says: 'minimal shows nothing but the id and the time of the last change.',
  plan(survey) {
    const isThere = knownIn(survey, 'services').length > 0
    const contradicts = ({ item }: Known) => 'name' in item || 'description' in item
    return {
      trials: isThere ? [{ collection: 'services', query: { minimal: 'true' }, contradicts }] : [],
      untested: [],
    }
  },
}

export const full: Parameter = {
  id: 'parameter-full',
  edition: '2026',
  means: 'full=true shows some records without what belongs to them.',
  says: 'full shows whole records, with all that belongs to them.',
  plan: (survey) => together([fullIn(survey, 'services'), fullIn(survey, 'service_at_locations')]),
}

function fullIn(survey: Survey, collection: Collection): Plan {
  const known = knownIn(survey, collection)
  if (known.length === 0) return { trials: [], untested: [] }
  if (!known.some(lacksLists))
    return {
      trials: [],
      untested: [{ collection, why: 'No record that was looked at has more than the list shows.' }],
    }
  const query = { full: 'true' }
  return {
    trials: [{ collection, query, needsRecords: true, contradicts: lacksLists }],
    untested: [],
  }
}

/** Whether the whole record has lists that are not shown here, at whatever depth. */
const lacksLists = ({ item, record }: Known): boolean =>
  record !== undefined && lacksListsOf(record, item)

const lacksListsOf = (whole: Item, shown: Item): boolean =>
  Object.entries(whole).some(([name, value]) => {
    if (Array.isArray(value)) return value.length > 0 && !(name in shown)
    const [inner, shownInner] = [asObject(value), asObject(shown[name])]
    return inner !== undefined && shownInner !== undefined && lacksListsOf(inner, shownInner)
  })
