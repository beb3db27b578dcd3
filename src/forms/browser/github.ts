import { GITHUB_API } from '../../pages/address.ts'
import { type GitHub, createGitHub } from '../server/github/client.ts'
import { readMember } from './member/session.ts'

/** GitHub, as everybody can read it. */
export const PUBLIC = createGitHub({ api: GITHUB_API })

/** GitHub, as the member who is signed in can use it; undefined when nobody is. */
export function asMember(): GitHub | undefined {
  const member = readMember()
  return member && createGitHub({ api: GITHUB_API, token: member.token })
}
