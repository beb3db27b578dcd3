import { type Raw, type RawObject } from '../../record/yaml/raw.ts'
import {
  type FormField,
  type FormKind,
  type FormValue,
  type FormValues,
  emptyValue,
  fieldsOfKind,
  groupOf,
  isReferenceType,
  typeOf,
} from '../questions/fields.ts'
import type { FormEntry, Group } from '../questions/groups.ts'
import type { PublishedRecord } from './published-form.ts'
import { lensOf } from './lenses/lens-of.ts'
import type { IdOf, Source } from './lenses/lens.ts'
import { isNamed } from './lenses/references.ts'
import type { Neighbour } from './stand-ins.ts'

/**
 * What a form shows of a record whose text is newer than what is published. A field that both say alike has its published value,
 * which may come from the defaults; so have references, which are applied one by one.
 */
export function newerOf(
  kind: FormKind,
  text: RawObject,
  { values, written = {}, unread = [] }: Pick<PublishedRecord, 'values' | 'written' | 'unread'>,
  idOf?: IdOf,
): FormValues {
  const now = readRecord(kind, text, idOf)
  const fields = (Object.keys(values) as FormField[]).map((field) => {
    const was = written[field] ?? values[field]
    const stays = unread.includes(field) || !isOwn(kind, field) || now[field] === undefined
    if (stays || isSame(now[field], was)) return [field, values[field]]
    const group = groupOf(kind, field)
    const entries = [now[field], was, values[field]] as unknown as Entries
    return [field, group ? withDefaults(group, entries) : now[field]]
  })
  return Object.fromEntries(fields)
}

type Entries = readonly [now: FormEntry[], was: FormEntry[], published: FormEntry[]]

/** Written entries with the parts that the published ones have besides, from the defaults. */
const withDefaults = ({ parts }: Group, [now, was, published]: Entries): readonly FormEntry[] =>
  now.map((entry, i) =>
    Object.fromEntries(
      parts.flatMap(({ name }) => {
        const text =
          entry[name] ?? (was[i]?.[name] === undefined ? published[i]?.[name] : undefined)
        return text === undefined ? [] : [[name, text]]
      }),
    ),
  )

/** True when the text of a record alone says what a field holds, and not what it refers to. */
export const isOwn = (kind: FormKind, field: FormField): boolean => !lensOf(kind, field).refers

type Referred = Pick<Neighbour, 'id' | 'slug'>

/**
 * What a form shows that another text of the same record says otherwise, in the fields that differ between the two. What they
 * refer to is found among what is known; where something is not, the field is left out.
 */
export function changedValues(
  kind: FormKind,
  { was, is }: { readonly was: RawObject; readonly is: RawObject },
  knownIn: (field: FormField) => readonly Referred[],
): FormValues {
  const places = knownIn('locations')
  const idOf: IdOf = (written) => places.find(({ id, slug }) => isNamed(written, id, slug))?.id
  const [before, after] = [readRecord(kind, was, idOf), readRecord(kind, is, idOf)]
  const fields = fieldsOfKind(kind).flatMap((field): [FormField, FormValue][] => {
    const isReference = isReferenceType(typeOf(kind, field))
    const value = isReference ? referencesIn(kind, field, is, knownIn(field)) : after[field]
    const isChanged = isReference ? !isSame(was[field], is[field]) : !isSame(before[field], value)
    return isChanged && value !== undefined ? [[field, value]] : []
  })
  return Object.fromEntries(fields)
}

/** The references of a field; undefined when one of them is not known. */
function referencesIn(
  kind: FormKind,
  field: FormField,
  record: RawObject,
  known: readonly Referred[],
): string | readonly string[] | undefined {
  const entries = [(record[field] as Raw | readonly Raw[] | undefined) ?? []].flat() as Raw[]
  const found = entries.map((entry) => known.find(({ id, slug }) => isNamed(entry, id, slug)))
  if (!found.every((one) => one !== undefined)) return undefined
  const references = found.map(({ id }) => id)
  return typeOf(kind, field) === 'reference' ? (references[0] ?? '') : references
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What a form shows of a record as it is written, but for what it refers to. */
export const readRecord = (kind: FormKind, record: RawObject, idOf?: IdOf): FormValues =>
  readFields(kind, record, { isRead: (field) => isOwn(kind, field), ...(idOf && { idOf }) })

/** What a form shows of a published record. */
export const readDocument = (kind: FormKind, document: object): FormValues =>
  readFields(kind, document as Source, { isRead: () => true })

const readFields = (
  kind: FormKind,
  source: Source,
  { isRead, idOf }: { readonly isRead: (field: FormField) => boolean; readonly idOf?: IdOf },
): FormValues =>
  Object.fromEntries(
    fieldsOfKind(kind).flatMap((field) => {
      const value = isRead(field) ? lensOf(kind, field).read(source, idOf) : undefined
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** A new record of a kind, with nothing filled in. */
export const emptyValues = (kind: FormKind): FormValues =>
  Object.fromEntries(fieldsOfKind(kind).map((field) => [field, emptyValue(kind, field)]))
