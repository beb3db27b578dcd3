import type { LoadedChange } from '../inputs/load-change.ts'
import { createRedactor } from '../../record/privacy/redactor.ts'

/** Redacts text about a change: hides what is private in either version of the records. */
export function createChangeRedactor({ before, after }: LoadedChange): (text: string) => string {
  const redactors = [createRedactor(before.sources), createRedactor(after.sources)]
  return (text) => redactors.reduce((left, redactor) => redactor.message(left), text)
}
