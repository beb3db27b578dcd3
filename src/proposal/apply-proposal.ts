import { parseHours } from '../record/hours/entries/entry.ts'
import { standardOrder } from '../edit/between/standard-order.ts'
import { type EditsBetween, editsBetween } from '../edit/edits-between.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import { type FormValues, isListField } from './form-values.ts'
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
    if (field === 'hours') after = withHours(after, set.hours ?? [], now.hours ?? [])
    else if (isListField(field))
      after = withField(
        after,
        field,
        listOf(set[field] ?? [], now[field] ?? [], record[field], toPhone),
      )
    else after = withField(after, field, set[field] ?? '')
  }
  return editsBetween(text, after, { orderAt: standardOrder('service') })
}

/** Times are written as the record has them: in words, or as schedules, whose other fields stay. */
function withHours(record: RawObject, next: readonly string[], now: readonly string[]): RawObject {
  const { hours, schedules } = record
  const isSchedule = hours === undefined && Array.isArray(schedules)
  const readable = next.every((text) => now.includes(text) || parseHours(text).schedule)
  if (isSchedule && readable && schedules.length === now.length)
    return withField(record, 'schedules', listOf(next, now, schedules, toSchedule))
  const isWhole = schedules === undefined
  return withField(
    isWhole ? record : withField(record, 'schedules', ''),
    'hours',
    isWhole ? listOf(next, now, hours, (text) => text) : next,
  )
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
 * the entry that stood there.
 */
function listOf(
  next: readonly string[],
  now: readonly string[],
  written: Raw | undefined,
  change: (text: string, entry: Raw | undefined) => Raw,
): readonly Raw[] {
  const list = Array.isArray(written) ? (written as readonly Raw[]) : []
  if (list.length !== now.length) return next.map((text) => change(text, undefined))
  const left = new Set(now.keys())
  const same = next.map((text) => [...left].find((i) => now[i] === text && left.delete(i)))
  return next.map((text, at) => {
    const index = same[at]
    if (index !== undefined) return list[index]!
    return change(text, left.delete(at) ? list[at] : undefined)
  })
}
