import type { ItemKind } from '../../record/mapping/paths.ts'
import type { TableKind } from './kinds.ts'

/** The field of each kind of owner that holds entries of a kind. */
const HOLDERS: Readonly<Partial<Record<ItemKind, Readonly<Partial<Record<ItemKind, string>>>>>> = {
  phone: {
    contact: 'phones',
    service_at_location: 'phones',
    service: 'phones',
    location: 'phones',
    organization: 'phones',
  },
  contact: {
    service_at_location: 'contacts',
    service: 'contacts',
    location: 'contacts',
    organization: 'contacts',
  },
  schedule: { service_at_location: 'schedules', service: 'schedules', location: 'schedules' },
  holiday_schedule: { service_at_location: 'holiday_schedules', service: 'holiday_schedules' },
  language: { phone: 'languages', service: 'languages', location: 'languages' },
  funding: { service: 'funding', organization: 'funding' },
  eligibility: { service: 'eligibility' },
  service_area: { service_at_location: 'service_areas', service: 'service_areas' },
  accessibility: { location: 'accessibility' },
  address: { location: 'addresses' },
  required_document: { service: 'required_documents' },
  cost_option: { service: 'cost_options' },
  organization_identifier: { organization: 'organization_identifiers' },
  url: { service: 'additional_urls', organization: 'additional_websites' },
  service_capacity: { service: 'capacities' },
  program: { organization: 'programs' },
  service_at_location: { service: 'service_at_locations' },
  attribute: {
    service: 'attributes',
    organization: 'attributes',
    location: 'attributes',
    service_at_location: 'attributes',
    contact: 'attributes',
  },
}

/** The field in which an owner holds entries of a kind; undefined when it has none. */
export const holderOf = (entry: TableKind, owner: TableKind): string | undefined =>
  HOLDERS[entry as ItemKind]?.[owner as ItemKind]

/** From the narrowest to the widest. */
export const NARROW: readonly ItemKind[] = ['phone', 'contact', 'service_at_location']
