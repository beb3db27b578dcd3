import { freeSlug, slugOf } from '../record/slug.ts'
import type { CheckedRecord } from './check-change.ts'
import type { FormField, FormKind, FormValues } from './fields.ts'

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

  return records.map((record) => {
    const { organization, locations } = record.after
    const references: Partial<Pick<FormValues, FormField>> = {
      ...(organization !== undefined && {
        organization: slugFor('organization', organization),
      }),
      ...(locations && { locations: locations.map((one) => slugFor('location', one)) }),
    }
    const after = { ...record.after, ...references }
    return 'id' in record
      ? { ...record, after }
      : { ...record, slug: slugFor(record.kind, record.slug), after }
  })
}

/** For a name of which nothing can be in a slug. */
const FALLBACK: Readonly<Record<FormKind, string>> = {
  service: 'new-service',
  organization: 'new-organization',
  location: 'new-place',
}
