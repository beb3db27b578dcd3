import { type Raw, type RawObject, isBlank } from '../yaml/raw.ts'
import type { ShapeContext } from './shape-context.ts'

/** Whether a value contains nothing that would be published. */
export const isEmptyEntry = (raw: Raw): boolean =>
  isBlank(raw) ||
  (typeof raw === 'object' &&
    Object.entries(raw as RawObject).every(
      ([key, value]) => key === 'private' || isEmptyEntry(value),
    ))

/** Reports an entry of a list that contains nothing that would be published. */
export function reportEmptyEntry(actual: Raw, index: number, { path, issues }: ShapeContext): void {
  issues.push({
    kind: 'empty-entry',
    code: 'wrong-type',
    path: [...path, index],
    actual,
    expected: undefined,
  })
}
