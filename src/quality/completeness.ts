import type { Subject } from './advice.ts'

/** The fields that people look for, by their names in records; those of a service may also be given at its places. */
export const completeFields = {
  service: [
    'description',
    'url',
    'email',
    'phones',
    'contacts',
    'schedules',
    'locations',
    'service_areas',
    'taxonomy_terms',
    'eligibility_description',
    'minimum_age',
    'maximum_age',
    'fees_description',
    'cost_options',
    'application_process',
    'languages',
    'assured_date',
  ],
  organization: [
    'description',
    'website',
    'email',
    'phones',
    'contacts',
    'organization_identifiers',
  ],
  location: ['name', 'description', 'latitude', 'addresses', 'accessibility', 'transportation'],
  taxonomy: ['description', 'terms'],
} as const satisfies Record<Subject['entity'], readonly string[]>

/** Says for each of some fields whether a record has something there: 1 where it has, and else 0. */
export function filledIn(subject: Subject, fields: readonly string[]): string {
  const owners = 'places' in subject ? [subject, ...subject.places] : [subject]
  const written = owners.map(({ value }) => value as object as Readonly<Record<string, unknown>>)
  const isFilled = (name: string) => written.some((value) => hasValue(value[name]))
  return fields
    .map((name) => isFilled(name) || (name === 'taxonomy_terms' && isFilled('attributes')))
    .map((is) => (is ? '1' : '0'))
    .join('')
}

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
