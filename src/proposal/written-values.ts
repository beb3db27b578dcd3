import { parseHours } from '../record/hours/entries/entry.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import { type FormField, type FormKind, type FormValues, typeOf } from './fields.ts'
import { type FormDocuments, formValues } from './form-values.ts'

/**
 * What a form shows of a record whose text is newer than what is published. The text alone does not say what its defaults
 * are, nor what it refers to: there it shows what is published, and so it does where only spaces differ.
 */
export function writtenValues(
  kind: FormKind,
  record: RawObject,
  published: FormValues,
): FormValues {
  const shown = formValues(kind, toDocument(record) as unknown as FormDocuments[typeof kind])
  const fields = (Object.keys(published) as FormField[]).map((field) => {
    const [now, was] = [shown[field], published[field]]
    const isSaid = typeOf(kind, field) === 'text' ? now !== '' : OWN_LISTS.includes(field)
    return [field, isSaid && bare(now) !== bare(was) ? now : was]
  })
  return Object.fromEntries(fields)
}

/** Lists of texts that name nothing in other records. */
const OWN_LISTS: readonly FormField[] = ['hours', 'phones', 'accessibility']

const bare = (value: unknown) => JSON.stringify(value)?.replace(/\s|\\n/g, '')

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
