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
 * The fields of each kind that a form asks for, in order: a text; a list of texts; a reference to another record, or a
 * list of them. A reference is the id of what is published, or the slug of a new record of the same change.
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

export type FieldType = 'text' | 'list' | 'reference' | 'references'

type Table = typeof FORM_FIELDS
type Fields = Table['service'] & Table['organization'] & Table['location']
export type FormField = keyof Fields
type ListType = 'list' | 'references'
export type ListField = {
  [F in FormField]: Fields[F] extends ListType ? F : never
}[FormField]

/** What a form shows of a record. A field without a value is an empty text; one that a form cannot show is absent. */
export type FormValues = {
  readonly [F in FormField]?: F extends ListField ? readonly string[] : string
}

/** The fields of a kind in their order. */
export const fieldsOfKind = (kind: FormKind): readonly FormField[] =>
  Object.keys(FORM_FIELDS[kind]) as FormField[]

/** What a field of a kind holds; undefined when a form does not ask for it. */
export const typeOf = (kind: FormKind, field: string): FieldType | undefined =>
  Object.hasOwn(FORM_FIELDS[kind], field)
    ? (FORM_FIELDS[kind] as Readonly<Record<string, FieldType>>)[field]
    : undefined

export const isListType = (type: FieldType | undefined): boolean =>
  type === 'list' || type === 'references'

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
