import { type EntityName, fieldsOf } from '../../hsds/entities.ts'
import type { ItemKind } from '../model/item.ts'

/** One step from an item to an entry below it. */
export interface Step {
  readonly field: string
  readonly kind: ItemKind
}

export interface ResolvedPath {
  readonly steps: readonly Step[]
  readonly field: string
}

const ADDRESS = [
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
const OWN: Readonly<Partial<Record<ItemKind, readonly string[]>>> = {
  service: ['key', 'hours', 'days', 'ages', 'draft', 'visibility', 'taxonomy_terms', 'hides'],
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

function entityOf(kind: ItemKind, field: string): EntityName | undefined {
  if (field === 'taxonomy_terms' || !(kind in FIELDS)) return undefined
  const card = FIELDS[kind as EntityName]?.[field] as { of?: EntityName } | undefined
  return card?.of
}

const FIELDS: Readonly<Partial<Record<string, Readonly<Record<string, unknown>>>>> =
  Object.fromEntries(
    (
      [
        'service',
        'organization',
        'location',
        'contact',
        'phone',
        'schedule',
        'address',
        'cost_option',
        'language',
        'funding',
        'service_area',
        'accessibility',
        'required_document',
        'url',
        'organization_identifier',
        'taxonomy_term',
      ] as const
    ).map((entity) => [entity, fieldsOf(entity)]),
  )

const isField = (kind: ItemKind, field: string): boolean =>
  (OWN[kind]?.includes(field) ?? false) ||
  (FIELDS[kind] !== undefined &&
    Object.hasOwn(FIELDS[kind], field) &&
    !('of' in (FIELDS[kind][field] as object)))
