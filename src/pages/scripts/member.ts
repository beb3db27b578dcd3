/*
 * Loaded by the form when a member signs in, or sends a change under the own name.
 */
import { type GitHub, GitHubError, createGitHub } from '../../github/client.ts'
import { openPullRequest, readBase } from '../../github/pull-request.ts'
import { type PullState, readPull } from '../../github/pull-state.ts'
import { digestOf, memberBranch } from '../../proposal/branches.ts'
import { newlyPrivate } from '../../proposal/newly-private.ts'
import { bodyOf, titleOf } from '../../proposal/pull-text.ts'
import { NOT_SENT, SAME, sayingPrivate } from '../../proposal/refusals.ts'
import { GITHUB_API } from '../address.ts'
import { readMember, signOut } from './member/session.ts'
import type { Sending, SendingTrouble, Sent } from './sending.ts'
import { writeChange } from './write-change.ts'
export { signIn, signOut } from './member/session.ts'

/** Makes a change one commit and one pull request of the member. What is private is refused before anything leaves the browser. */
export async function send(sending: Sending): Promise<Sent> {
  const github = asMember()
  if (!github) return { trouble: 'ended' }
  const { repository, changes, why, refused } = sending
  try {
    const base = await readBase(github, repository)
    const written = await writeChange(sending, { github, at: base.commit })
    if (!('files' in written)) return written
    const { before } = written
    const files = written.files.filter(({ text }, i) => text !== before[i])
    if (files.length === 0) return { problem: `${NOT_SENT} ${SAME}` }
    const kind = newlyPrivate(before, [...files.map(({ text }) => text), ...changes, why], refused)
    if (kind) return { problem: `${NOT_SENT} ${sayingPrivate(kind)}` }
    const { number } = await openPullRequest(github, repository, {
      base,
      branch: memberBranch(await digestOf(files)),
      title: titleOf({ files }, 'member'),
      body: bodyOf({ changes, why }, 'member'),
      files: new Map(files.map(({ path, text }) => [path, text])),
    })
    return { number }
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === 'ended') signOut()
    return { trouble }
  }
}

/** What has become of a pull request; undefined when GitHub does not say. */
export const readPullState = (repository: string, number: number): Promise<PullState | undefined> =>
  readPull(asMember() ?? createGitHub({ api: GITHUB_API }), repository, number).catch(
    () => undefined,
  )

/** Undefined when nobody is signed in. */
function asMember(): GitHub | undefined {
  const member = readMember()
  return member && createGitHub({ api: GITHUB_API, token: member.token })
}

function troubleOf(error: unknown): SendingTrouble {
  if (!(error instanceof GitHubError) || error.trouble === 'silent') return 'offline'
  if (error.status === 401) return 'ended'
  if (error.trouble === 'limit') return 'limit'
  // GitHub says of a repository that somebody may not read that it is not there.
  return error.status === 403 || error.status === 404 ? 'forbidden' : 'unreadable'
}
