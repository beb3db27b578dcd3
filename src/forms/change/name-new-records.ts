import { freeSlug, slugOf } from '../../record/slug.ts'
import type { CheckedRecord } from './check-change.ts'
import type { FormKind, FormValues } from '../questions/fields.ts'

/** The slugs that records of each kind have already. */
export type TakenSlugs = Readonly<Record<FormKind, readonly string[]>>

const NONE: TakenSlugs = { service: [], organization: [], location: [] }

/**
 * The records of a form, in which each new one has the slug of its name in place of the one it was opened under. What refers
 * to it follows. `published` are the slugs that are known to be taken.
 */
export function nameNewRecords(
  records: readonly CheckedRecord[],
  published: TakenSlugs = NONE,
): CheckedRecord[] {
  const taken: string[] = []
  const slugs = new Map<string, string>()
  for (const record of records)
    if (!('id' in record)) {
      const slug = freeSlug(slugOf(record.after.name ?? '') || FALLBACK[record.kind], [
        ...taken,
        ...published[record.kind],
      ])
      taken.push(slug)
      slugs.set(`${record.kind} ${record.slug}`, slug)
    }
  const slugFor = (kind: FormKind, reference: string) =>
    slugs.get(`${kind} ${reference}`) ?? reference

  const name = ({ organization, locations, place_hours, ...values }: FormValues): FormValues => ({
    ...values,
    ...(organization !== undefined && { organization: slugFor('organization', organization) }),
    ...(locations && { locations: locations.map((one) => slugFor('location', one)) }),
    ...(place_hours && {
      place_hours: place_hours.map(({ location = '', ...times }) => ({
        location: slugFor('location', location),
        ...times,
      })),
    }),
  })

  return records.map((record) => {
    const named = { ...record, before: name(record.before), after: name(record.after) }
    return 'id' in record ? named : { ...named, slug: slugFor(record.kind, record.slug) }
  })
}

/** For a name of which nothing can be in a slug. */
const FALLBACK: Readonly<Record<FormKind, string>> = {
  service: 'new-service',
  organization: 'new-organization',
  location: 'new-place',
}
