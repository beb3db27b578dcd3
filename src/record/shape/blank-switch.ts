import type { Raw } from '../yaml/raw.ts'
import type { ShapeContext } from './shape-context.ts'

/** Fields that keep something unpublished when they are `true`. */
const SWITCHES = ['confidential', 'draft']

/** Reports such a field without a value: its author hardly wanted everything to be published. */
export function reportBlankSwitch(key: string, actual: Raw, { path, issues }: ShapeContext): void {
  if (!SWITCHES.includes(key)) return
  issues.push({
    kind: 'blank-switch',
    code: 'blank-field',
    path: [...path, key],
    at: 'key',
    actual,
    expected: true,
  })
}
