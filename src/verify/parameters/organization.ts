import { NO_ID } from '../survey/endpoint.ts'
import { asObject } from '../survey/exchange.ts'
import { type Filter, planFilters } from './filter.ts'
import type { Parameter } from './parameter.ts'
import type { Sample } from './sample.ts'

export const organization: Parameter = {
  id: 'parameter-organization',
  edition: '2026',
  means: 'organization_id finds a service of another organization, or misses one of this.',
  says: 'organization_id finds the services of this organization.',
  plan: (survey) => planFilters(survey, [filter]),
}

const filter: Filter = {
  name: 'organization_id',
  field: 'organization_id',
  impossible: NO_ID,
  values: organizationOf,
  match(sample, value) {
    const [id] = organizationOf(sample)
    if (id === undefined) return 'unknown'
    return id === value ? 'match' : 'mismatch'
  },
}

function organizationOf({ service }: Sample): readonly string[] {
  const id = service.organization_id ?? asObject(service.organization)?.id
  return typeof id === 'string' ? [id] : []
}
