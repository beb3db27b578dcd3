/*
 * Loaded by the form when a member signs in, or sends a change under the own name.
 */
import { repositoryOf } from '../server/github/client.ts'
import { joinPullRequest } from '../server/github/join-pull-request.ts'
import { type MemberTrouble, memberTrouble } from '../server/github/member-trouble.ts'
import { openPullRequest, readBase } from '../server/github/pull-request.ts'
import { digestOf, memberBranch } from '../change/branches.ts'
import { newlyPrivate } from '../change/newly-private.ts'
import { bodyOf, confirmationPull, titleOf } from '../change/pull-text.ts'
import { NOT_SENT, SAME, sayingPrivate } from '../change/refusals.ts'
import { asMember } from './github.ts'
import { signOut } from './member/session.ts'
import type { Sending, SendingTrouble, Sent } from './sending.ts'
import { writeChange } from './write-change.ts'
export { readPullState } from './github.ts'
export { signIn, signOut } from './member/session.ts'

/**
 * Makes a change one commit and one pull request of the member; that a service is still right joins the pull request of the month.
 * What is private is refused before anything leaves the browser.
 */
export async function send(sending: Sending): Promise<Sent> {
  const github = asMember()
  if (!github) return { trouble: 'ended' }
  const { changes, why, refused, isConfirmation, proposal } = sending
  const repository = repositoryOf(github, sending.repository)
  try {
    const base = await readBase(repository)
    const written = await writeChange(sending, { github, at: base.commit })
    if (!('files' in written)) return written
    const { before } = written
    const files = written.files.filter(({ text }, i) => text !== before[i])
    const [first] = files
    if (!first) return isConfirmation ? { trouble: 'already' } : { problem: `${NOT_SENT} ${SAME}` }
    const { path, base: sha = '', text } = first
    if (isConfirmation)
      return await joinPullRequest(repository, {
        ...{ base, path, edit: () => text, from: { sha, text: before[0]! } },
        ...confirmationPull(path, proposal.records[0]?.set.assured_date ?? ''),
      })
    const kind = newlyPrivate({ files, words: [...changes, why] }, before, refused)
    if (kind) return { problem: `${NOT_SENT} ${sayingPrivate(kind)}` }
    return await openPullRequest(repository, {
      base,
      branch: memberBranch(await digestOf(files)),
      title: titleOf({ files }, 'member'),
      body: bodyOf(changes, why),
      files: new Map(files.map((one) => [one.path, one.text])),
    })
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

/** What went wrong, in the words of the form. */
function troubleOf(error: unknown): SendingTrouble {
  const trouble = memberTrouble(error)
  if (trouble === 'ended') signOut()
  return TROUBLES[trouble]
}

const TROUBLES: Readonly<Record<MemberTrouble, SendingTrouble>> = {
  ended: 'ended',
  forbidden: 'forbidden',
  limit: 'limit',
  silent: 'offline',
  changed: 'unreadable',
  refused: 'unreadable',
}
