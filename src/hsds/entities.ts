import { contact, language, phone } from './contact.ts'
import type { Entity } from './field.ts'
import { accessibility, address, location, service_area } from './location.ts'
import { funding, organization, organization_identifier, url } from './organization.ts'
import { cost_option, schedule } from './schedule.ts'
import {
  program,
  required_document,
  service,
  service_at_location,
  service_capacity,
  unit,
} from './service.ts'
import { attribute, meta_table_description, metadata, taxonomy, taxonomy_term } from './taxonomy.ts'

/**
 * Every entity and field of HSDS-UK 3.0 and of HSDS 3.0 and 3.1, once. Records, documents, the editors' schemas, the API
 * description and the TypeScript types are all made from this table.
 */
export const entities = {
  organization,
  service,
  location,
  service_at_location,
  address,
  accessibility,
  service_area,
  contact,
  phone,
  language,
  schedule,
  cost_option,
  funding,
  organization_identifier,
  url,
  program,
  required_document,
  service_capacity,
  unit,
  taxonomy,
  taxonomy_term,
  attribute,
  metadata,
  meta_table_description,
} as const satisfies Record<string, Entity>

/** The name of an entity, as the standard spells it. */
export type EntityName = keyof typeof entities

/** The fields of an entity, for code that walks them without knowing which. */
export const fieldsOf = (entity: EntityName): Entity['fields'] => entities[entity].fields
