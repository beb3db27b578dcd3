import { type Repository, unlessStatus } from './client.ts'
import { readRepositoryFile } from './file-text.ts'
import { type Base, commitOn, readBase } from './pull-request.ts'

/** Files of another repository. */
export interface CopiedFiles {
  /** Their texts, by path. */
  readonly files: ReadonlyMap<string, string>
  /** The other repository, as `owner/name`. */
  readonly from: string
}

/** Others may add to the branch at the same moment. */
const ATTEMPTS = 3

/** The default branch of a repository, after a commit that makes these files what they are elsewhere, when they are not so yet. */
export async function withFiles(
  repository: Repository,
  { files, from }: CopiedFiles,
  left = ATTEMPTS,
): Promise<Base> {
  const base = await readBase(repository)
  const found = await Promise.all(
    [...files.keys()].map((path) => readRepositoryFile(repository, { path, at: base.commit })),
  )
  const others = [...files].filter(([, text], i) => found[i]?.text !== text)
  if (others.length === 0) return base
  const message = `Copy ${others.length === 1 ? 'a record' : 'records'} of ${from}`
  const made = await commitOn(repository, { base, files: new Map(others), message })
  const ref = `/git/refs/heads/${base.branch}`
  const moving = repository('PATCH', ref, { sha: made.commit, force: false }).then(() => made)
  return left > 1
    ? unlessStatus([422], moving, () => withFiles(repository, { files, from }, left - 1))
    : moving
}
