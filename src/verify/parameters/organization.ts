import { asObject } from '../exchange.ts'
import { type Filter, planFilter } from './filter.ts'
import type { Known } from './known.ts'
import { NO_ID } from './taxonomy.ts'
import { type Parameter, together } from './trial.ts'

export const organization: Parameter = {
  id: 'parameter-organization',
  edition: '2026',
  means: 'organization_id finds a service of another organization, or misses one of this.',
  says: 'organization_id finds the services of this organization.',
  plan: (survey) =>
    together(
      (['services', 'service_at_locations'] as const).map((collection) =>
        planFilter(survey, collection, filter),
      ),
    ),
}

const filter: Filter = {
  name: 'organization_id',
  field: 'the id of its organization',
  impossible: NO_ID,
  values: (known) => [organizationOf(known) ?? []].flat(),
  judge(known, value) {
    const id = organizationOf(known)
    return id === undefined ? 'open' : id === value ? 'fits' : 'contradicts'
  },
}

function organizationOf({ service }: Known): string | undefined {
  const id = service.organization_id ?? asObject(service.organization)?.id
  return typeof id === 'string' ? id : undefined
}
