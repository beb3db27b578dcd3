import { accessibility } from './entities/accessibility.ts'
import { address } from './entities/address.ts'
import { attribute } from './entities/attribute.ts'
import { contact } from './entities/contact.ts'
import { cost_option } from './entities/cost_option.ts'
import { funding } from './entities/funding.ts'
import { language } from './entities/language.ts'
import { location } from './entities/location.ts'
import { meta_table_description } from './entities/meta_table_description.ts'
import { metadata } from './entities/metadata.ts'
import { organization } from './entities/organization.ts'
import { organization_identifier } from './entities/organization_identifier.ts'
import { phone } from './entities/phone.ts'
import { program } from './entities/program.ts'
import { required_document } from './entities/required_document.ts'
import { schedule } from './entities/schedule.ts'
import { service } from './entities/service.ts'
import { service_area } from './entities/service_area.ts'
import { service_at_location } from './entities/service_at_location.ts'
import { service_capacity } from './entities/service_capacity.ts'
import { taxonomy } from './entities/taxonomy.ts'
import { taxonomy_term } from './entities/taxonomy_term.ts'
import { unit } from './entities/unit.ts'
import { url } from './entities/url.ts'
import type { Entity } from './field.ts'

/**
 * Every entity of HSDS-UK 3.0 and of HSDS 3.0 and 3.1. Records, documents, editors' schemas, the API description and the
 * TypeScript types are derived from this table.
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

export const entityNames = Object.keys(entities) as readonly EntityName[]

/** The fields of an entity, for code that does not know which entity it is. */
export const fieldsOf = (entity: EntityName): Entity['fields'] => entities[entity].fields

/** Makes one thing for each entity. */
export const byEntity = <T>(make: (entity: EntityName) => T): Readonly<Record<EntityName, T>> =>
  Object.fromEntries(entityNames.map((entity) => [entity, make(entity)])) as Record<EntityName, T>
