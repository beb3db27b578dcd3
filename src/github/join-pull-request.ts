import { type GitHub, GitHubError } from './client.ts'
import { type RepositoryFile, readRepositoryFile } from './file-text.ts'
import { type Base, type Pull, unlessRefused } from './pull-request.ts'

/** A new text of one file, which joins others on a branch that has one pull request. */
export interface Joining {
  readonly base: Base
  readonly branch: string
  readonly path: string
  /** The file as it is in the base. */
  readonly from: RepositoryFile
  readonly text: string
  /** What the commit says. */
  readonly message: string
  /** What the pull request says when this file is the first, in Markdown. */
  readonly pull: { readonly title: string; readonly intro: string; readonly label: string }
  /** The line about this file in the pull request. A line that begins with `key` is replaced. */
  readonly line: { readonly key: string; readonly text: string }
}

/**
 * Adds a commit to a branch, and a line to its pull request; both are made when there are none. Sent twice, it is there once.
 * A branch that stayed after its pull request was closed begins again.
 */
export async function joinPullRequest(
  github: GitHub,
  repository: string,
  joining: Joining,
): Promise<Pull> {
  const open = await startBranch(github, repository, joining)
  await commitOnto(github, repository, joining)
  if (open) return addLine(github, repository, open, joining.line)
  const { branch, base, pull, line } = joining
  const opening = github<Pull>('POST', `/repos/${repository}/pulls`, {
    ...{
      title: pull.title,
      body: `${pull.intro}\n\n${line.text}\n`,
      head: branch,
      base: base.branch,
    },
  })
  // Somebody else has opened it in the meantime.
  const made = await unlessRefused(opening, async () => {
    const other = (await pullsOf(github, repository, branch)).find(isOpen)
    if (!other) throw new GitHubError('POST /pulls', 'refused', 422)
    return addLine(github, repository, other, line)
  })
  // People can find a pull request without its label.
  await github('POST', `/repos/${repository}/issues/${made.number}/labels`, {
    labels: [pull.label],
  }).catch(() => undefined)
  return made
}

interface BranchPull extends Pull {
  readonly state: string
  readonly body: string | null
  readonly head: { readonly sha: string }
}

const isOpen = ({ state }: BranchPull) => state === 'open'

/** The pull requests of a branch of the repository itself, the newest first (https://docs.github.com/rest/pulls/pulls#list-pull-requests). */
function pullsOf(github: GitHub, repository: string, branch: string): Promise<BranchPull[]> {
  const head = encodeURIComponent(`${repository.split('/')[0]}:${branch}`)
  return github<BranchPull[]>('GET', `/repos/${repository}/pulls?state=all&head=${head}`)
}

/** Makes sure that there is a branch, and returns its open pull request. */
async function startBranch(
  github: GitHub,
  repository: string,
  { branch, base }: Pick<Joining, 'branch' | 'base'>,
): Promise<BranchPull | undefined> {
  const pulls = await pullsOf(github, repository, branch)
  const open = pulls.find(isOpen)
  if (open) return open
  const root = `/repos/${repository}/git`
  const making = github<Ref>('POST', `${root}/refs`, {
    ...{ ref: `refs/heads/${branch}`, sha: base.commit },
  })
  const { object } = await unlessRefused(making, () =>
    github<Ref>('GET', `${root}/ref/heads/${branch}`),
  )
  // Without anything since its pull request was closed, it is a rest. Otherwise somebody is at work on it now.
  if (pulls.some(({ head }) => head.sha === object.sha))
    await github('PATCH', `${root}/refs/heads/${branch}`, { sha: base.commit, force: true })
  return undefined
}

/** https://docs.github.com/rest/git/refs */
interface Ref {
  readonly object: { readonly sha: string }
}

/** Others may add to the branch at the same moment. */
const ATTEMPTS = 3

async function commitOnto(
  github: GitHub,
  repository: string,
  { base, branch, path, from, text, message }: Joining,
): Promise<void> {
  const read = () => readRepositoryFile(github, repository, { path, at: branch })
  let there = await read()
  // The file was changed in the base since, or joined before.
  if (there?.sha !== from.sha && there?.text !== text) {
    await updateBranch(github, repository, { branch, base })
    there = await read()
  }
  for (let left = ATTEMPTS; there?.text !== text; left--) {
    // https://docs.github.com/rest/repos/contents#create-or-update-file-contents
    const writing = github('PUT', `/repos/${repository}/contents/${path}`, {
      ...{ message, branch, content: base64(text), ...(there && { sha: there.sha }) },
    })
    const isWritten = await writing.then(
      () => true,
      (error: unknown) => {
        if (left > 1 && error instanceof GitHubError && error.status === 409) return false
        throw error
      },
    )
    if (isWritten) return
    there = await read()
  }
}

/** Brings the base into a branch. Where both have changed the same lines, a member decides in the pull request. */
async function updateBranch(
  github: GitHub,
  repository: string,
  { branch, base }: Pick<Joining, 'branch' | 'base'>,
): Promise<void> {
  // https://docs.github.com/rest/branches/branches#merge-a-branch
  const merging = github('POST', `/repos/${repository}/merges`, {
    ...{ base: branch, head: base.commit },
  })
  await merging.catch((error: unknown) => {
    if (!(error instanceof GitHubError && error.status === 409)) throw error
  })
}

/** GitHub takes 65,536 characters. The changed files show what has no line. */
const MAX_DESCRIPTION = 60_000

async function addLine(
  github: GitHub,
  repository: string,
  pull: BranchPull,
  { key, text }: Joining['line'],
): Promise<Pull> {
  const lines = (pull.body ?? '').trimEnd().split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith(key))
  const body = `${(at < 0 ? [...lines, text] : lines.with(at, text)).join('\n')}\n`
  const isSaid = lines[at] === text
  if (!isSaid && body.length <= MAX_DESCRIPTION)
    await github('PATCH', `/repos/${repository}/pulls/${pull.number}`, { body })
  return pull
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
