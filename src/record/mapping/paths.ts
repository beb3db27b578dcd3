import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'

/** What a source may say: an entity, or one of version 1 that version 3 says in other fields. */
export type ItemKind = EntityName | 'eligibility' | 'holiday_schedule'

/** One step from an item to an entry below it. */
export interface Step {
  readonly field: string
  readonly kind: ItemKind
}

export interface ResolvedPath {
  readonly steps: readonly Step[]
  readonly field: string
}

/** The fields of a place that are those of its address. */
export const ADDRESS = [
  'attention',
  'address_1',
  'address_2',
  'address_3',
  'address_4',
  'city',
  'region',
  'state_province',
  'postal_code',
  'country',
]

/** Fields that are ours or of no version of the standard, by the kind of item. */
export const OWN: Readonly<Partial<Record<ItemKind, readonly string[]>>> = {
  service: [
    'key',
    'hours',
    'days',
    'ages',
    'draft',
    'visibility',
    'taxonomy_terms',
    'hides',
    'old_address',
  ],
  organization: ['key', 'taxonomy_terms', 'charity_number', 'company_number'],
  location: ['key', 'point', 'visibility', 'taxonomy_terms'],
  contact: ['visibility'],
  schedule: ['weekday', 'closed'],
  language: ['language'],
  address: ADDRESS,
}

/** The path of a target below an item; undefined when there is no such field. A place stands for the pair of service and place. */
export function resolvePath(kind: ItemKind, path: string): ResolvedPath | undefined {
  const steps: Step[] = []
  let here = kind
  const parts = path.split('.')
  for (const [i, part] of parts.entries()) {
    if (here === 'service' && part === 'locations') {
      steps.push(
        { field: 'service_at_locations', kind: 'service_at_location' },
        { field: 'location', kind: 'location' },
      )
      here = 'location'
      continue
    }
    if (here === 'location' && ADDRESS.includes(part)) {
      steps.push({ field: 'addresses', kind: 'address' })
      return i === parts.length - 1 ? { steps, field: part } : undefined
    }
    const of = entityOf(here, part)
    if (of && i < parts.length - 1) {
      steps.push({ field: part, kind: of })
      here = of
      continue
    }
    return i === parts.length - 1 && isField(here, part) ? { steps, field: part } : undefined
  }
  return undefined
}

/** The entity of the entries in a field; undefined for a field of values. */
export function entityOf(kind: ItemKind, field: string): EntityName | undefined {
  const card = cardOf(kind, field) as { readonly of?: EntityName } | undefined
  return field === 'taxonomy_terms' ? undefined : card?.of
}

function isField(kind: ItemKind, field: string): boolean {
  if (OWN[kind]?.includes(field)) return true
  const card = cardOf(kind, field)
  return card !== undefined && !('of' in card)
}

function cardOf(kind: ItemKind, field: string): object | undefined {
  if (!(entityNames as readonly string[]).includes(kind)) return undefined
  const fields = fieldsOf(kind as EntityName)
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}
