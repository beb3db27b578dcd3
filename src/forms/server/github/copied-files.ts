import type { GitHub } from './client.ts'
import { readRepositoryFile } from './file-text.ts'
import { type Base, commitOn, readBase, unlessRefused } from './pull-request.ts'

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
  github: GitHub,
  repository: string,
  { files, from }: CopiedFiles,
  left = ATTEMPTS,
): Promise<Base> {
  const base = await readBase(github, repository)
  const found = await Promise.all(
    [...files.keys()].map((path) =>
      readRepositoryFile(github, repository, { path, at: base.commit }),
    ),
  )
  const others = [...files].filter(([, text], i) => found[i]?.text !== text)
  if (others.length === 0) return base
  const message = `Copy ${others.length === 1 ? 'a record' : 'records'} of ${from}`
  const made = await commitOn(github, repository, { base, files: new Map(others), message })
  const ref = `/repos/${repository}/git/refs/heads/${base.branch}`
  const moving = github('PATCH', ref, { sha: made.commit, force: false }).then(() => made)
  return left > 1
    ? unlessRefused(moving, () => withFiles(github, repository, { files, from }, left - 1))
    : moving
}
