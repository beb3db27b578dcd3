import { FOLDERS } from '../../record/schema/written.ts'
import { checksum } from '../../text/checksum.ts'
import { memoise } from '../../text/memoise.ts'
import {
  type FormField,
  type FormKind,
  type FormValues,
  fieldsOfKind,
} from '../questions/fields.ts'
import type { Neighbour, NeighbourKind } from './stand-ins.ts'
import { emptyValues } from './values.ts'

/** What a form knows of a published record. */
export interface PublishedRecord {
  readonly kind: FormKind
  readonly id: string
  readonly name: string
  /** The slug of its file; absent for a confidential place, and for a part of another record. */
  readonly slug?: string
  readonly values: FormValues
  /** Values that the file says in other spaces and numbers, or without what is a default. */
  readonly written?: FormValues
  /** Fields that the file says so differently that it cannot be compared. */
  readonly unread?: readonly FormField[]
}

/** A record that has a file of its own. */
export type FiledRecord = PublishedRecord & { readonly slug: string }
export const hasFile = (one: PublishedRecord): one is FiledRecord => one.slug !== undefined

/** What a form about a record begins with. */
export interface PublishedForm {
  readonly record: PublishedRecord
  /** The organization and the places of a service. */
  readonly beside: readonly PublishedRecord[]
  /** The names of its topics, and of their taxonomies, by id. */
  readonly topics: Readonly<Record<string, { readonly name: string; readonly taxonomy: string }>>
}

/** What a form knows of what its record refers to, by id. */
export const neighboursOf = ({ beside, topics }: PublishedForm): Map<string, Neighbour> =>
  new Map<string, Neighbour>([
    ...beside.map(
      (one) => [one.id, { slug: one.id, ...one, kind: one.kind as NeighbourKind }] as const,
    ),
    ...Object.entries(topics).map(([id, { name, taxonomy }]) => {
      const of = { slug: taxonomy, name: taxonomy }
      return [id, { kind: 'taxonomy_term', id, slug: id, name, taxonomy: of }] as const
    }),
  ])

/** The file with the form of a record, by the name of its page. There are at most 4,096, with a few records each in a large directory. */
export const formFile = (kind: FormKind, page: string): string =>
  `/_/edit/values/${checksum(formKey(kind, page)).slice(-3)}.json`

/** The name of a record in its file. */
export const formKey = (kind: FormKind, page: string): string => `${FOLDERS[kind]}/${page}`

/** The text of a form. Questions without an answer are left out, and those that a form cannot show are null. */
export const packForm = ({ record, beside, topics }: PublishedForm): string =>
  JSON.stringify({ record: packed(record), beside: beside.map(packed), topics })

const packed = memoise((record: PublishedRecord) => {
  const fields = fieldsOfKind(record.kind).map((field) => {
    const shown = record.values[field]
    return [field, shown?.length === 0 ? undefined : (shown ?? null)]
  })
  return { ...record, values: Object.fromEntries(fields) as object }
})

/** The forms of a file, by their names. */
export const unpackForms = (text: string): Readonly<Record<string, PublishedForm>> =>
  JSON.parse(text, function (this: Partial<PublishedRecord>, key, value: unknown) {
    if (key !== 'values') return value
    const all = Object.entries({ ...emptyValues(this.kind!), ...(value as FormValues) })
    return Object.fromEntries(all.filter(([, one]) => one !== null))
  }) as Readonly<Record<string, PublishedForm>>
