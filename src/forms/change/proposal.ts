import { merge3 } from '../../edit/merge3.ts'
import { checksum } from '../../text/checksum.ts'
import {
  type FormField,
  type FormKind,
  type FormValues,
  fieldsOfKind,
} from '../questions/fields.ts'
import type { TextChange } from './text-change.ts'

/** A change that somebody proposes: the records that differ, and the new ones. */
export interface Proposal {
  readonly version: 2
  readonly records: readonly ProposedRecord[]
}

export type ProposedRecord = ChangedRecord | NewRecord

/** The fields of a published record that differ, and what they were made from. */
export interface ChangedRecord {
  readonly kind: FormKind
  readonly id: string
  /** A checksum of each changed field as it was published. */
  readonly was: Readonly<Record<string, string>>
  readonly set: FormValues
  /** What is changed in its text before the fields are set. */
  readonly text?: TextChange
}

/** A record that does not exist yet. It gets its id when the change is applied. */
export interface NewRecord {
  readonly kind: FormKind
  /** The name by which other records of the change refer to it, and the name of its file if that is free. */
  readonly slug: string
  readonly set: FormValues
  /** Its text, before the fields are set. */
  readonly text?: TextChange
}

/** A record of a form: a published one has an id, a new one a slug. */
export type FormRecord = (
  | { readonly kind: FormKind; readonly id: string }
  | { readonly kind: FormKind; readonly slug: string }
) & {
  /** With a change of the text, what the changed text says. */
  readonly before: FormValues
  readonly after: FormValues
  readonly text?: TextChange | undefined
}

/** More records are no change that somebody can look through. */
export const MAX_RECORDS = 5

/** The proposal that turns the values of some records into others; undefined when they are equal. */
export function propose(forms: readonly FormRecord[]): Proposal | undefined {
  const records = forms.flatMap((form) => toRecord(form) ?? [])
  return records.length > 0 ? { version: 2, records } : undefined
}

function toRecord(form: FormRecord): ProposedRecord | undefined {
  const { kind, before, after, text } = form
  const changed = fieldsOfKind(kind).filter(
    (field) => field in before && field in after && markOf(before, field) !== markOf(after, field),
  )
  if (changed.length === 0 && !text) return undefined
  const set = Object.fromEntries(changed.map((field) => [field, after[field]]))
  const rest = { set, ...(text && { text }) }
  if (!('id' in form)) return { kind, slug: form.slug, ...rest }
  const was = Object.fromEntries(changed.map((field) => [field, markOf(before, field)]))
  return { kind, id: form.id, was, ...rest }
}

/**
 * The changed fields that now have neither the value that they were made from nor the proposed one. A day on which somebody
 * checked is none of them: the later one counts.
 */
export const conflictsWith = (
  { kind, was, set }: Pick<ChangedRecord, 'kind' | 'was' | 'set'>,
  now: FormValues,
): FormField[] =>
  fieldsOf(kind, set).filter((field) => {
    if (field === 'assured_date') return false
    const ours = now[field] === undefined ? '' : markOf(now, field)
    const base = { equals: (mark: string) => mark === was[field] }
    return merge3(base, { ours, theirs: markOf(set, field) }) === 'both'
  })

/** The fields that have a value, in their order. */
export const fieldsOf = (kind: FormKind, set: FormValues): FormField[] =>
  fieldsOfKind(kind).filter((field) => set[field] !== undefined)

const markOf = (values: FormValues, field: FormField) => checksum(JSON.stringify(values[field]))
