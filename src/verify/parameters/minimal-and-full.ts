import type { Collection } from '../../hsds/collections.ts'
import { asObject } from '../survey/exchange.ts'
import type { Item, Survey } from '../survey/survey.ts'
import type { Parameter } from './parameter.ts'
import { type Sample, samplesOf } from './sample.ts'
import { type Plan, SERVICE_LISTS } from './trial.ts'

export const minimal: Parameter = {
  id: 'parameter-minimal',
  edition: '2026',
  means: 'minimal=true shows more of a service than its id and the time of its last change.',
  says: 'minimal shows only the id and the time of the last change.',
  *plan(survey) {
    const contradicts = ({ item }: Sample) => 'name' in item || 'description' in item
    if (samplesOf(survey, 'services').length > 0)
      yield { collection: 'services', query: { minimal: 'true' }, contradicts }
  },
}

export const full: Parameter = {
  id: 'parameter-full',
  edition: '2026',
  means: 'full=true shows a record without the objects that belong to it.',
  says: 'full shows full records, with all nested objects.',
  *plan(survey) {
    for (const collection of SERVICE_LISTS) yield* planFull(survey, collection)
  },
}

function* planFull(survey: Survey, collection: Collection): Plan {
  const samples = samplesOf(survey, collection)
  if (samples.some(lacksArrays))
    yield { collection, query: { full: 'true' }, needsRecords: true, contradicts: lacksArrays }
  else if (samples.length > 0)
    yield { collection, why: 'No record of the sample has more than its list item shows.' }
}

/** Whether the full record has arrays that its list item lacks, at any depth. */
const lacksArrays = ({ item, record }: Sample): boolean =>
  record !== undefined && lacksArraysOf(record, item)

const lacksArraysOf = (record: Item, item: Item): boolean =>
  Object.entries(record).some(([name, value]) => {
    if (Array.isArray(value)) return value.length > 0 && !(name in item)
    const [inner, itemInner] = [asObject(value), asObject(item[name])]
    return inner !== undefined && itemInner !== undefined && lacksArraysOf(inner, itemInner)
  })
