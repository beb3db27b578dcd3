import { parseHours } from '../../times/hours/entries/entry.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import {
  ADDRESS_FIELDS,
  type FormField,
  type FormKind,
  type FormValues,
  groupOf,
  typeOf,
} from '../questions/fields.ts'
import type { FormEntry } from '../questions/groups.ts'
import { type ChangeEntry, asText, listOf, namedBy } from './list-of.ts'
import { withEntries } from './with-entries.ts'
import { withField, withText } from './with-field.ts'

/** The values that a form sets, those that it was filled in with, and the names of what records refer to. */
export interface Setting {
  readonly kind: FormKind
  readonly set: FormValues
  readonly now: FormValues
  /**
   * The slug for a reference of a field, or for the name of an area; undefined when nothing is published, or new in the change,
   * under it.
   */
  readonly slugOf: (reference: string, field: FormField) => string | undefined
}

/** A record with another value of a field; undefined where something of the old one would be lost. */
export function recordWith(
  record: RawObject,
  field: FormField,
  { kind, set, now, slugOf: find }: Setting,
): RawObject | undefined {
  const slugOf = (reference: string) => find(reference, field)
  // Somebody who writes the name of an area means the file that draws it.
  const asArea: ChangeEntry = (text) => slugOf(text) ?? text
  const group = groupOf(kind, field)
  if (group) {
    const entries = { next: entriesAt(set, field), now: entriesAt(now, field) }
    const written = withEntries(group, entries, record[field])
    return written && withField(record, field, written)
  }
  const [next, was] = [textsAt(set, field), textsAt(now, field)]
  const [list, old] = [[next].flat(), [was].flat().filter((text) => text !== '')]
  if (field === 'hours') return withHours(record, list, old)
  switch (typeOf(kind, field)) {
    case 'list': {
      const change = field === 'service_areas' ? asArea : (CHANGES[field] ?? asText)
      const written = listOf(list, old, record[field], change)
      return written && withField(record, field, written)
    }
    case 'references': {
      const written = withReferences(list, old, record[field], slugOf)
      return written && withField(record, field, written)
    }
    case 'reference': {
      const slug = slugOf(String(next))
      const isNested = record[field] !== undefined && typeof record[field] !== 'string'
      return slug === undefined || isNested ? undefined : withField(record, field, slug)
    }
    default:
      // Somebody else may have checked since; the later day counts.
      if (field === 'assured_date' && was > next) return record
      return isAddressField(field)
        ? withAddress(record, field, String(next), String(was))
        : withText(record, field, String(next), String(was))
  }
}

const entriesAt = (values: FormValues, field: FormField) =>
  (values[field] ?? []) as readonly FormEntry[]
const textsAt = (values: FormValues, field: FormField) =>
  (values[field] ?? '') as string | readonly string[]

const isAddressField = (field: string) => (ADDRESS_FIELDS as readonly string[]).includes(field)

/** The parts of an address are those of the first one. */
function withAddress(
  record: RawObject,
  field: string,
  next: string,
  was: string,
): RawObject | undefined {
  const [first = {}, ...rest] = Array.isArray(record.addresses)
    ? (record.addresses as readonly Raw[])
    : []
  const address = isRawObject(first) ? withText(first, field, next, was) : undefined
  if (!address) return undefined
  const isEmpty = Object.keys(address).length === 0
  return withField(record, 'addresses', isEmpty ? rest : [address, ...rest])
}

/** Times are written as the record has them: in words, or as schedules, whose other fields stay. */
function withHours(
  record: RawObject,
  next: readonly string[],
  now: readonly string[],
): RawObject | undefined {
  const { hours, schedules } = record
  if (schedules === undefined) {
    const list = listOf(next, now, hours, asText)
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
  'until',
  'except',
  'only',
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

/** How an entry of a list gets another text, where it may be more than a text. */
const CHANGES: Readonly<Partial<Record<FormField, ChangeEntry>>> = {
  phones: namedBy('number'),
  accessibility: (text, entry) =>
    isRawObject(entry) ? { ...entry, description: text } : { description: text },
}

/**
 * A list of references, of which some are removed and others added. The entries that stay are as they are written, also those
 * that the form has not shown. Undefined when an entry to remove is not found.
 */
function withReferences(
  next: readonly string[],
  now: readonly string[],
  written: Raw | undefined,
  slugOf: (reference: string) => string | undefined,
): readonly Raw[] | undefined {
  let list = Array.isArray(written) ? (written as readonly Raw[]) : []
  for (const id of now.filter((one) => !next.includes(one))) {
    const at = list.findIndex((entry) => isNamed(entry, id, slugOf(id)))
    if (at < 0) return undefined
    list = list.toSpliced(at, 1)
  }
  const added = next.filter((one) => !now.includes(one)).map(slugOf)
  return added.every((slug) => slug !== undefined) ? [...list, ...added] : undefined
}

/** Whether an entry is a name of something: its slug, alone or after its taxonomy, or its id. */
export function isNamed(entry: Raw, id: string, slug: string | undefined): boolean {
  const name = isRawObject(entry) ? entry.location : entry
  if (typeof name !== 'string') return false
  return name === id || (slug !== undefined && (name === slug || name.endsWith(`/${slug}`)))
}
