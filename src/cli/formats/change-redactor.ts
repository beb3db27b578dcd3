import type { LoadedChange } from '../inputs/load-change.ts'
import { createShown } from '../../record/privacy/redact.ts'

/** Redacts text about a change: hides what is private in either version of the records. */
export function createChangeRedactor({ before, after }: LoadedChange): (text: string) => string {
  const redactors = [createShown(before.sources), createShown(after.sources)]
  return (text) => redactors.reduce((left, redactor) => redactor.words(left, { file: '' }), text)
}
