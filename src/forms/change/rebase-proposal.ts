import { fileOf } from '../../record/schema/written.ts'
import { fieldsIn } from '../../record/yaml/parse-yaml.ts'
import { type Applied, type SlugOf, applyProposal } from './apply-proposal.ts'
import { type FormField, type FormValues } from '../questions/fields.ts'
import { isNamed } from './lenses/references.ts'
import { patchRecord } from './patch-record.ts'
import {
  type ChangedRecord,
  type Proposal,
  type ProposedRecord,
  onTopOf,
  propose,
} from './proposal.ts'
import type { PublishedRecord } from './published-form.ts'
import { newerOf } from './values.ts'

/** A published record of a change: the slug of its file, and what the form showed of it. */
export type Shown = Required<Pick<PublishedRecord, 'slug'>> &
  Pick<PublishedRecord, 'values' | 'written' | 'unread'>

/** What the published site says about the records of a change. */
export interface Published {
  /** The published record with an id. */
  readonly shown: (id: string) => Shown | undefined
  readonly slugOf: SlugOf
}

/** The records as they are now, which may be newer than what is published. */
export interface Newer extends Published {
  /** The texts of `filesOf` the change; undefined where there is none. */
  readonly texts: ReadonlyMap<string, string | undefined>
  /** What the sender has seen of newer versions, by id. It counts in place of what the form showed. */
  readonly seen: ReadonlyMap<string, FormValues>
  /** An id for a new record; a random one by default. */
  readonly newId?: () => string
}

/** A field that somebody else has changed since, with what a record has now. */
export interface Conflict {
  readonly id: string
  readonly field: FormField
  readonly now: FormValues
}

/** The files of a change, in the order of its records, by their names below the content folder. */
export const filesOf = ({ records }: Proposal, published: Pick<Published, 'shown'>): string[] =>
  records.map((record) => ownFile(record, published))

function ownFile(record: ProposedRecord, { shown }: Pick<Published, 'shown'>): string {
  const slug = 'slug' in record ? record.slug : (shown(record.id)?.slug ?? '')
  return fileOf(record.kind, slug)
}

/** A change that was made of published records, applied to newer ones. */
export function rebaseProposal(
  proposal: Proposal,
  newer: Newer,
): Applied | { readonly conflicts: readonly Conflict[] } {
  const conflicts = conflictsIn(proposal, newer)
  if (conflicts.length > 0) return { conflicts }
  const records = proposal.records.flatMap((record) =>
    'slug' in record ? record : (madeOn(newerValues(record, newer), record) ?? []),
  )
  return applyProposal(
    { version: 2, records },
    {
      find(kind, id) {
        const record = changedIn(proposal).find((one) => one.id === id && one.kind === kind)
        const file = record && ownFile(record, newer)
        const text = file && newer.texts.get(file)
        return record && file && text !== undefined
          ? { file, text, now: unpatchedValues(record, newer) }
          : undefined
      },
      slugOf: newer.slugOf,
      textOf: (file) => newer.texts.get(file),
      newId: newer.newId ?? (() => crypto.randomUUID()),
    },
  )
}

/** The records that a change does not add. */
export const changedIn = ({ records }: Proposal): ChangedRecord[] =>
  records.filter((record): record is ChangedRecord => 'id' in record)

/** What a form would show of a record now, after the change of its text. */
export function newerValues(
  record: ChangedRecord,
  newer: Pick<Newer, 'shown' | 'texts' | 'slugOf'>,
): FormValues {
  const { kind, set, text: change } = record
  const now = unpatchedValues(record, newer)
  if (!change) return now
  const file = ownFile(record, newer)
  const text = newer.texts.get(file) ?? ''
  const patched = patchRecord({ text, now }, { kind, file, change, set, slugOf: newer.slugOf })
  return 'refusal' in patched ? now : patched.now
}

function unpatchedValues(
  record: ChangedRecord,
  newer: Pick<Newer, 'shown' | 'texts' | 'slugOf'>,
): FormValues {
  const shown = newer.shown(record.id)!
  const places = shown.values.locations ?? []
  const idOf = (written: string) =>
    places.find((id) => isNamed(written, id, newer.slugOf(id, 'locations')))
  const value = fieldsIn(newer.texts.get(ownFile(record, newer)) ?? '')
  return value ? newerOf(record.kind, value, shown, idOf) : shown.values
}

function conflictsIn(proposal: Proposal, newer: Newer): Conflict[] {
  return changedIn(proposal).flatMap((record) => {
    const now = newerValues(record, newer)
    const seen = newer.seen.get(record.id)
    const based = seen ? madeOn(seen, record) : record
    const { conflicts } = based ? onTopOf(based, now) : { conflicts: [] }
    return conflicts.map((field) => ({ id: record.id, field, now }))
  })
}

/** The same answers as a change of a newer version; undefined when that has them already. */
function madeOn(now: FormValues, record: ChangedRecord): ChangedRecord | undefined {
  const { kind, id, text } = record
  const { set } = onTopOf(record, now)
  return propose([{ kind, id, before: now, after: set, text }])?.records[0] as
    ChangedRecord | undefined
}
