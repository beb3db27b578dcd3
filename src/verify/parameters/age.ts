import { type Filter, planFilter } from './filter.ts'
import type { Known } from './known.ts'
import { type Parameter, together } from './trial.ts'

type Limit = 'minimum_age' | 'maximum_age'

/** A service without the field says nothing, so that both finding it and leaving it out are right. */
const ageFilter = (
  name: Limit,
  impossible: string,
  fits: (age: number, value: number) => boolean,
): Filter => ({
  name,
  field: `a ${name}`,
  impossible,
  values: (known) =>
    [ageOf(known, name)].flatMap((age) => (age === undefined ? [] : [String(age)])),
  judge(known, value) {
    const age = ageOf(known, name)
    return age === undefined ? 'open' : fits(age, Number(value)) ? 'fits' : 'contradicts'
  },
})

const filters = [
  ageFilter('minimum_age', '100000', (age, least) => age >= least),
  ageFilter('maximum_age', '-1', (age, most) => age <= most),
]

export const age: Parameter = {
  id: 'parameter-age',
  edition: '2024',
  means:
    'minimum_age finds a service whose minimum age is lower, or maximum_age one whose maximum age is higher.',
  says: 'minimum_age finds services whose minimum age is at least the value, maximum_age those whose maximum age is equal to it or below.',
  plan: (survey) =>
    together(
      (['services', 'service_at_locations'] as const).flatMap((collection) =>
        filters.map((filter) => planFilter(survey, collection, filter)),
      ),
    ),
}

function ageOf({ service }: Known, name: Limit): number | undefined {
  const age = service[name]
  return typeof age === 'number' && Number.isFinite(age) ? age : undefined
}
