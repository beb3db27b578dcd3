import { DEFAULTS } from '../defaults.ts'
import { type EntityName, entityNames, fieldsOf } from '../../../hsds/entities.ts'
import { recordSchema } from '../../schema/record-schema.ts'
import type { Schema } from '../../schema/schema.ts'
import { choice, group } from './kinds.ts'

/** How records are completed, and what of them is not published. */
export const records = {
  defaults: {
    ...group(
      Object.fromEntries(entityNames.map((entity) => [entity, defaultsOf(entity)])),
      'Values for fields that records leave out, by entity.',
    ),
    default: DEFAULTS.defaults,
  },
  private_fields: {
    type: 'array',
    items: {
      type: 'string',
      examples: ['service.assurer_email', 'contact.name'],
      suggest: true,
    },
    description:
      'Fields that are never published, as entity.field; service.assurer_email never is.',
  },
  privacy: group(
    {
      mobile_number: privacyLevel('mobile_number', 'mobile numbers'),
      personal_email: privacyLevel('personal_email', 'email addresses that look like a person’s'),
    },
    'How personal details are treated that no `public:` allows.',
  ),
} as const satisfies Readonly<Record<string, Schema>>

/** The fields of an entity that may have a default: those that hold one value. */
function defaultsOf(entity: EntityName) {
  const plain = Object.entries(recordSchema(entity).properties ?? {}).filter(
    ([name, { type }]) =>
      (type === 'string' || type === 'number' || type === 'integer') &&
      Object.hasOwn(fieldsOf(entity), name) &&
      name !== 'id',
  )
  return group(Object.fromEntries(plain), `Values for ${entity} records.`)
}

function privacyLevel(key: keyof typeof DEFAULTS.privacy, what: string) {
  const levels = choice(
    ['error', 'warning', 'off'],
    `What ${what} cause: an error, which stops publication; a warning; or nothing (off). A preview stops at a warning.`,
  )
  return { ...levels, default: DEFAULTS.privacy[key] }
}
