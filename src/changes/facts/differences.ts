import { canonical } from '../../directory/ids.ts'
import type { How } from './fact.ts'

/** A field in which two objects differ. */
interface Difference {
  readonly name: string
  readonly how: How
}

/** The fields in which two objects differ, except their ids. */
export function differencesIn(before: object, after: object): Difference[] {
  const [was, is] = [before, after] as Readonly<Record<string, unknown>>[]
  const names = [...new Set([...Object.keys(was!), ...Object.keys(is!)])]
  return names
    .filter((name) => name !== 'id' && canonical(was![name]) !== canonical(is![name]))
    .map((name) => ({ name, how: howOf(was![name], is![name]) }))
}

/** What happened to a value that has changed. */
export const howOf = (before: unknown, after: unknown): How =>
  before === undefined ? 'added' : after === undefined ? 'gone' : 'changed'
