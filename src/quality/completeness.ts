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

/** Whether a record has something in a field. */
export function isFilled(subject: Subject, field: string): boolean {
  const owners = 'places' in subject ? [subject, ...subject.places] : [subject]
  return owners.some(({ value }) => {
    const written = value as object as Readonly<Record<string, unknown>>
    return hasValue(written[field]) || (field === 'taxonomy_terms' && hasValue(written.attributes))
  })
}

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
