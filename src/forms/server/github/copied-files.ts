import type { GitHub } from './client.ts'
import { readRepositoryFile } from './file-text.ts'
import { type Base, type Named, PLAIN, readBase, unlessRefused } from './pull-request.ts'

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
  const root = `/repos/${repository}/git`
  const tree = await github<Named>('POST', `${root}/trees`, {
    base_tree: base.tree,
    tree: others.map(([path, content]) => ({ path, mode: PLAIN, type: 'blob', content })),
  })
  const message = `Copy ${others.length === 1 ? 'a record' : 'records'} of ${from}`
  const commit = await github<Named>('POST', `${root}/commits`, {
    ...{ message, tree: tree.sha, parents: [base.commit] },
  })
  const moving = github('PATCH', `${root}/refs/heads/${base.branch}`, {
    ...{ sha: commit.sha, force: false },
  }).then(() => ({ ...base, commit: commit.sha, tree: tree.sha }))
  return left > 1
    ? unlessRefused(moving, () => withFiles(github, repository, { files, from }, left - 1))
    : moving
}
