/*
 * Loaded by the form when somebody sends something to the editors without an account, and to see what has become of it.
 */
import { contentOf } from '../../github/content-folder.ts'
import type { RepositoryFile } from '../../github/file-text.ts'
import type { FileChange } from '../../edit/file-change.ts'
import type { FormValues } from '../../proposal/fields.ts'
import type { Proposal } from '../../proposal/proposal.ts'
import {
  type Conflict,
  type Published,
  changedIn,
  newerValues,
  rebaseProposal,
} from '../../proposal/rebase-proposal.ts'
import { CONFIRMATIONS, PROPOSE } from '../address.ts'
import { readFiles, troubleOf } from './read-files.ts'
export { readPullState } from './read-pull-state.ts'

export interface Sending extends Published {
  readonly proposal: Proposal
  /** The change in sentences. */
  readonly changes: readonly string[]
  readonly why: string
  /** What stands in the field that people do not see. */
  readonly trap: string
  /** The repository on GitHub, as `owner/name`. */
  readonly repository: string
  /** What the sender has seen of newer versions, by id. */
  readonly seen: ReadonlyMap<string, FormValues>
}

/** What the server says: the number of the pull request, or a sentence. */
type Answer = { readonly number: number } | { readonly problem: string }

/** What became of a change. */
export type Sent =
  | Answer
  | { readonly conflicts: readonly Conflict[] }
  | { readonly trouble: 'offline' | 'unreadable' }

/** What became of a confirmation. */
export type Confirmed =
  Answer | { readonly trouble: 'offline' | 'unreadable' | 'newer' | 'already' }

/** Reads the records as they are now, writes the change into them, and sends their new texts. */
export async function sendSuggestion(sending: Sending): Promise<Sent> {
  const { changes, why, trap } = sending
  try {
    const { read, texts } = await readNow(sending)
    const rebased = rebaseProposal(sending.proposal, { ...sending, texts })
    if ('conflicts' in rebased) return rebased
    if ('refusal' in rebased) return { problem: rebased.refusal }
    const files = toSend(rebased.changes, read)
    return await post(PROPOSE, { files, changes, why, website: trap })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

/**
 * Sends that a service is still right, which is a change of its day alone. Nobody can say so of a record that says something else
 * now than the page.
 */
export async function sendConfirmation(
  sending: Omit<Sending, 'changes' | 'why' | 'seen'>,
): Promise<Confirmed> {
  const [record] = changedIn(sending.proposal)
  if (!record) return { trouble: 'already' }
  try {
    const { read, texts } = await readNow(sending)
    const now = newerValues(record, { ...sending, texts })
    const { before } = sending.shown(record.id)!
    if (!isSameButDay(before, now)) return { trouble: 'newer' }
    const seen = new Map([[record.id, now]])
    const rebased = rebaseProposal(sending.proposal, { ...sending, texts, seen })
    if ('conflicts' in rebased) return { trouble: 'newer' }
    if ('refusal' in rebased) return { problem: rebased.refusal }
    const files = toSend(rebased.changes, read)
    if (files.length === 0) return { trouble: 'already' }
    return await post(CONFIRMATIONS, { files, changes: [], why: '', website: sending.trap })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

async function readNow(sending: Pick<Sending, 'proposal' | 'shown' | 'repository'>) {
  const read = await readFiles(sending.proposal, sending, contentOf(sending.repository))
  return { read, texts: new Map([...read].map(([file, found]) => [file, found?.text])) }
}

const isSameButDay = (before: FormValues, now: FormValues): boolean =>
  JSON.stringify({ ...before, assured_date: '' }) === JSON.stringify({ ...now, assured_date: '' })

const toSend = (
  written: readonly FileChange[],
  read: ReadonlyMap<string, RepositoryFile | undefined>,
) =>
  written.map(({ file, after }) => ({
    path: `content/${file}`,
    base: read.get(file)?.sha,
    text: after,
  }))

async function post(address: string, body: object): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { number: number; title: string; detail?: string }
  if (response.ok) return { number: answer.number }
  return { problem: `${answer.title} ${answer.detail ?? ''}`.trim() }
}
