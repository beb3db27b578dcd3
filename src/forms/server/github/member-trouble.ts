import { GitHubError } from './client.ts'

/**
 * Why a request of a member failed. `ended`: the token is no longer valid. `forbidden`: the member has no permission. `changed`: a
 * conflict with a newer version. `refused`: any other refusal. `limit`: the rate limit. `silent`: no answer that can be read, so the
 * request may have been carried out.
 */
export type MemberTrouble = 'ended' | 'forbidden' | 'changed' | 'refused' | 'limit' | 'silent'

export function memberTrouble(error: unknown): MemberTrouble {
  if (!(error instanceof GitHubError)) return 'silent'
  // An answer that cannot be read comes after the work.
  if (error.trouble === 'silent' || error.trouble === 'broken') return 'silent'
  if (error.trouble === 'limit') return 'limit'
  if (error.status === 401) return 'ended'
  if (error.status === 409) return 'changed'
  // GitHub answers 404 in place of 403 for what a token may not see.
  return error.status === 403 || error.status === 404 ? 'forbidden' : 'refused'
}
