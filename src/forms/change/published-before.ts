import { detailsIn } from '../../privacy/details.ts'
import type { FieldProblem } from './check-change.ts'
import { textsIn } from '../questions/fields.ts'
import { filledLines } from '../questions/groups.ts'
import type { FormRecord } from './proposal.ts'

/** The codes of personal details that a record may allow with `public:`, which is not published. */
const ALLOWABLE: readonly string[] = ['mobile-number', 'personal-email']

/**
 * Whether a problem is a personal detail that was published before the change. A form does not know whether the record allows
 * it, and it is not for the sender to judge.
 */
export function isPublishedDetail(
  { code }: { readonly code: string },
  { field, index = 0, part = '', line }: FieldProblem,
  { before, after }: FormRecord,
): boolean {
  if (!ALLOWABLE.includes(code)) return false
  const published = new Set(
    Object.values(before)
      .flatMap(textsIn)
      .flatMap((text) => [...detailsIn(text)]),
  )
  const entry = [after[field] ?? []].flat()[index] ?? ''
  const text = typeof entry === 'string' ? entry : (entry[part] ?? '')
  const judged = line === undefined ? text : (filledLines(text)[line] ?? '')
  return [...detailsIn(judged)].every((detail) => published.has(detail))
}

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
