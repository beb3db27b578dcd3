import type { entities } from '../../hsds/entities.ts'
import { type FormEntry, type Group, groupsOf } from './groups.ts'

/** The kinds of records that a form shows. */
export const FORM_KINDS = ['service', 'organization', 'location'] as const
export type FormKind = (typeof FORM_KINDS)[number]

const FOLDERS = {
  service: 'services',
  organization: 'organizations',
  location: 'locations',
} as const satisfies Readonly<Record<FormKind, string>>

/** The folder of the records of a kind. */
export const folderOf = (kind: FormKind) => FOLDERS[kind]

/**
 * The fields of each kind that a form asks for, in order, before its groups: a text; a list of texts; a reference to another
 * record, or a list of them. A reference is the id of what is published, or the slug of a new record of the same change.
 */
export const FORM_FIELDS = {
  service: {
    name: 'text',
    description: 'text',
    alert: 'text',
    status: 'text',
    url: 'text',
    email: 'text',
    fees_description: 'text',
    application_process: 'text',
    eligibility_description: 'text',
    minimum_age: 'text',
    maximum_age: 'text',
    assured_date: 'text',
    alternate_name: 'text',
    interpretation_services: 'text',
    wait_time: 'text',
    accreditations: 'text',
    licenses: 'text',
    hours: 'list',
    phones: 'list',
    service_areas: 'list',
    organization: 'reference',
    locations: 'references',
    taxonomy_terms: 'references',
  },
  organization: {
    name: 'text',
    description: 'text',
    email: 'text',
    website: 'text',
    alternate_name: 'text',
    legal_status: 'text',
    year_incorporated: 'text',
    logo: 'text',
    phones: 'list',
  },
  location: {
    name: 'text',
    location_type: 'text',
    description: 'text',
    url: 'text',
    alternate_name: 'text',
    transportation: 'text',
    address_1: 'text',
    address_2: 'text',
    city: 'text',
    state_province: 'text',
    postal_code: 'text',
    accessibility: 'list',
    phones: 'list',
  },
} as const satisfies Readonly<Record<FormKind, Readonly<Record<string, FieldType>>>>

/** What a field holds; a group is a list of entries with parts. */
export type FieldType = 'text' | 'list' | 'reference' | 'references' | 'group'

type Table = typeof FORM_FIELDS
type Fields = Table['service'] & Table['organization'] & Table['location']
type ListType = 'list' | 'references'
export type ListField = {
  [F in keyof Fields]: Fields[F] extends ListType ? F : never
}[keyof Fields]

type Entities = typeof entities
type Lists<Cards> = {
  [F in keyof Cards]: Cards[F] extends { readonly of: string } ? F : never
}[keyof Cards]
export type GroupField = Exclude<
  { [K in FormKind]: Lists<Entities[K]['fields']> }[FormKind],
  keyof Fields
>
export type FormField = keyof Fields | GroupField

/** What a form shows of a record. A field without a value is an empty text; one that a form cannot show is absent. */
export type FormValues = {
  readonly [F in FormField]?: F extends GroupField
    ? readonly FormEntry[]
    : F extends ListField
      ? readonly string[]
      : string
}
export type FormValue = string | readonly (string | FormEntry)[]

/** The fields of a kind in their order. */
export const fieldsOfKind = (kind: FormKind): readonly FormField[] => ALL[kind]

const fieldsIn = (kind: FormKind) =>
  [...Object.keys(FORM_FIELDS[kind]), ...groupsOf(kind).map(({ field }) => field)] as FormField[]
const ALL: Readonly<Record<FormKind, readonly FormField[]>> = {
  service: fieldsIn('service'),
  organization: fieldsIn('organization'),
  location: fieldsIn('location'),
}

/** What a field of a kind holds; undefined when a form does not ask for it. */
export const typeOf = (kind: FormKind, field: string): FieldType | undefined =>
  Object.hasOwn(FORM_FIELDS[kind], field)
    ? (FORM_FIELDS[kind] as Readonly<Record<string, FieldType>>)[field]
    : groupOf(kind, field) && 'group'

/** The group that a field of a kind is. */
export const groupOf = (kind: FormKind, field: string): Group | undefined =>
  groupsOf(kind).find((group) => group.field === field)

/** Whether a field holds a list of texts. */
export const isListType = (type: FieldType | undefined): boolean =>
  type === 'list' || type === 'references'

/** What a field without a value has. */
export const emptyValue = (kind: FormKind, field: FormField): FormValue =>
  ['list', 'references', 'group'].includes(typeOf(kind, field)!) ? [] : ''

/** Every text of a value. */
export const textsIn = (value: FormValue = []): readonly string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' ? one : Object.values(one)))

/** A value in one line. */
export const inOneLine = (value: FormValue = []): string =>
  [value]
    .flat()
    .map((one) => (typeof one === 'string' ? one : Object.values(one).join(', ')))
    .join('; ')

/** The kind of the records that a field refers to. Topics are made elsewhere. */
export const referredKind = (field: FormField): FormKind | undefined =>
  field === 'organization' ? 'organization' : field === 'locations' ? 'location' : undefined

/** The fields of a location that are those of its first address. */
export const ADDRESS_FIELDS = [
  'address_1',
  'address_2',
  'city',
  'state_province',
  'postal_code',
] as const satisfies readonly FormField[]
