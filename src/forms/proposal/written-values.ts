import { parseHours } from '../../times/hours/entries/entry.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import {
  type FieldType,
  type FormField,
  type FormKind,
  type FormValue,
  type FormValues,
  fieldsOfKind,
  groupOf,
  typeOf,
} from './fields.ts'
import { type FormDocuments, formValues } from './form-values.ts'
import type { FormEntry, Group } from './groups.ts'
import { isNamed } from './record-with.ts'

/**
 * What a form shows of a record whose text is newer than what is published. The text alone does not say what its defaults
 * are, nor what it refers to: there it shows what is published, and so it does where only spaces differ.
 */
export function writtenValues(
  kind: FormKind,
  record: RawObject,
  published: FormValues,
): FormValues {
  const shown = valuesIn(kind, record)
  const fields = (Object.keys(published) as FormField[]).map((field) => {
    const [now, was] = [shown[field], published[field]]
    if (typeOf(kind, field) === 'group')
      return [field, writtenEntries(groupOf(kind, field)!, now, was)]
    const saysIt = typeOf(kind, field) === 'text' ? now !== '' : OWN_LISTS.includes(field)
    return [field, saysIt && withoutWhitespace(now) !== withoutWhitespace(was) ? now : was]
  })
  return Object.fromEntries(fields)
}

/** The entries that are written. What a published one has besides, such as a default, it has here as well. */
function writtenEntries(
  { parts }: Group,
  now: FormValue | undefined,
  was: FormValue | undefined,
): FormValue | undefined {
  const entries = now as readonly FormEntry[] | undefined
  const published = was as readonly FormEntry[] | undefined
  if (!entries || entries.length !== published?.length) return entries ?? published
  return published.map((old, i) => {
    const entry = entries[i]!
    const texts = parts.map(({ name }) => [
      name,
      differsFromPublished(entry[name], old[name]) ? entry[name] : old[name],
    ])
    return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as FormEntry
  })
}

const differsFromPublished = (text: string | undefined, old: string | undefined) =>
  text !== undefined &&
  withoutWhitespace(text) !== withoutWhitespace(old) &&
  !isSameNumber(text, old)

const isSameNumber = (text: string, old = '') =>
  old !== '' && text.trim() !== '' && Number(text) === Number(old)

/** What records refer to may be called: an id or the reference to a new record, and the slug of its file. */
export interface Referable {
  readonly reference: string
  readonly slug: string | undefined
}

/**
 * What a form shows that another text of the same record says otherwise, in the fields that differ between the two. What they
 * refer to is found among what is known; where something is not, the field is left out.
 */
export function changedValues(
  kind: FormKind,
  { was, is }: { readonly was: RawObject; readonly is: RawObject },
  knownIn: (field: FormField) => readonly Referable[],
): FormValues {
  const [before, after] = [valuesIn(kind, was), valuesIn(kind, is)]
  const fields = fieldsOfKind(kind).flatMap((field): [FormField, FormValue][] => {
    const isReference = isReferenceType(typeOf(kind, field))
    const value = isReference ? referencesIn(kind, field, is, knownIn(field)) : after[field]
    const isChanged = isReference ? !isSame(was[field], is[field]) : !isSame(before[field], value)
    return isChanged && value !== undefined ? [[field, value]] : []
  })
  return Object.fromEntries(fields)
}

const isReferenceType = (type: FieldType | undefined) =>
  type === 'reference' || type === 'references'

/** The references of a field; undefined when one of them is not known. */
function referencesIn(
  kind: FormKind,
  field: FormField,
  record: RawObject,
  known: readonly Referable[],
): string | readonly string[] | undefined {
  const entries = [(record[field] as Raw | readonly Raw[] | undefined) ?? []].flat() as Raw[]
  const found = entries.map((entry) => known.find((one) => isNamed(entry, one.reference, one.slug)))
  if (!found.every((one) => one !== undefined)) return undefined
  const references = found.map(({ reference }) => reference)
  return typeOf(kind, field) === 'reference' ? (references[0] ?? '') : references
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const valuesIn = (kind: FormKind, record: RawObject): FormValues =>
  formValues(kind, toDocument(record) as unknown as FormDocuments[typeof kind])

/** Lists of texts that name nothing in other records. */
const OWN_LISTS: readonly FormField[] = ['hours', 'phones', 'accessibility']

const withoutWhitespace = (value: unknown) => JSON.stringify(value)?.replace(/\s|\\n/g, '')

/** A record with its short forms written out as far as a form shows them. */
const toDocument = (record: RawObject): object => ({
  ...record,
  schedules: [
    ...listAt(record, 'schedules'),
    ...listAt(record, 'hours').map((entry) => parseHours(String(entry)).schedule ?? {}),
  ],
  phones: listAt(record, 'phones').map((entry) => named(entry, 'number')),
  accessibility: listAt(record, 'accessibility').map((entry) => named(entry, 'description')),
  addresses: listAt(record, 'addresses'),
  ...NOTHING,
})

/** What it refers to is not in its text. */
const NOTHING = {
  organization: undefined,
  service_areas: [],
  service_at_locations: [],
  attributes: [],
}

const named = (entry: Raw, field: string): object =>
  isRawObject(entry) ? entry : { [field]: entry }

const listAt = (record: RawObject, field: string): readonly Raw[] => {
  const value = record[field]
  return Array.isArray(value) ? (value as readonly Raw[]) : []
}
