import { type Schema, entityOf } from '../../schema/schema.ts'

/** The field of an object that takes the text which people write for the whole object. */
export function mainField(schema: Schema): string {
  const { required = [], properties = {} } = schema
  return (
    MAIN_FIELDS[entityOf(schema)] ??
    ('name' in properties ? 'name' : (required[0] ?? 'description'))
  )
}

/** By entity, where it is neither `name` nor the first required field. */
const MAIN_FIELDS: Readonly<Record<string, string>> = {
  accessibility: 'description',
  address: 'address_1',
  cost_option: 'amount_description',
  funding: 'source',
  organization_identifier: 'identifier',
  required_document: 'document',
  service_at_location: 'location',
}
