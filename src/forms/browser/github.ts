import { GITHUB_API } from '../../pages/address.ts'
import { type GitHub, createGitHub, repositoryOf } from '../server/github/client.ts'
import { type PullState, readPull } from '../server/github/pull-state.ts'
import { readMember } from './member/session.ts'

/** GitHub, as everybody can read it. */
export const PUBLIC = createGitHub({ api: GITHUB_API })

/** A GitHub client with the token of the signed-in member; undefined without a session. */
export function asMember(): GitHub | undefined {
  const member = readMember()
  return member && createGitHub({ api: GITHUB_API, token: member.token })
}

/** What has become of a pull request; undefined when GitHub does not say. */
export const readPullState = (repository: string, number: number): Promise<PullState | undefined> =>
  readPull(repositoryOf(asMember() ?? PUBLIC, repository), number).catch(() => undefined)
