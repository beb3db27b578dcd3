import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import { digitsOf } from '../countries/phone-number.ts'
import { isSame } from './between/same.ts'

/** What became of one field of two records. */
export interface MergedField {
  readonly field: string
  /** Whose value it has; `both` for a list with entries of both. */
  readonly from: 'ours' | 'theirs' | 'both'
  readonly ours: Raw | undefined
  readonly theirs: Raw | undefined
}

export interface MergeChoices {
  /** Fields that are taken from the record that goes. */
  readonly take?: readonly string[]
  /** Fields that stay as they are. */
  readonly keep?: readonly string[]
}

export interface MergedRecords {
  readonly value: RawObject
  /** The fields in which the records differ. */
  readonly fields: readonly MergedField[]
}

/**
 * One record of two that are the same thing. What ours lacks comes over, lists are joined, and where both say something else, the record
 * that was assured later counts; ours where none was. What one side keeps private or confidential stays so.
 */
export function mergeRecords(
  ours: RawObject,
  theirs: RawObject,
  { take = [], keep = [] }: MergeChoices = {},
): MergedRecords {
  const hidden = new Set([...namesIn(ours.private), ...namesIn(theirs.private)])
  const value: Record<string, Raw> = { ...ours }
  const secret: Record<string, Raw> = { ...objectIn(theirs.private), ...objectIn(ours.private) }
  const isNewer = dateOf(theirs) > dateOf(ours)
  const fields: MergedField[] = []
  for (const [field, said] of Object.entries(theirs)) {
    const own = ours[field]
    if (STAYS.has(field) || isBlank(said) || (own !== undefined && isSame(own, said))) continue
    if (hidden.has(field) || keep.includes(field)) {
      if (keep.includes(field)) fields.push({ field, from: 'ours', ours: own, theirs: said })
      continue
    }
    const lists = Array.isArray(said) && (isBlank(own) || Array.isArray(own))
    const joined = lists
      ? joinLists(field, (own ?? []) as readonly Raw[], said as readonly Raw[])
      : undefined
    const isTaken = take.includes(field) || isBlank(own) || isNewer
    const next = take.includes(field) ? said : (joined ?? (isTaken ? said : own!))
    value[field] = next
    const from = next === own ? 'ours' : isSame(next, said) ? 'theirs' : 'both'
    if (own === undefined || !isSame(next, own) || !lists)
      fields.push({ field, from, ours: own, theirs: said })
  }
  for (const field of hidden)
    if (value[field] !== undefined) {
      secret[field] ??= value[field]
      delete value[field]
    }
  if (Object.keys(secret).length > 0) value.private = secret
  const shown = publicIn(ours, theirs, fields)
  if (shown.length > 0) value.public = shown
  else delete value.public
  if ([ours, theirs].some(({ confidential }) => confidential === 'true'))
    value.confidential = 'true'
  return { value, fields }
}

/** Fields that are no statement about the thing. */
const STAYS = new Set(['id', 'private', 'public', 'draft', 'last_modified'])

/** Personal details that people agreed to: those of ours, and of theirs where the value is theirs. */
const publicIn = (ours: RawObject, theirs: RawObject, fields: readonly MergedField[]): Raw[] => {
  const isTheirs = (name: Raw) =>
    fields.some(({ field, from }) => field === name && from === 'theirs')
  return [
    ...listIn(ours.public).filter((name) => !isTheirs(name)),
    ...listIn(theirs.public).filter(isTheirs),
  ]
}

/** Our entries and those of theirs that are others. Of an entry that both have, ours says more where it says something. */
function joinLists(field: string, ours: readonly Raw[], theirs: readonly Raw[]): readonly Raw[] {
  const joined = new Map(ours.map((entry) => [keyOf(field, entry), entry]))
  for (const entry of theirs) {
    const key = keyOf(field, entry)
    const own = joined.get(key)
    if (own === undefined) joined.set(key, entry)
    else if (isRawObject(entry))
      joined.set(key, isRawObject(own) ? mergeRecords(own, entry).value : entry)
  }
  return [...joined.values()]
}

/** What says that two entries are about one thing: a number by its digits, a place, a person or a site by what it is called; else all of it. */
function keyOf(field: string, entry: Raw): string {
  const named = isRawObject(entry)
    ? (entry.number ?? entry.location ?? entry.identifier ?? entry.url ?? entry.name)
    : entry
  if (typeof named !== 'string') return JSON.stringify(entry)
  const plain = named.trim().replace(/\s+/g, ' ').toLowerCase()
  return field === 'phones' ? digitsOf(plain) || plain : plain
}

const isBlank = (value: Raw | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
const dateOf = ({ assured_date: date }: RawObject): string => (typeof date === 'string' ? date : '')
const objectIn = (raw: Raw | undefined): RawObject => (isRawObject(raw) ? raw : {})
const namesIn = (raw: Raw | undefined): readonly string[] => Object.keys(objectIn(raw))
const listIn = (raw: Raw | undefined): readonly Raw[] =>
  Array.isArray(raw) ? (raw as readonly Raw[]) : []
