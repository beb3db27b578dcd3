import { isObject } from '../../text/is-object.ts'
import { formatTests } from '../../hsds/formats.ts'
import { isSlug } from '../../record/slug.ts'
import {
  FORM_KINDS,
  type FormKind,
  type FormValues,
  isListType,
  KINDS,
  partsOf,
  referencesOf,
  typeOf,
} from '../questions/fields.ts'
import {
  MAX_RECORDS,
  type Proposal,
  type ProposedRecord,
  fieldsOf,
  isPlaceMark,
} from './proposal.ts'
import type { TextChange } from './text-change.ts'

/** Reads a proposal from a JSON text that anybody may have written. Undefined when it is not exactly one. */
export function readProposal(json: string): Proposal | undefined {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch {
    return undefined
  }
  const entries = entriesOf(read)
  if (!entries || entries.length === 0 || entries.length > MAX_RECORDS) return undefined
  const records = entries.map(readRecord)
  if (!records.every((record) => record !== undefined)) return undefined
  const names = records.map(nameOf)
  const isWhole = new Set(names).size === names.length && records.every(namesOnly(new Set(names)))
  return isWhole ? { version: 2, records } : undefined
}

/** The records of a proposal. The first version had one service, whose kind it did not name. */
function entriesOf(read: unknown): readonly unknown[] | undefined {
  if (!isObject(read)) return undefined
  const { version, records } = read
  if (version === 1) return [{ kind: 'service', id: read.id, was: read.was, set: read.set }]
  return version === 2 && Array.isArray(records) ? records : undefined
}

function readRecord(entry: unknown): ProposedRecord | undefined {
  if (!isObject(entry)) return undefined
  const { kind, id, slug, was, set, text } = entry
  if (!isKind(kind) || !isObject(set)) return undefined
  const fields = Object.keys(set)
  if (!fields.every((field) => isValue(kind, field, set[field]))) return undefined
  const change = readTextChange(text)
  if (text === undefined ? fields.length === 0 : !change) return undefined
  const values = { set: set as FormValues, ...(change && { text: change }) }
  if (typeof slug === 'string')
    // A slug like an id could be meant for the one or the other.
    return isSlug(slug) && !isUuid(slug) ? { kind, slug, ...values } : undefined
  if (!isUuid(id) || !isObject(was) || !fields.every((field) => isMark(was[field])))
    return undefined
  const marks = Object.entries(was).filter(
    ([name, mark]) => isMark(mark) && (fields.includes(name) || isPlaceMark(name)),
  )
  return { kind, id, was: Object.fromEntries(marks) as Record<string, string>, ...values }
}

const nameOf = (record: ProposedRecord) =>
  'id' in record ? record.id : `${record.kind} ${record.slug}`

/** Whether all references are ids, or slugs of new records of the change. */
const namesOnly =
  (names: ReadonlySet<string>) =>
  ({ kind, set }: ProposedRecord): boolean =>
    fieldsOf(kind, set).every((field) =>
      referencesOf(kind, field, set[field]).every(
        (text) => isUuid(text) || names.has(`${KINDS[field]} ${text}`),
      ),
    )

/** Longer texts, and more entries, are no answers to a question. */
const MAX_LENGTH = 10_000
const MAX_ENTRIES = 500

function isValue(kind: FormKind, field: string, value: unknown): boolean {
  const type = typeOf(kind, field)
  if (isListType(type))
    return Array.isArray(value) && value.length <= MAX_ENTRIES && value.every(isText)
  if (type === 'group')
    return Array.isArray(value) && value.length <= MAX_ENTRIES && value.every(isEntry(kind, field))
  return type !== undefined && isText(value)
}

function isEntry(kind: FormKind, field: string): (entry: unknown) => boolean {
  const names = partsOf(kind, field)
  return (entry) => {
    if (!isObject(entry)) return false
    const parts = Object.entries(entry)
    // A place may have days that differ, and no times of its own.
    const isFilled = (name: string, text: unknown) => text !== '' || name === 'hours'
    return (
      parts.length > 0 &&
      parts.every(([name, text]) => names.includes(name) && isText(text) && isFilled(name, text))
    )
  }
}

/** A longer file is no record that a suggestion may bring. */
const MAX_LINES = 32 * 1024

function readTextChange(value: unknown): TextChange | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ENTRIES) return undefined
  const parts = value.map((part: unknown) => {
    const { was, is } = isObject(part) ? part : {}
    return isLines(was) && isLines(is) ? { was, is } : undefined
  })
  return parts.every((part) => part !== undefined) ? parts : undefined
}

const isLines = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LINES
const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH
const isMark = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}$/.test(value)
const isKind = (value: unknown): value is FormKind =>
  (FORM_KINDS as readonly unknown[]).includes(value)
const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && formatTests.uuid(value)
