import { detailsIn } from '../privacy/details.ts'
import type { FieldProblem } from './check-change.ts'
import type { FormRecord } from './proposal.ts'

/** The codes of personal details that a record may allow with `public:`, which is not published. */
const ALLOWABLE: readonly string[] = ['mobile-number', 'personal-email']

/**
 * Whether a problem is a personal detail that was published before the change. A form does not know whether the record allows
 * it, and it is not for the sender to judge.
 */
export function isPublishedDetail(
  { code }: { readonly code: string },
  { field, index = 0 }: FieldProblem,
  { before, after }: FormRecord,
): boolean {
  if (!ALLOWABLE.includes(code)) return false
  const published = new Set(
    Object.values(before)
      .flat()
      .flatMap((text) => [...detailsIn(text)]),
  )
  const text = [after[field] ?? []].flat()[index] ?? ''
  return [...detailsIn(text)].every((detail) => published.has(detail))
}
