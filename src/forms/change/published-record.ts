import { fieldsOf } from '../../hsds/entities.ts'
import { cardsOf } from '../../record/schema/cards.ts'
import { fieldsIn } from '../../record/yaml/parse-yaml.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import {
  FORM_KINDS,
  type FormField,
  type FormKind,
  type FormValues,
  fieldsOfKind,
} from '../questions/fields.ts'
import { lensOf } from './lenses/lens-of.ts'
import type { FormDocuments } from './lenses/lens.ts'
import { isNamed } from './lenses/references.ts'
import type { PublishedForm, PublishedRecord } from './published-form.ts'
import { isOwn, isSame, readRecord, readDocument } from './values.ts'

/*
 *   the record (its file)          the published document
 *   hours: ['Tue 12-2']            schedules: [{ byday: TU, opens_at: 12:00, … }]
 *   cost_options: [{ amount: 3.00 }]   cost_options: [{ amount: 3, currency: GBP }]
 *              └──────────────┬──────────────┘
 *                    values   what is published, in the form of the record; times as they are written
 *                    written  what the record says of it in other characters, so that a newer file can be compared
 *
 * Nothing is in them that is not published in other words. There is no digest of the file, which would tell somebody who guesses
 * a private number whether the guess is right.
 */

/** The file of a record, as far as forms change it. */
export interface OwnFile {
  readonly slug: string
  readonly text: string
}

export function publishedRecord<K extends FormKind>(
  kind: K,
  document: FormDocuments[K],
  file: OwnFile | undefined,
  slugOf: (id: string) => string | undefined,
): PublishedRecord {
  const { id, name = '' } = document
  if (!file) return { kind, id, name, values: readDocument(kind, document) }
  const [said, shown] = shownOf(kind, document, fieldsIn(file.text) ?? {}, slugOf)
  const fields = (Object.keys(shown) as FormField[]).filter(
    (field) => isOwn(kind, field) && !isSame(said[field], shown[field]),
  )
  const isRead = (field: FormField) => {
    const [written, published] = [said[field], shown[field]]
    return written && published ? lensOf(kind, field).isAlike(written, published) : false
  }
  const unread = fields.filter((field) => !isRead(field))
  const written = Object.fromEntries(fields.filter(isRead).map((field) => [field, said[field]]))
  return {
    ...{ kind, id, name, slug: file.slug, values: shown },
    ...(Object.keys(written).length > 0 && { written }),
    ...(unread.length > 0 && { unread }),
  }
}

/** The values of the fields in the file (`said`) and in the published document (`shown`). Times of `shown` are as in the file. */
export function shownOf(
  kind: FormKind,
  document: Timed & object,
  record: RawObject,
  slugOf: (id: string) => string | undefined,
): readonly [said: FormValues, shown: FormValues] {
  const values = readDocument(kind, document)
  const said = readRecord(kind, record, (written) =>
    values.locations?.find((id) => isNamed(written, id, slugOf(id))),
  )
  const isWritten = (field: FormField) =>
    field === 'exceptions'
      ? areTimesPublic(document, record)
      : field !== 'hours' || (said.hours && values.hours)?.length
  const asWritten = OWN_FIELDS.get(kind)!.filter((field) => field in values && isWritten(field))
  const times = values.place_hours?.map(
    ({ location = '' }) =>
      said.place_hours?.find((one) => one.location === location) ?? { location },
  )
  const shown = Object.fromEntries(asWritten.map((field) => [field, said[field]]))
  return [said, { ...values, ...shown, ...(times && { place_hours: times }) }]
}

/** Where the times of a record, or else those of its places, are private, so are the days on which they differ. */
const areTimesPublic = (
  { schedules = [], service_at_locations: pairs = [] }: Timed,
  record: RawObject,
): boolean =>
  (record.hours ?? record.schedules) === undefined
    ? pairs.length === 0 || pairs.some((pair) => pair.schedules?.length)
    : schedules.length > 0

interface Timed {
  readonly schedules?: readonly unknown[]
  readonly service_at_locations?: readonly Timed[]
}

/** Fields that no document has in the words of its record: those that the standard does not know. */
const OWN_FIELDS = new Map(
  FORM_KINDS.map((kind) => {
    const standard = fieldsOf(kind)
    const isUnknown = (field: FormField) => field in cardsOf(kind) && !(field in standard)
    return [kind, fieldsOfKind(kind).filter((field) => isUnknown(field) && isOwn(kind, field))]
  }),
)

/** What a form about a document begins with: its record, and those of the organization and the places that it holds. */
export function formOf<K extends 'service' | 'organization'>(
  kind: K,
  document: FormDocuments[K],
  recordOf: <R extends FormKind>(kind: R, document: FormDocuments[R]) => PublishedRecord,
): PublishedForm {
  const record = recordOf(kind, document)
  if (kind !== 'service') return { record, beside: [], topics: {} }
  const service = document as FormDocuments['service']
  const { organization, service_at_locations: pairs = [], attributes = [] } = service
  const places = new Map(pairs.flatMap(({ location: at }) => (at ? [[at.id, at] as const] : [])))
  const beside = [
    ...(organization ? [recordOf('organization', organization)] : []),
    ...[...places.values()].map((at) => recordOf('location', at)),
  ]
  const terms = attributes.flatMap(({ taxonomy_term: term }) =>
    term ? [[term.id, { name: term.name, taxonomy: term.taxonomy ?? '-' }] as const] : [],
  )
  return { record, beside, topics: Object.fromEntries(terms) }
}
