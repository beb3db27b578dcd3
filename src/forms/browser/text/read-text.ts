import type { ContentFolder } from '../../server/github/content-folder.ts'
import type { CheckedRecord } from '../../change/check-change.ts'
import type { FormValues } from '../../questions/fields.ts'
import type { ChangedRecord, NewRecord, Proposal } from '../../change/proposal.ts'
import {
  type Conflict,
  type Published,
  filesOf,
  newerValues,
  rebaseProposal,
} from '../../change/rebase-proposal.ts'
import { type TextChange, withTextChange } from '../../change/text-change.ts'
import { asMember } from '../github.ts'
import { readFiles, troubleOf } from '../read-files.ts'

export interface AskedText extends Published {
  /** The record. Its slug is that of its file. */
  readonly main: CheckedRecord
  /** All that was answered so far; absent when that is nothing. */
  readonly proposal: Proposal | undefined
  /** Where the text is; a new record has none yet. */
  readonly folder: ContentFolder | undefined
  /** What the sender has seen of newer versions, by id. */
  readonly seen: ReadonlyMap<string, FormValues>
}

/** The text of a record as somebody may change it. */
export interface ReadText {
  /** As it is in the repository; empty for a new record. */
  readonly base: string
  /** With the answers. */
  readonly text: string
  /** Lines that were typed, and cannot be put into a newer version. */
  readonly kept?: string
  /** Why the answers are not in it. */
  readonly problem?: string
}

export type TextRead =
  | ReadText
  | { readonly conflicts: readonly Conflict[] }
  | { readonly trouble: 'offline' | 'unreadable' }

/** Reads the text of a record as it is now, and writes the answers into it. */
export async function readText(asked: AskedText): Promise<TextRead> {
  const { main, folder, proposal } = asked
  if (!('id' in main)) return newText(asked)
  if (!folder) return { trouble: 'unreadable' }
  const { kind, id } = main
  const proposed = proposal?.records ?? []
  const own = proposed.find((one): one is ChangedRecord => 'id' in one && one.id === id)
  const record = own ?? { kind, id, was: {}, set: {} }
  const others = proposed.filter((one) => one !== own)
  const whole: Proposal = { version: 2, records: [record, ...others] }
  try {
    const read = await readFiles(whole, asked, folder, asMember())
    const texts = new Map([...read].map(([file, found]) => [file, found?.text]))
    return writeInto(record, { whole, texts, asked })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

interface Reading {
  readonly whole: Proposal
  readonly texts: ReadonlyMap<string, string | undefined>
  readonly asked: AskedText
}

function writeInto(record: ChangedRecord, { whole, texts, asked }: Reading): TextRead {
  const [file = ''] = filesOf(whole, asked)
  const base = texts.get(file)!
  const { text: change, ...answers } = record
  const patched = change ? withTextChange(base, change) : base
  if (patched === undefined) {
    const rest = { ...whole, records: whole.records.with(0, answers as ChangedRecord) }
    const found = writeInto(answers as ChangedRecord, { whole: rest, texts, asked })
    return 'base' in found ? { ...found, kept: linesTyped(change!) } : found
  }
  const newer = { ...asked, texts }
  // The answers were given after the text, which this tab or a link does not remember.
  const seen = change
    ? new Map([...asked.seen, [record.id, newerValues(record, newer)] as const])
    : asked.seen
  const rebased = rebaseProposal(whole, { ...newer, seen })
  if ('conflicts' in rebased) return rebased
  if (!('refusal' in rebased))
    return { base, text: rebased.changes.find((one) => one.file === file)?.after ?? base }
  // What was typed is shown as it is, with all that is wrong with it.
  return { base, text: patched, ...(!change && { problem: rebased.refusal }) }
}

const linesTyped = (change: TextChange): string => change.map(({ is }) => is).join('\n…\n')

/** The text that would be written for a new record. What else is published stays out of it. */
function newText({ main, proposal, ...asked }: AskedText): ReadText {
  const added = (proposal?.records ?? []).filter((record) => 'slug' in record)
  const own = added.find((record) => record.kind === main.kind && record.slug === main.slug)
  const typed = own?.text?.[0]?.is
  const applied = rebaseProposal({ version: 2, records: added }, { ...asked, texts: new Map() })
  const empty = `id: ${crypto.randomUUID()}\n`
  if (!('changes' in applied)) {
    if (typed !== undefined) return { base: '', text: typed }
    return { base: '', text: empty, ...('refusal' in applied && { problem: applied.refusal }) }
  }
  return { base: '', text: applied.changes[added.indexOf(own as NewRecord)]?.after ?? empty }
}
