import type { FieldProblem } from './check-change.ts'
import type { FormRecord } from './proposal.ts'

/**
 * Whether a problem is about an area that was published before the change. A form knows its name, which may stand for a file or
 * for postcodes, and not what is written.
 */
export const isPublishedArea = (
  { field, index = -1 }: Pick<FieldProblem, 'field' | 'index'>,
  { before, after }: FormRecord,
): boolean =>
  field === 'service_areas' &&
  (before.service_areas ?? []).includes(after.service_areas?.[index] ?? '')
