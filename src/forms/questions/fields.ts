import type { entities } from '../../hsds/entities.ts'
import { type FormEntry, type Group, groupsOf } from './groups.ts'
import {
  type AskedField,
  type EntriesField,
  FORM_KINDS,
  type FormKind,
  type ListField,
  QUESTIONS,
  TYPES,
} from './questions.ts'

export { FORM_KINDS, type FormKind }

/** What a field holds; a group is a list of entries with parts. */
export type FieldType = 'text' | 'list' | 'reference' | 'references' | 'group'

type Entities = typeof entities
type Lists<Cards> = {
  [F in keyof Cards]: Cards[F] extends { readonly of: string } ? F : never
}[keyof Cards]
export type GroupField = Exclude<
  { [K in FormKind]: Lists<Entities[K]['fields']> }[FormKind],
  AskedField
>
export type FormField = AskedField | GroupField

/** What a form shows of a record. A field without a value is an empty text; one that a form cannot show is absent. */
export type FormValues = {
  readonly [F in FormField]?: F extends GroupField | EntriesField
    ? readonly FormEntry[]
    : F extends ListField
      ? readonly string[]
      : string
}
export type FormValue = string | readonly (string | FormEntry)[]

/** The fields of a kind in their order. */
export const fieldsOfKind = (kind: FormKind): readonly FormField[] => ALL[kind]

const fieldsIn = (kind: FormKind) =>
  [...Object.keys(QUESTIONS[kind]), ...groupsOf(kind).map(({ field }) => field)] as FormField[]
const ALL: Readonly<Record<FormKind, readonly FormField[]>> = {
  service: fieldsIn('service'),
  organization: fieldsIn('organization'),
  location: fieldsIn('location'),
}

/** What a field of a kind holds; undefined when a form does not ask for it. */
export function typeOf(kind: FormKind, field: string): FieldType | undefined {
  const asked: Readonly<Record<string, readonly [unknown, keyof typeof TYPES]>> = QUESTIONS[kind]
  return Object.hasOwn(asked, field) ? TYPES[asked[field]![1]] : groupOf(kind, field) && 'group'
}

/** The group that a field of a kind is. */
export const groupOf = (kind: FormKind, field: string): Group | undefined =>
  groupsOf(kind).find((group) => group.field === field)

/** Whether a field holds a list of texts. */
export const isListType = (type: FieldType | undefined): boolean =>
  type === 'list' || type === 'references'

/** Whether a field refers to other records. */
export const isReferenceType = (type: FieldType | undefined): boolean =>
  type === 'reference' || type === 'references'

/** What a field without a value has. */
export const emptyValue = (kind: FormKind, field: string): FormValue =>
  ['list', 'references', 'group'].includes(typeOf(kind, field)!) ? [] : ''

/** Every text of a value. */
export const textsIn = (value: FormValue = []): readonly string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' ? one : Object.values(one)))

/** The names of the parts of its entries. */
export const partsOf = (kind: FormKind, field: string): readonly string[] =>
  groupOf(kind, field)?.parts.map(({ name }) => name) ?? ['location', 'hours', 'exceptions']

/** The kinds to which fields refer. */
export const KINDS: Readonly<
  Partial<Record<FormField, 'organization' | 'location' | 'taxonomy_term' | 'area'>>
> = {
  organization: 'organization',
  locations: 'location',
  place_hours: 'location',
  taxonomy_terms: 'taxonomy_term',
  service_areas: 'area',
}

/** What a value refers to, by id, or by the slug of what is new. */
export function referencesOf(
  kind: FormKind,
  field: FormField,
  value: FormValue = [],
): readonly string[] {
  if (field === 'place_hours')
    return (value as readonly FormEntry[]).map(({ location = '' }) => location)
  return isReferenceType(typeOf(kind, field)) ? textsIn(value) : []
}

/** The fields of a location that are those of its first address. */
export const ADDRESS_FIELDS = [
  'address_1',
  'address_2',
  'city',
  'state_province',
  'postal_code',
] as const satisfies readonly FormField[]
