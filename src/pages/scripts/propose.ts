/*
 * Loaded by the form when somebody sends a change to the editors without an account.
 */
import { contentOf } from '../../github/content-folder.ts'
import type { RepositoryFile } from '../../github/file-text.ts'
import type { FormValues } from '../../proposal/fields.ts'
import type { Proposal } from '../../proposal/proposal.ts'
import { type Conflict, type Published, rebaseProposal } from '../../proposal/rebase-proposal.ts'
import { PROPOSE } from '../address.ts'
import { readFiles, troubleOf } from './read-files.ts'

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

/** What became of it. `problem` is a sentence; without words of the server there is none. */
export type Sent =
  | { readonly number: number; readonly url: string }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly problem: string }
  | { readonly trouble: 'offline' | 'unreadable' }

/** Reads the records as they are now, writes the change into them, and sends their new texts. */
export async function sendSuggestion(sending: Sending): Promise<Sent> {
  try {
    const read = await readFiles(sending.proposal, sending, contentOf(sending.repository))
    const texts = new Map([...read].map(([file, found]) => [file, found?.text]))
    const rebased = rebaseProposal(sending.proposal, { ...sending, texts })
    if ('conflicts' in rebased) return rebased
    if ('refusal' in rebased) return { problem: rebased.refusal }
    return await post(sending, read, rebased.changes)
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

async function post(
  { changes, why, trap }: Sending,
  files: ReadonlyMap<string, RepositoryFile | undefined>,
  written: readonly { readonly file: string; readonly after: string }[],
): Promise<Sent> {
  const body = {
    files: written.map(({ file, after }) => ({
      path: `content/${file}`,
      base: files.get(file)?.sha,
      text: after,
    })),
    changes,
    why,
    website: trap,
  }
  const response = await fetch(PROPOSE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as {
    number: number
    url: string
    title: string
    detail?: string
  }
  if (response.ok) return { number: answer.number, url: answer.url }
  return { problem: `${answer.title} ${answer.detail ?? ''}`.trim() }
}
