import { type Filter, planFilters } from './filter.ts'
import type { Parameter } from './parameter.ts'
import type { Sample } from './sample.ts'

type AgeField = 'minimum_age' | 'maximum_age'

/** A feed may find a service without the field, or leave it out. */
const ageFilter = (
  name: AgeField,
  impossible: string,
  isMatch: (age: number, value: number) => boolean,
): Filter => ({
  name,
  field: name,
  impossible,
  values(sample) {
    const age = ageOf(sample, name)
    return age === undefined ? [] : [String(age)]
  },
  match(sample, value) {
    const age = ageOf(sample, name)
    if (age === undefined) return 'unknown'
    return isMatch(age, Number(value)) ? 'match' : 'mismatch'
  },
})

const filters = [
  ageFilter('minimum_age', '100000', (age, least) => age >= least),
  ageFilter('maximum_age', '-1', (age, greatest) => age <= greatest),
]

export const age: Parameter = {
  id: 'parameter-age',
  edition: '2024',
  means:
    'minimum_age finds a service whose minimum age is lower, or maximum_age one whose maximum age is higher.',
  says: 'minimum_age finds services whose minimum age is at least the value, and maximum_age those whose maximum age is at most the value.',
  plan: (survey) => planFilters(survey, filters),
}

function ageOf({ service }: Sample, name: AgeField): number | undefined {
  const age = service[name]
  return typeof age === 'number' && Number.isFinite(age) ? age : undefined
}
