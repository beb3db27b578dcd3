import { type GitHub, GitHubError } from './client.ts'

/** A change of files that becomes one commit on a branch of its own, and one pull request. */
export interface Change {
  readonly branch: string
  readonly title: string
  /** Markdown. */
  readonly body: string
  readonly label?: string
  /** The whole new texts of files, added or changed, by path. Without any, the commit is empty. */
  readonly files: ReadonlyMap<string, string>
  /** True when a branch that stayed after its pull request was closed begins again. */
  readonly isAgain?: boolean
}

/** The branch that a change goes into, and its last commit. */
export interface Base {
  readonly branch: string
  readonly commit: string
  readonly tree: string
  /** True when only members can read the repository. */
  readonly isPrivate: boolean
}

/** An open or closed pull request, as GitHub describes it. */
export interface Pull {
  readonly number: number
  readonly html_url: string
}

/** The default branch of a repository (https://docs.github.com/rest/branches/branches#get-a-branch). */
export async function readBase(github: GitHub, repository: string): Promise<Base> {
  const { default_branch: branch, private: isPrivate } = await github<{
    readonly default_branch: string
    readonly private: boolean
  }>('GET', `/repos/${repository}`)
  const { commit } = await github<{
    readonly commit: { readonly sha: string; readonly commit: { readonly tree: { sha: string } } }
  }>('GET', `/repos/${repository}/branches/${encodeURIComponent(branch)}`)
  return { branch, commit: commit.sha, tree: commit.commit.tree.sha, isPrivate: isPrivate === true }
}

/**
 * Opens a pull request, or finds the one of the same branch. The branch is created last, with the complete commit, so the
 * change is atomic. A retry after a lost response finds the same pull request.
 */
export async function openPullRequest(
  github: GitHub,
  repository: string,
  { base, ...change }: Change & { readonly base: Base },
): Promise<Pull> {
  const { branch, title, body, label, files, isAgain } = change
  const send = <T>(path: string, json: object) =>
    github<T>('POST', `/repos/${repository}${path}`, json)
  const find = async () =>
    (await pullsOf<StatedPull>(github, repository, branch)).find(
      ({ state }) => !isAgain || state === 'open',
    )
  const { commit: sha } = await commitOn(github, repository, { base, files, message: title })
  const ref = send<object>('/git/refs', { ref: `refs/heads/${branch}`, sha })
  const existing = await unlessRefused(ref, find)
  if (existing && isPull(existing)) return existing
  if (isAgain && !existing)
    await github('PATCH', `/repos/${repository}/git/refs/heads/${branch}`, {
      ...{ sha, force: true },
    })
  // A branch without a pull request is what an earlier attempt has reached. A client may repeat a lost request by itself.
  const opening = send<Pull>('/pulls', { title, body, head: branch, base: base.branch })
  const pull = await unlessRefused(opening, find)
  if (!pull) throw new GitHubError('POST /pulls', 'refused', 422)
  if (label !== undefined) await addLabel(github, repository, pull.number, label)
  return pull
}

interface StatedPull extends Pull {
  readonly state: string
}

/** Makes a commit on top of a base, of which no branch knows yet. */
export async function commitOn(
  github: GitHub,
  repository: string,
  {
    base,
    files,
    message,
  }: Pick<Change, 'files'> & { readonly base: Base; readonly message: string },
): Promise<Base> {
  const make = async (what: string, body: object) =>
    (await github<{ readonly sha: string }>('POST', `/repos/${repository}/git/${what}`, body)).sha
  const blobs = [...files].map(([path, content]) => ({ path, mode: PLAIN, type: 'blob', content }))
  const tree =
    files.size === 0 ? base.tree : await make('trees', { base_tree: base.tree, tree: blobs })
  const commit = await make('commits', { message, tree, parents: [base.commit] })
  return { ...base, commit, tree }
}

/** The mode of a file that is neither a program nor a link. */
const PLAIN = '100644'

/** People can find a pull request without its label. */
export const addLabel = (github: GitHub, repository: string, number: number, label: string) =>
  github('POST', `/repos/${repository}/issues/${number}/labels`, { labels: [label] }).catch(
    () => undefined,
  )

const isPull = (answer: object): answer is Pull => 'number' in answer

/** The answer, or what `otherwise` finds when GitHub refuses to make something that is there already. */
export const unlessRefused = <T, U>(
  answer: Promise<T>,
  otherwise: () => Promise<U>,
): Promise<T | U> =>
  answer.catch((error: unknown) => {
    if (error instanceof GitHubError && error.status === 422) return otherwise()
    throw error
  })

/** The pull requests of a branch of the repository itself, the newest first (https://docs.github.com/rest/pulls/pulls#list-pull-requests). */
export function pullsOf<T extends Pull>(
  github: GitHub,
  repository: string,
  branch: string,
): Promise<readonly T[]> {
  const head = encodeURIComponent(`${repository.split('/')[0]}:${branch}`)
  return github('GET', `/repos/${repository}/pulls?state=all&head=${head}`)
}

const PAGE = 100

/** The open pull requests of a repository, the oldest first; `most` of them and a few more are enough. */
export async function openPulls<T>(
  github: GitHub,
  repository: string,
  most = Infinity,
): Promise<readonly T[]> {
  const found: T[] = []
  for (let page = 1; found.length === (page - 1) * PAGE && found.length < most; page++) {
    const query = `state=open&sort=created&direction=asc&per_page=${PAGE}&page=${page}`
    found.push(...(await github<readonly T[]>('GET', `/repos/${repository}/pulls?${query}`)))
  }
  return found
}

/** Closes a pull request as if it had never been sent: without its branch, the same change can be sent again. */
export async function takeBack(
  github: GitHub,
  repository: string,
  { branch, number }: { readonly branch: string; readonly number: number },
): Promise<void> {
  await github('DELETE', `/repos/${repository}/git/refs/heads/${branch}`)
  await github('PATCH', `/repos/${repository}/pulls/${number}`, { state: 'closed' })
}
