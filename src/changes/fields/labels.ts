import type { EntityName } from '../../hsds/entities.ts'
import { cardOf } from '../../record/schema/cards.ts'

/** What people call a field, in the singular. */
export const labelOf = (entity: EntityName, field: string): string =>
  cardOf(entity, field)?.label ?? field.replaceAll('_', ' ')
