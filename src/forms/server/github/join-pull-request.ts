import { toBase64 } from '../../../text/base64.ts'
import { linesOf } from '../../../text/lines.ts'
import { type Repository, unlessStatus } from './client.ts'
import { type RepositoryFile, readRepositoryFile } from './file-text.ts'
import { type Base, type Pull, isOpen, openFrom, pullsOf } from './pull-request.ts'

/** A change of one file, which joins others on a branch that has one pull request. */
export interface Joining {
  readonly base: Base
  readonly branch: string
  readonly path: string
  /** The file as it is in the base; undefined when there is none. */
  readonly from: RepositoryFile | undefined
  /** The new text, from that on the branch. Done twice, it changes nothing. */
  readonly edit: (now: string | undefined) => string
  /** What the commit says. */
  readonly message: string
  /** What the pull request says when this file is the first, in Markdown. */
  readonly pull: { readonly title: string; readonly body: string; readonly label: string }
  /** A message of a commit that has a line in the pull request: what the line is about, with a colon, and what it says of that. */
  readonly pattern: RegExp
}

/** Others may do the same at the same moment. */
const ATTEMPTS = 12

/**
 * Adds a commit to a branch, and a line to its pull request; both are made when there are none. Sent twice, it is there once.
 * A branch that stayed after its pull request was closed begins again.
 *
 * GitHub writes a description without asking what was there. So the lines are those of the commits, and after each writing all of
 * it is read again: whoever writes last has seen every commit.
 */
export async function joinPullRequest(
  repository: Repository,
  joining: Joining,
  attempts = ATTEMPTS,
): Promise<Pull> {
  const { base, branch, message, pattern } = joining
  const open = await startBranch(repository, joining)
  const isWritten = await commitOnto(repository, joining)
  const find = async () => (await pullsOf(repository, branch)).find(isOpen)
  const pull = open ?? (await openFrom(repository, { ...joining.pull, base, branch }, find))
  for (let left = attempts; left > 0; left--) {
    const address = `/pulls/${pull.number}`
    const [{ body }, commits] = await Promise.all([
      repository<BranchPull>('GET', address),
      newestCommits(repository, joining),
    ])
    // Somebody else has begun the branch again since.
    if (isWritten && !commits.some((commit) => commit.message === message))
      return joinPullRequest(repository, joining, left - 1)
    const now = linesOf((body ?? '').trimEnd())
    const lines = commits.reduce((all, commit) => {
      const [, about, words] = pattern.exec(commit.message) ?? []
      if (about === undefined) return all
      const line = `- ${about} ${words}${commit.isSigned ? '' : ', not signed'}`
      const at = all.findIndex((one) => one.startsWith(`- ${about} `))
      return at < 0 ? [...all, line] : all.with(at, line)
    }, now)
    const next = `${lines.join('\n')}\n`
    if (next === `${now.join('\n')}\n` || next.length > MAX_DESCRIPTION) break
    await repository('PATCH', address, { body: next })
  }
  return pull
}

/** GitHub takes 65,536 characters. The changed files show what has no line. */
const MAX_DESCRIPTION = 60_000

const PAGE = 100

/** The newest hundred commits of a branch that its base does not have, and up to two hundred more, the oldest first. */
async function newestCommits(
  repository: Repository,
  { base, branch }: Pick<Joining, 'base' | 'branch'>,
): Promise<readonly { readonly message: string; readonly isSigned: boolean }[]> {
  const range = `${encodeURIComponent(base.branch)}...${encodeURIComponent(branch)}`
  // https://docs.github.com/rest/commits/commits#compare-two-commits
  const read = (page: number) =>
    repository<Comparison>('GET', `/compare/${range}?per_page=${PAGE}&page=${page}`)
  const first = await read(1)
  const last = Math.ceil(first.total_commits / PAGE)
  const others = await Promise.all([last - 1, last].filter((page) => page > 1).map(read))
  return [first, ...others]
    .flatMap(({ commits }) => commits)
    .map(({ commit, author }) => ({ message: commit.message, isSigned: author?.type === 'User' }))
}

interface Comparison {
  readonly total_commits: number
  readonly commits: readonly {
    readonly commit: { readonly message: string }
    /** Null for an account that is not known. */
    readonly author: { readonly type: string } | null
  }[]
}

interface BranchPull extends Pull {
  readonly body: string | null
  readonly head: { readonly sha: string }
}

/** Makes sure that there is a branch, and returns its open pull request. */
async function startBranch(
  repository: Repository,
  { branch, base }: Pick<Joining, 'branch' | 'base'>,
): Promise<BranchPull | undefined> {
  const pulls = await pullsOf<BranchPull>(repository, branch)
  const open = pulls.find(isOpen)
  if (open) return open
  const ref = `refs/heads/${branch}`
  const making = repository<Ref>('POST', '/git/refs', { ref, sha: base.commit })
  const { object } = await unlessStatus([422], making, () =>
    repository<Ref>('GET', `/git/ref/heads/${branch}`),
  )
  // Without anything since its pull request was closed, it is a rest. Otherwise somebody is at work on it now.
  if (pulls.some(({ head }) => head.sha === object.sha))
    await repository('PATCH', `/git/${ref}`, { sha: base.commit, force: true })
  return undefined
}

/** https://docs.github.com/rest/git/refs */
interface Ref {
  readonly object: { readonly sha: string }
}

/** Whether a commit was needed. */
async function commitOnto(
  repository: Repository,
  { base, branch, path, from, edit, message }: Joining,
): Promise<boolean> {
  const read = () => readRepositoryFile(repository, { path, at: branch })
  const isDone = (file: RepositoryFile | undefined) => file?.text === edit(file?.text)
  let there = await read()
  // The file was changed in the base since, or joined before.
  if (there?.sha !== from?.sha && !isDone(there)) {
    await updateBranch(repository, { branch, base })
    there = await read()
  }
  for (let left = ATTEMPTS; !isDone(there); left--) {
    const text = edit(there?.text)
    // https://docs.github.com/rest/repos/contents#create-or-update-file-contents
    const writing = repository('PUT', `/contents/${path}`, {
      ...{
        message,
        branch,
        content: toBase64(new TextEncoder().encode(text)),
        ...(there && { sha: there.sha }),
      },
    })
    // A file that was made in the meantime is refused as invalid: it needs the name of its content.
    const written = await unlessStatus(left > 1 ? [409, 422] : [], writing)
    if (written) return true
    there = await read()
  }
  return false
}

/** Brings the base into a branch. Where both have changed the same lines, a member decides in the pull request. */
async function updateBranch(
  repository: Repository,
  { branch, base }: Pick<Joining, 'branch' | 'base'>,
): Promise<void> {
  // https://docs.github.com/rest/branches/branches#merge-a-branch
  const merging = repository('POST', '/merges', { base: branch, head: base.commit })
  await unlessStatus([409], merging)
}
