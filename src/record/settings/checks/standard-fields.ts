import { entityNames, fieldsOf } from '../../../hsds/entities.ts'

/** Every field of the standard, as `entity.field`. */
export const standardFields = (): string[] =>
  entityNames.flatMap((entity) =>
    Object.keys(fieldsOf(entity)).map((field) => `${entity}.${field}`),
  )
