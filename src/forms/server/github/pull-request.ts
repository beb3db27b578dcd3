import { GitHubError, type Repository, unlessStatus } from './client.ts'

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
  readonly state: string
}

/** The default branch of a repository (https://docs.github.com/rest/branches/branches#get-a-branch). */
export async function readBase(repository: Repository): Promise<Base> {
  const { default_branch: branch, private: isPrivate } = await repository<{
    readonly default_branch: string
    readonly private: boolean
  }>('GET', '')
  const { commit } = await repository<{
    readonly commit: { readonly sha: string; readonly commit: { readonly tree: { sha: string } } }
  }>('GET', `/branches/${encodeURIComponent(branch)}`)
  return { branch, commit: commit.sha, tree: commit.commit.tree.sha, isPrivate: isPrivate === true }
}

/**
 * Opens a pull request, or finds the one of the same branch. The branch is created last, with the complete commit, so the
 * change is atomic. A retry after a lost response finds the same pull request.
 */
export async function openPullRequest(
  repository: Repository,
  { base, ...change }: Change & { readonly base: Base },
): Promise<Pull> {
  const { branch, title, files, isAgain } = change
  const find = async () =>
    (await pullsOf(repository, branch)).find((pull) => !isAgain || isOpen(pull))
  const { commit: sha } = await commitOn(repository, { base, files, message: title })
  const ref = `refs/heads/${branch}`
  const making = repository<object>('POST', '/git/refs', { ref, sha })
  // 422: it is there already.
  const existing = await unlessStatus([422], making, find)
  if (existing && isPull(existing)) return existing
  if (isAgain && !existing) await repository('PATCH', `/git/${ref}`, { sha, force: true })
  // A branch without a pull request is what an earlier attempt has reached. A client may repeat a lost request by itself.
  return openFrom(repository, { ...change, base }, find)
}

/** Opens a pull request for a branch, or finds what somebody else has opened in the meantime. */
export async function openFrom(
  repository: Repository,
  { branch, title, body, label, base }: Omit<Change, 'files'> & { readonly base: Base },
  find: () => Promise<Pull | undefined>,
): Promise<Pull> {
  const sent = { title, body, head: branch, base: base.branch }
  const pull = await unlessStatus([422], repository<Pull>('POST', '/pulls', sent), find)
  if (!pull) throw new GitHubError('POST /pulls', 'refused', 422)
  // People can find a pull request without its label.
  if (label !== undefined)
    await repository('POST', `/issues/${pull.number}/labels`, { labels: [label] }).catch(
      () => undefined,
    )
  return pull
}

export const isOpen = ({ state }: Pull): boolean => state === 'open'

/** Makes a commit on top of a base, of which no branch knows yet. */
export async function commitOn(
  repository: Repository,
  {
    base,
    files,
    message,
  }: Pick<Change, 'files'> & { readonly base: Base; readonly message: string },
): Promise<Base> {
  const make = async (what: string, body: object) =>
    (await repository<{ readonly sha: string }>('POST', `/git/${what}`, body)).sha
  const blobs = [...files].map(([path, content]) => ({ path, mode: PLAIN, type: 'blob', content }))
  const tree =
    files.size === 0 ? base.tree : await make('trees', { base_tree: base.tree, tree: blobs })
  const commit = await make('commits', { message, tree, parents: [base.commit] })
  return { ...base, commit, tree }
}

/** The mode of a file that is neither a program nor a link. */
const PLAIN = '100644'

const isPull = (answer: object): answer is Pull => 'number' in answer

/** The pull requests of a branch of the repository itself, the newest first (https://docs.github.com/rest/pulls/pulls#list-pull-requests). */
export function pullsOf<T extends Pull = Pull>(
  repository: Repository,
  branch: string,
): Promise<readonly T[]> {
  const head = encodeURIComponent(`${repository.fullName.split('/')[0]}:${branch}`)
  return repository('GET', `/pulls?state=all&head=${head}`)
}

/** A pull request as lists have it. */
export interface ListedPull extends Pull {
  readonly body: string | null
  readonly created_at: string
  readonly draft?: boolean
  readonly labels: readonly { readonly name: string }[]
  /** Null for an account that is gone. */
  readonly user: { readonly login: string; readonly type: string } | null
  /** The repository is null when it is gone. */
  readonly head: {
    readonly ref: string
    readonly sha: string
    readonly repo: { readonly full_name: string } | null
  }
  readonly base: {
    readonly ref: string
    readonly repo: {
      readonly full_name: string
      readonly default_branch: string
      readonly private: boolean
    }
  }
}

const PAGE = 100

/** The open pull requests of a repository, the oldest first; `most` of them and a few more are enough. */
export async function openPulls(
  repository: Repository,
  most = Infinity,
): Promise<readonly ListedPull[]> {
  const found: ListedPull[] = []
  for (let page = 1; found.length === (page - 1) * PAGE && found.length < most; page++) {
    const query = `state=open&sort=created&direction=asc&per_page=${PAGE}&page=${page}`
    found.push(...(await repository<readonly ListedPull[]>('GET', `/pulls?${query}`)))
  }
  return found
}

/** Closes a pull request as if it had never been sent: without its branch, the same change can be sent again. */
export async function takeBack(
  repository: Repository,
  { branch, number }: { readonly branch: string; readonly number: number },
): Promise<void> {
  await repository('DELETE', `/git/refs/heads/${branch}`)
  await repository('PATCH', `/pulls/${number}`, { state: 'closed' })
}
