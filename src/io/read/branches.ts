import { type Git, gitIn } from './git.ts'

/** The branch that is published. The workflow `publish.yml` moves it. */
const PRODUCTION = 'production'

/** The commit that is published. Undefined when nothing is, as in a copy of this project without the branch. */
export async function publishedCommit(folder: string): Promise<string | undefined> {
  const git = gitIn(folder)
  return (
    (await commitOf(git, `refs/remotes/origin/${PRODUCTION}`)) ??
    (await commitOf(git, `refs/heads/${PRODUCTION}`))
  )
}

/** The commit of the main branch from which the commit that is checked out has started. Undefined when it is not known. */
export async function startOfChange(folder: string): Promise<string | undefined> {
  const git = gitIn(folder)
  const main =
    (await commitOf(git, 'refs/remotes/origin/HEAD')) ??
    // A host may have cloned the branch of the change alone. `HEAD` is the main branch there, whatever its name.
    (await git(['fetch', '--quiet', '--no-tags', 'origin', 'HEAD']).then(
      () => commitOf(git, 'FETCH_HEAD'),
      () => undefined,
    ))
  if (main === undefined) return undefined
  const start = () => lineOf(git(['merge-base', 'HEAD', main]))
  return (await start()) ?? ((await fetchHistory(git)) ? start() : undefined)
}

/** Fetches what a shallow clone lacks. Whether there is more history now. */
async function fetchHistory(git: Git): Promise<boolean> {
  if ((await lineOf(git(['rev-parse', '--is-shallow-repository']))) !== 'true') return false
  const head = await commitOf(git, 'HEAD')
  // Named by its hash, because a host may have checked out a commit that no branch has.
  const wanted = [...(head ? [head] : []), 'HEAD']
  return git(['fetch', '--quiet', '--no-tags', '--unshallow', 'origin', ...wanted]).then(
    () => true,
    () => false,
  )
}

const commitOf = (git: Git, ref: string) =>
  lineOf(git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))

const lineOf = (output: Promise<string>): Promise<string | undefined> =>
  output.then(
    (text) => text.trim() || undefined,
    () => undefined,
  )
