import { merge3 } from '../../edit/merge3.ts'
import { checksum } from '../../text/checksum.ts'
import {
  type FormField,
  type FormKind,
  type FormValue,
  type FormValues,
  fieldsOfKind,
} from '../questions/fields.ts'
import type { FormEntry } from '../questions/groups.ts'
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
  /** A checksum of each changed field as it was published, and of the times of each place. */
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
  const was = Object.fromEntries(
    changed.flatMap((field) => [
      [field, markOf(before, field)],
      ...(field === 'place_hours' ? placesIn(before) : []).map((one) => [keyOf(one), mark(one)]),
    ]),
  )
  return { kind, id: form.id, was, ...rest }
}

/** A change on top of other values: what it sets, with what others have changed at other places, and what both have changed. */
export interface OnTop {
  readonly set: FormValues
  readonly conflicts: readonly FormField[]
}

/**
 * Merges a change with newer values, field by field, and times place by place. A field is in conflict whose newer value is neither the one
 * that the change was made from nor the proposed one, which stays in `set`. `assured_date` never conflicts: the later day counts.
 */
export function onTopOf(
  { kind, was, set }: Pick<ChangedRecord, 'kind' | 'was' | 'set'>,
  now: FormValues,
): OnTop {
  const conflicts = fieldsOf(kind, set).filter((field) => {
    const ours = now[field] === undefined ? '' : markOf(now, field)
    const side = merge3(atMark(was[field]), { ours, theirs: markOf(set, field) })
    return field !== 'assured_date' && side === 'both'
  })
  const places = conflicts.includes('place_hours') && mergedPlaces(was, placesIn(set), now)
  if (!places) return { set, conflicts }
  return {
    set: { ...set, place_hours: places.merged },
    conflicts: conflicts.filter((field) => field !== 'place_hours' || places.isConflict),
  }
}

/** Undefined where nothing says what the times of each place were made from. */
function mergedPlaces(was: ChangedRecord['was'], own: readonly FormEntry[], now: FormValues) {
  if (was.place_hours !== mark([]) && !Object.keys(was).some(isPlaceMark)) return undefined
  const others = placesIn(now)
  let isConflict = false
  const merged = [...new Set([...others, ...own].map(keyOf))].flatMap(
    (key): readonly FormEntry[] => {
      const [ours, theirs] = [others, own].map((some) => some.find((one) => keyOf(one) === key))
      const side = merge3(atMark(was[key] ?? ''), {
        ours: ours ? mark(ours) : '',
        theirs: theirs ? mark(theirs) : '',
      })
      isConflict ||= side === 'both'
      return [(side === 'ours' ? ours : theirs) ?? []].flat()
    },
  )
  return { merged, isConflict }
}

const placesIn = ({ place_hours = [] }: FormValues): readonly FormEntry[] => place_hours
const PLACE = 'place_hours '
const keyOf = ({ location = '' }: FormEntry) => PLACE + location
export const isPlaceMark = (name: string): boolean => name.startsWith(PLACE)
const atMark = (was: string | undefined) => ({ equals: (one: string) => one === was })

/** The fields that have a value, in their order. */
export const fieldsOf = (kind: FormKind, set: FormValues): FormField[] =>
  fieldsOfKind(kind).filter((field) => set[field] !== undefined)

const mark = (value: FormValue | FormEntry | undefined) => checksum(JSON.stringify(value))
const markOf = (values: FormValues, field: FormField) => mark(values[field])
