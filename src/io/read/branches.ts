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

/** When the site was last built, as YYYY-MM-DD, and how often in the 30 days up to now what was due has been published. */
export interface LastBuild {
  readonly since: string
  readonly published: number
}

/** The last build by the branch that is published, as `due.yml` reads it. Undefined when nothing is published. */
export async function lastBuild(folder: string, now: string): Promise<LastBuild | undefined> {
  const commit = await publishedCommit(folder)
  if (commit === undefined) return undefined
  const git = gitIn(folder)
  const since = await lineOf(git(['log', '-1', '--format=%cs', commit]))
  const from = new Date(Date.parse(now) - 30 * DAY).toISOString()
  const marks = ['--grep=^Publish what is due$', `--since=${from}`, '--format=%h']
  const commits = (await lineOf(git(['log', ...marks, commit]))) ?? ''
  return since === undefined
    ? undefined
    : { since, published: commits.split('\n').filter(Boolean).length }
}

const DAY = 24 * 60 * 60 * 1000

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
