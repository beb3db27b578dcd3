import { givesAway } from '../../privacy/passwords.ts'
import type { Raw } from '../yaml/raw.ts'
import type { ShapeContext } from './shape-context.ts'

/** Reports passwords and codes below `private:`, by a text alone or with the name before it: `door_code: C4711X`. */
export function reportPrivatePasswords(
  raw: Raw,
  path: readonly (string | number)[],
  { issues }: Pick<ShapeContext, 'issues'>,
): void {
  if (typeof raw === 'object' && raw !== null)
    for (const [key, value] of Object.entries(raw))
      reportPrivatePasswords(value as Raw, [...path, Array.isArray(raw) ? Number(key) : key], {
        issues,
      })
  else {
    const text = String(raw ?? '')
    const name = path.findLast((key) => typeof key === 'string') ?? ''
    if (givesAway(text) || givesAway(`${String(name).replace(/[_-]+/g, ' ')}: ${text}`))
      issues.push({
        kind: 'private-password',
        code: 'private-password',
        path: [...path],
        actual: text,
        expected: undefined,
      })
  }
}
