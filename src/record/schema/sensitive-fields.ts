import { fieldsWith } from './cards.ts'

/** Fields that are never published, as `entity.field`. No setting can publish them. */
export const WITHHELD: readonly string[] = fieldsWith(({ withheld }) => withheld === true).map(
  ({ entity, field }) => `${entity}.${field}`,
)

/** Fields that reveal exactly where a place is. */
export const EXACT = fieldsWith(({ exact }) => exact === true)
