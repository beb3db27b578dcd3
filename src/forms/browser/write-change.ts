import { contentOf } from '../server/github/content-folder.ts'
import type { GitHub } from '../server/github/client.ts'
import type { FormValues } from '../questions/fields.ts'
import type { Proposal } from '../change/proposal.ts'
import {
  type Conflict,
  type Published,
  changedIn,
  newerValues,
  rebaseProposal,
} from '../change/rebase-proposal.ts'
import type { ProposedFile } from '../change/proposed-change.ts'
import { isSame } from '../change/values.ts'
import { readFiles } from './read-files.ts'

/** A change of some records. */
export interface Writing extends Published {
  readonly proposal: Proposal
  /** The repository on GitHub, as `owner/name`. */
  readonly repository: string
  /** What the sender has seen of newer versions, by id. */
  readonly seen: ReadonlyMap<string, FormValues>
  /** It says that a service is still right, which is a change of its day alone. */
  readonly isConfirmation?: boolean
}

/**
 * The texts of its files, with those that they were made from; or why there are none. `newer`: the record has changed since the page was
 * published. `already`: its `assured_date` is that day.
 */
export type Written =
  | { readonly files: readonly ProposedFile[]; readonly before: readonly string[] }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly problem: string }
  | { readonly trouble: 'newer' | 'already' }

/** Reads the records as they are now, by default as anybody can, and writes the change into their texts. Throws a `GitHubError`. */
export async function writeChange(
  writing: Writing,
  { github, at }: { readonly github?: GitHub; readonly at?: string } = {},
): Promise<Written> {
  const { proposal, repository, isConfirmation } = writing
  const folder = { ...contentOf(repository), ...(at !== undefined && { branch: at }) }
  const read = await readFiles(proposal, writing, folder, github)
  const newer = {
    ...writing,
    texts: new Map([...read].map(([file, found]) => [file, found?.text])),
  }
  const [confirmed] = isConfirmation ? changedIn(proposal) : []
  const now = confirmed && newerValues(confirmed, newer)
  if (now && !isSameButDay(writing.shown(confirmed.id)!.values, now)) return { trouble: 'newer' }
  const seen = now ? new Map([[confirmed.id, now]]) : writing.seen
  const rebased = rebaseProposal(proposal, { ...newer, seen })
  if ('conflicts' in rebased) return isConfirmation ? { trouble: 'newer' } : rebased
  if ('refusal' in rebased) return { problem: rebased.refusal }
  const { changes } = rebased
  if (isConfirmation && changes.length === 0) return { trouble: 'already' }
  return {
    files: changes.map(({ file, after: text }) => {
      const base = read.get(file)?.sha
      return { path: `content/${file}`, ...(base !== undefined && { base }), text }
    }),
    before: changes.map(({ before = '' }) => before),
  }
}

const isSameButDay = (before: FormValues, now: FormValues): boolean =>
  isSame({ ...before, assured_date: '' }, { ...now, assured_date: '' })
