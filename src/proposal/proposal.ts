import { formatTests } from '../hsds/formats.ts'
import { checksum } from '../text/checksum.ts'
import {
  type FormField,
  type FormValues,
  LIST_FIELDS,
  TEXT_FIELDS,
  isListField,
} from './form-values.ts'

/** A change of one service that somebody proposes: the fields that differ, and what they were made from. */
export interface Proposal {
  readonly version: 1
  /** The id of the service. */
  readonly id: string
  /** A checksum of each changed field as it was published. */
  readonly was: Readonly<Record<string, string>>
  readonly set: FormValues
}

/** The proposal that turns some values into others; undefined when they are equal. */
export function propose(id: string, before: FormValues, after: FormValues): Proposal | undefined {
  const changed = FIELDS.filter(
    (field) => field in before && field in after && markOf(before, field) !== markOf(after, field),
  )
  if (changed.length === 0) return undefined
  return {
    version: 1,
    id,
    was: Object.fromEntries(changed.map((field) => [field, markOf(before, field)])),
    set: Object.fromEntries(changed.map((field) => [field, after[field]])),
  }
}

/**
 * The changed fields that now have neither the value that they were made from nor the proposed one. A day on which somebody
 * checked is none of them: the later one counts.
 */
export const conflictsWith = ({ was, set }: Proposal, now: FormValues): FormField[] =>
  fieldsOf(set).filter((field) => {
    if (field === 'assured_date') return false
    const mark = now[field] === undefined ? undefined : markOf(now, field)
    return mark !== was[field] && mark !== markOf(set, field)
  })

export const fieldsOf = (set: FormValues): FormField[] =>
  FIELDS.filter((field) => set[field] !== undefined)

/** Reads a proposal from a JSON text that anybody may have written. Undefined when it is not exactly one. */
export function readProposal(json: string): Proposal | undefined {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch {
    return undefined
  }
  if (!isObject(read) || read.version !== 1 || !isUuid(read.id)) return undefined
  const { id, was, set } = read
  if (!isObject(was) || !isObject(set)) return undefined
  const fields = Object.keys(set)
  const isWhole =
    fields.length > 0 && fields.every((field) => isValue(field, set[field]) && isMark(was[field]))
  if (!isWhole) return undefined
  return {
    version: 1,
    id,
    was: Object.fromEntries(fields.map((field) => [field, was[field] as string])),
    set: set as FormValues,
  }
}

const FIELDS: readonly FormField[] = [...TEXT_FIELDS, ...LIST_FIELDS]

/** Longer texts, and more entries, are no answers to a question. */
const MAX_LENGTH = 10_000
const MAX_ENTRIES = 50

function isValue(field: string, value: unknown): boolean {
  if (isListField(field))
    return Array.isArray(value) && value.length <= MAX_ENTRIES && value.every(isText)
  return (TEXT_FIELDS as readonly string[]).includes(field) && isText(value)
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH
const isMark = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}$/.test(value)
const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && formatTests.uuid(value)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const markOf = (values: FormValues, field: FormField) => checksum(JSON.stringify(values[field]))
