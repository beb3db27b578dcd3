import { parseHours } from '../record/hours/entries/entry.ts'
import { standardOrder } from '../edit/between/standard-order.ts'
import { type EditsBetween, editsBetween } from '../edit/edits-between.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import type { FormField, FormValues } from './form-values.ts'
import { fieldsOf } from './proposal.ts'

/**
 * The edits that write proposed values into the text of a service whose values are `now`. What stays the same keeps its
 * spelling: an entry of a list, its other fields, comments and order.
 */
export function applyProposal(
  text: string,
  record: RawObject,
  { set, now }: { readonly set: FormValues; readonly now: FormValues },
): EditsBetween {
  let after = record
  for (const field of fieldsOf(set)) {
    const changed = withValue(after, field, { set, now })
    if (!changed)
      return {
        refusal: `\`${field}\` is written in a way that a form cannot change. Change it by hand.`,
      }
    after = changed
  }
  return editsBetween(text, after, { orderAt: standardOrder('service') })
}

/** The record with another value of a field; undefined where something of the old one would be lost. */
function withValue(
  record: RawObject,
  field: FormField,
  { set, now }: { readonly set: FormValues; readonly now: FormValues },
): RawObject | undefined {
  if (field === 'hours') return withHours(record, set.hours ?? [], now.hours ?? [])
  if (field === 'phones') {
    const list = listOf(set.phones ?? [], now.phones ?? [], record.phones, toPhone)
    return list && withField(record, field, list)
  }
  // Somebody else may have checked since; the later day counts.
  const isOlder = field === 'assured_date' && (now.assured_date ?? '') > (set.assured_date ?? '')
  return isOlder ? record : withField(record, field, set[field] ?? '')
}

/** Times are written as the record has them: in words, or as schedules, whose other fields stay. */
function withHours(
  record: RawObject,
  next: readonly string[],
  now: readonly string[],
): RawObject | undefined {
  const { hours, schedules } = record
  if (schedules === undefined) {
    const list = listOf(next, now, hours, (text) => text)
    return withField(record, 'hours', list ?? next)
  }
  if (hours !== undefined) return undefined
  const isReadable = next.every((text) => now.includes(text) || parseHours(text).schedule)
  // The check says what is wrong with it, and nothing is written.
  if (!isReadable) return withField(withField(record, 'schedules', ''), 'hours', next)
  const list = listOf(next, now, schedules, toSchedule)
  return list && withField(record, 'schedules', list)
}

/** What an entry of `hours` says of a schedule. */
const TIMES = [
  'freq',
  'interval',
  'dtstart',
  'valid_from',
  'valid_to',
  'byday',
  'bymonthday',
  'opens_at',
  'closes_at',
  'notes',
]

function toSchedule(text: string, entry: Raw | undefined): Raw {
  const { schedule } = parseHours(text)
  const others = isRawObject(entry)
    ? Object.entries(entry).filter(([name]) => !TIMES.includes(name))
    : []
  const { description: _, ...times } = schedule!
  const written = Object.entries(times).map(([name, value]) => [name, String(value)])
  return Object.fromEntries([...written, ...others])
}

const toPhone = (text: string, entry: Raw | undefined): Raw =>
  isRawObject(entry) && 'number' in entry ? { ...entry, number: text } : text

/** A record with another value of a field; without the field when the value is empty. */
function withField(record: RawObject, field: string, value: Raw): RawObject {
  const { [field]: _, ...rest } = record
  if (value === '' || (Array.isArray(value) && value.length === 0)) return rest
  return field in record ? { ...record, [field]: value } : { ...rest, [field]: value }
}

/**
 * A list whose texts become others. Each entry that has not changed stays as it is written; a changed one takes the place of
 * the entry that stood there. Undefined when the entries are not those that the form has shown.
 */
function listOf(
  next: readonly string[],
  now: readonly string[],
  written: Raw | undefined,
  change: (text: string, entry: Raw | undefined) => Raw,
): readonly Raw[] | undefined {
  const list = Array.isArray(written) ? (written as readonly Raw[]) : []
  if (list.length !== now.length) return undefined
  const left = new Set(now.keys())
  const same = next.map((text) => [...left].find((i) => now[i] === text && left.delete(i)))
  return next.map((text, at) => {
    const index = same[at]
    if (index !== undefined) return list[index]!
    return change(text, left.delete(at) ? list[at] : undefined)
  })
}
