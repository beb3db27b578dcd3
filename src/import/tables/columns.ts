import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'
import { extensionField } from '../model/extension-field.ts'
import type { ItemKind } from '../model/item.ts'
import { resolvePath } from '../sheets/paths.ts'
import { type ColumnRule, type Target, toTarget } from '../sheets/target.ts'
import { TABLE_KINDS, type TableKind } from './kinds.ts'
import { holderOf } from './owners.ts'
import { ownValue } from '../../text/own-value.ts'

/** What a column holds: a value, the keys of other rows, or something for the staff. */
export type Column =
  | { readonly is: 'id' }
  | { readonly is: 'value'; readonly field: string }
  | { readonly is: 'link'; readonly to: LinkedKind; readonly isList?: true }
  | { readonly is: 'internal' | 'own-date' | 'nesting' | 'unknown' }
  /** A field of an entry inside the record, as vendors flatten it. */
  | { readonly is: 'path'; readonly target: Target }

/** The table that a key leads to: one of the standard, that of the row itself, or any. */
export type LinkedKind = TableKind | 'parent' | 'any'

/** Names of earlier versions and of variants. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  organization: { url: 'website', web_site: 'website', tags: '' },
  service: {
    accrediations: 'accreditations',
    alternative_name: 'alternate_name',
    fees_text: 'fees_description',
    assured_email: 'assurer_email',
  },
  schedule: { weekday: 'weekday', description: 'description', osd_hours: 'osd_hours' },
  holiday_schedule: {
    open_at: 'opens_at',
    opens_at: 'opens_at',
    closes_at: 'closes_at',
    closed: 'closed',
    start_date: 'start_date',
    end_date: 'end_date',
  },
  eligibility: {
    eligibility: 'eligibility',
    minimum_age: 'minimum_age',
    maximum_age: 'maximum_age',
  },
  language: { language: 'language', code: 'code', name: 'name' },
  service_area: { service_area: 'name' },
  accessibility: { accessibility: 'description' },
  address: {
    address_3: 'address_3',
    address_4: 'address_4',
    zip_code: 'postal_code',
    postcode: 'postal_code',
    county: 'state_province',
    state: 'state_province',
  },
  taxonomy_term: {
    vocabulary: 'vocabulary',
    taxonomy: 'vocabulary',
    parent_name: 'parent_name',
    term: 'name',
  },
  phone: { language: 'language', department: 'department', number_type: 'type' },
  contact: {},
  payment: { payment: 'payment' },
  service_term: { taxonomy_detail: 'taxonomy_detail' },
}

/** Columns of vendors in the tables of records. */
const FLAT: Readonly<Record<string, Readonly<Record<string, ColumnRule>>>> = {
  organization: {
    phone: 'phones.number',
    charity_number: 'charity_number',
    company_number: 'company_number',
  },
  service: {
    intro: 'description',
    contact_name: 'contacts.name',
    contact_phone: 'contacts.phones.number',
    contact_email: 'contacts.email',
    contact_title: 'contacts.title',
    phone: 'phones.number',
    fees_url: 'additional_urls.url',
    video_embed: 'additional_urls.url',
    is_free: { to: 'fees_description', values: { yes: 'Free.', true: 'Free.' } },
    referral_method: { to: 'application_process', label: 'Referral' },
    referral_email: { to: 'application_process', label: 'Referral' },
    referral_url: { to: 'application_process', label: 'Referral' },
    criteria_age_group: 'ages',
    critera_age_group: 'ages',
    eligibility_age_group_custom: 'ages',
  },
  location: {
    address_line_1: 'address_1',
    address_line_2: 'address_2',
    address_line_3: 'address_3',
    address_1: 'address_1',
    address_2: 'address_2',
    city: 'city',
    town: 'city',
    county: 'state_province',
    state_province: 'state_province',
    postcode: 'postal_code',
    postal_code: 'postal_code',
    country: 'country',
  },
}

/** What the columns of entries become in a package that has no table of those entries. */
const INLINE: Readonly<Partial<Record<TableKind, ColumnRule>>> = {
  phone: 'phones.number',
  contact: 'contacts.name',
  schedule: 'hours',
  language: { to: 'languages.language', split: ['\n', ';', '|', ','] },
  service_area: { to: 'service_areas.name', split: ['\n', ';', '|'] },
  accessibility: 'accessibility.description',
  required_document: { to: 'required_documents.document', split: ['\n', ';', '|'] },
  funding: { to: 'funding.source', split: ['\n', ';', '|'] },
  eligibility: 'eligibility_description',
  cost_option: 'fees_description',
  attribute: 'taxonomy_terms',
  address: 'address_1',
}

const LINKS: Readonly<Record<string, LinkedKind>> = {
  organization_id: 'organization',
  organizations: 'organization',
  organization: 'organization',
  organisation_id: 'organization',
  parent_organization_id: 'parent',
  parent_organization: 'parent',
  program_id: 'program',
  programs: 'program',
  service_id: 'service',
  services: 'service',
  location_id: 'location',
  location: 'location',
  service: 'service',
  contact: 'contact',
  locations: 'location',
  service_at_location_id: 'service_at_location',
  contact_id: 'contact',
  contacts: 'contact',
  phone_id: 'phone',
  unit_id: 'unit',
  phones: 'phone',
  taxonomy_id: 'taxonomy_term',
  taxonomy_ids: 'taxonomy_term',
  taxonomy_terms: 'taxonomy_term',
  taxonomy_term_id: 'taxonomy_term',
  parent_id: 'parent',
  parent: 'parent',
  link_id: 'any',
}

/** Columns for the staff of a source, in any table. */
const INTERNAL =
  /(?:^|_)(?:private|internal|submitter|admin|reviewer?|record_editor|editor|updated_by|update_email|authorised_by|gdpr|assurer_email|assured_by|confidential_?data|notes?_private|staff)(?:_|$)|^(?:review_status|import_notes|assured_email)$/

export const isInternal = (name: string): boolean => INTERNAL.test(name)

/** What a column of an HSDS table holds, in a package with tables of some kinds. Names are folded. */
export function columnOf(
  kind: TableKind,
  name: string,
  tables: ReadonlySet<TableKind | undefined>,
): Column {
  if (name === 'id') return { is: 'id' }
  if (kind === 'history') return { is: 'internal' }
  if (name === 'last_modified') return { is: 'own-date' }
  if (name === 'link_entity') return { is: 'nesting' }
  if (isInternal(name)) return { is: 'internal' }
  const renamed = ownValue(RENAMED[kind], name)
  if (renamed !== undefined)
    return renamed === '' ? { is: 'unknown' } : { is: 'value', field: renamed }
  const flat = ownValue(FLAT[kind], name)
  if (flat !== undefined) return { is: 'path', target: toTarget(flat) }
  const child = ownValue(TABLE_KINDS, name)
  if (child && holderOf(child, kind) !== undefined && !isField(kind, name))
    return columnOfEntries(kind, child, tables)
  const eligibility =
    /^(?:criteria|critera|eligibility)_(?!description)/.test(name) && kind === 'service'
  if (eligibility) return { is: 'path', target: { to: 'eligibility_description' } }
  if (kind === 'service' && name.startsWith('social_media'))
    return { is: 'path', target: { to: 'additional_urls.url' } }
  const link = ownValue(LINKS, name)
  if (link && !(kind === 'taxonomy_term' && name === 'taxonomy_id'))
    return { is: 'link', to: link, ...(name.endsWith('s') && { isList: true as const }) }
  if (link) return { is: 'link', to: 'taxonomy' }
  return { is: 'value', field: isField(kind, name) ? name : extensionField(name) }
}

/** The keys of the entries of a record, or, in a package without their table, the entries themselves. */
function columnOfEntries(
  kind: TableKind,
  child: TableKind,
  tables: ReadonlySet<TableKind | undefined>,
): Column {
  if (tables.has(child)) return { is: 'link', to: child, isList: true }
  const target = INLINE[child] && toTarget(INLINE[child])
  return target && resolvePath(kind as ItemKind, target.to)
    ? { is: 'path', target }
    : { is: 'unknown' }
}

/** Whether the standard has a field of text, a number or a choice by this name. */
export function isField(kind: TableKind | ItemKind, name: string): boolean {
  if (!entityNames.includes(kind as EntityName)) return false
  const fields = fieldsOf(kind as EntityName)
  if (!Object.hasOwn(fields, name)) return false
  const card = fields[name]!
  return card.links === undefined && !('of' in card) && !card.derived
}
