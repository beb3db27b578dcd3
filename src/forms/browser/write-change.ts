import { contentOf } from '../server/github/content-folder.ts'
import type { GitHub } from '../server/github/client.ts'
import type { RepositoryFile } from '../server/github/file-text.ts'
import type { FileChange } from '../../edit/file-change.ts'
import type { FormValues } from '../questions/fields.ts'
import type { Proposal } from '../change/proposal.ts'
import { type Conflict, type Published, rebaseProposal } from '../change/rebase-proposal.ts'
import type { ProposedFile } from '../change/proposed-change.ts'
import { readFiles } from './read-files.ts'

/** A change of some records. */
export interface Writing extends Published {
  readonly proposal: Proposal
  /** The repository on GitHub, as `owner/name`. */
  readonly repository: string
  /** What the sender has seen of newer versions, by id. */
  readonly seen: ReadonlyMap<string, FormValues>
}

/** The texts of its files, with those that they were made from; or why there are none. */
export type Written =
  | { readonly files: readonly ProposedFile[]; readonly before: readonly string[] }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly problem: string }

/** Reads the records as they are now, and writes the change into their texts. Throws a `GitHubError`. */
export async function writeChange(writing: Writing, reader: Reader = {}): Promise<Written> {
  const { read, texts } = await readNow(writing, reader)
  const rebased = rebaseProposal(writing.proposal, { ...writing, texts })
  if ('conflicts' in rebased) return rebased
  if ('refusal' in rebased) return { problem: rebased.refusal }
  return {
    files: toFiles(rebased.changes, read),
    before: rebased.changes.map(({ before = '' }) => before),
  }
}

/** Who reads, by default anybody, and at which branch or commit. */
export interface Reader {
  readonly github?: GitHub
  readonly at?: string
}

/** The files of a change, and their texts, by their names below the content folder. */
export async function readNow(
  { proposal, repository, ...published }: Pick<Writing, 'proposal' | 'shown' | 'repository'>,
  { github, at }: Reader = {},
) {
  const folder = { ...contentOf(repository), ...(at !== undefined && { branch: at }) }
  const read = await readFiles(proposal, published, folder, github)
  return { read, texts: new Map([...read].map(([file, found]) => [file, found?.text])) }
}

const toFiles = (
  written: readonly FileChange[],
  read: ReadonlyMap<string, RepositoryFile | undefined>,
): ProposedFile[] =>
  written.map(({ file, after: text = '' }) => {
    const base = read.get(file)?.sha
    return { path: `content/${file}`, ...(base !== undefined && { base }), text }
  })
