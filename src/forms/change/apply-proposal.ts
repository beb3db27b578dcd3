import { fileOf } from '../../record/schema/written.ts'
import { standardOrder } from '../../edit/between/standard-order.ts'
import { withEdits } from '../../edit/with-edits.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { freeSlug } from '../../record/slug.ts'
import { fieldsIn } from '../../record/yaml/parse-yaml.ts'
import { quoteList } from '../../text/quote.ts'
import { UNSHOWN } from '../../text/lines.ts'
import { type FormField, type FormKind, type FormValue, KINDS } from '../questions/fields.ts'
import { emptyValues, isSame } from './values.ts'
import {
  type ChangedRecord,
  type NewRecord,
  type Proposal,
  type ProposedRecord,
  fieldsOf,
  onTopOf,
} from './proposal.ts'
import { type Readable, patchRecord } from './patch-record.ts'
import { withValue } from './lenses/lens-of.ts'

/** A published record as it is now. */
export interface RecordNow extends Readable {
  /** Below the content folder, such as `services/lunch-club.yaml`. */
  readonly file: string
}

/** What a change is applied to. */
export interface Records {
  /** The published record with an id. There is none for a draft, for a confidential place, and for a part of another record. */
  find(kind: FormKind, id: string): RecordNow | undefined
  /** The slug by which a field refers to what is published under an id, or to the area with a name; undefined for another kind. */
  readonly slugOf: SlugOf
  /** The text of a file below the content folder, published or not; undefined when the name is free. */
  textOf(file: string): string | undefined
  /** An id for a new record. */
  newId(): string
}

/** The new texts of all files of a change, or why there are none. */
export type Applied =
  | { readonly changes: readonly (FileChange & { readonly after: string })[] }
  | { readonly refusal: string }

/**
 * The files that a change writes, all or none. What stays the same keeps its spelling: an entry of a list, its other fields,
 * comments and order. The paths are made here: nothing of a path comes from the change itself but a valid slug.
 */
export function applyProposal({ records }: Proposal, source: Records): Applied {
  const isNew = (record: (typeof records)[number]): record is NewRecord => 'slug' in record
  // A text names the others as they are named now.
  const isFixed = records.some(({ text }) => text)
  try {
    const added = records
      .filter(isNew)
      .map((record) => ({ record, file: freeFile(record, source, isFixed) }))
    const slugs = new Map(added.map(({ record, file }) => [nameOf(record), slugIn(file)]))
    const slugOf: SlugOf = (slug, field) =>
      slugs.get(nameOf({ kind: KINDS[field], slug })) ?? source.slugOf(slug, field)
    const changed = records.filter((record) => !isNew(record))
    return {
      changes: [
        ...changed.map((record) => changeRecord(record as ChangedRecord, source, slugOf)),
        ...added.map(({ record, file }) => addRecord(record, file, { source, slugOf })),
      ],
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: error.message }
  }
}

const nameOf = ({ kind, slug }: { readonly kind: string | undefined; readonly slug: string }) =>
  `${kind} ${slug}`

/** The slug for a reference of a field, or for the name of an area. */
export type SlugOf = (reference: string, field: FormField) => string | undefined

class Refusal extends Error {}

function changeRecord(record: ChangedRecord, source: Records, slugOf: SlugOf) {
  const { kind, id } = record
  const found = source.find(kind, id)
  if (!found)
    throw new Refusal(`No published ${NOUNS[kind]} has the id \`${id}\`. Is it in this directory?`)
  const { file, text } = found
  const patched = withText(record, { file, readable: found, slugOf })
  const { set, conflicts } = onTopOf(record, patched.now)
  if (conflicts.length > 0)
    throw new Refusal(
      `${file} was changed in the meantime: ${quoteList(conflicts, 'and')}. Open the link to see both, and send it again.`,
    )
  return {
    file,
    before: text,
    after: rewrite(file, patched, { record: { ...record, set }, slugOf }),
  }
}

function addRecord(
  record: NewRecord,
  file: string,
  { source, slugOf }: { source: Records; slugOf: SlugOf },
) {
  const now = emptyValues(record.kind)
  const start = record.text
    ? withText(record, { file, readable: { text: '', now }, slugOf })
    : { text: `id: ${source.newId()}\n`, now }
  return { file, after: rewrite(file, start, { record, slugOf }) }
}

/** A record after the change of its text, if there is one. */
function withText(
  { kind, text: change, set }: ProposedRecord,
  { file, readable, slugOf }: { file: string; readable: Readable; slugOf: SlugOf },
): Readable {
  if (!change) return readable
  const patched = patchRecord(readable, { kind, file, change, set, slugOf })
  if ('refusal' in patched) throw new Refusal(patched.refusal)
  return patched
}

/** The text of a record with the values of a form. */
function rewrite(
  file: string,
  { text, now }: Readable,
  { record: { kind, set }, slugOf }: { record: ProposedRecord; slugOf: SlugOf },
): string {
  let after = fieldsIn(text)
  if (!after) throw new Refusal(`${file}: This record cannot be read.`)
  const isAsked = (field: FormField) => !isSame(set[field], now[field])
  for (const field of fieldsOf(kind, set).filter(isAsked)) {
    const edit = {
      next: cleaned(set[field]),
      was: now[field],
      slugOf: (one: string) => slugOf(one, field),
    }
    const next = withValue(after, [kind, field], edit)
    if (!next)
      throw new Refusal(
        `${file}: \`${field}\` is written in a way that a form cannot change. Change it by hand.`,
      )
    after = next
  }
  const result = withEdits(text, after, { orderAt: standardOrder(kind) })
  if ('refusal' in result) throw new Refusal(`${file}: ${result.refusal}`)
  return result.text
}

/** What somebody typed or pasted, without signs that nobody sees: telephones put some around numbers. */
const cleaned = (value: FormValue | undefined): FormValue =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' ? one.replace(UNSHOWN, '') : one,
  ) as FormValue

/** A file for a new record. The same name in a file of that name means that somebody has added it already. */
function freeFile({ kind, slug, set }: NewRecord, { textOf }: Records, isFixed: boolean): string {
  const text = textOf(fileOf(kind, slug))
  const value = text === undefined ? undefined : fieldsIn(text)
  const isTwin = value !== undefined && value.name === set.name
  if (isTwin || (isFixed && text !== undefined))
    throw new Refusal(
      `${fileOf(kind, slug)} is there already${isTwin ? `, with the name “${set.name}”` : ''}. Change that record, or give the new one another name.`,
    )
  const taken: string[] = []
  for (let name = slug; ; name = freeSlug(slug, taken)) {
    if (textOf(fileOf(kind, name)) === undefined) return fileOf(kind, name)
    taken.push(name)
  }
}

const slugIn = (file: string) => file.replace(/^.*\/|\.yaml$/g, '')

const NOUNS: Readonly<Record<FormKind, string>> = {
  service: 'service',
  organization: 'organization',
  location: 'place',
}
