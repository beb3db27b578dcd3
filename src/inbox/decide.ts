import { type GitHub, GitHubError } from '../github/client.ts'
import { PREVIEW } from '../github/pull-state.ts'
import type { InboxItem } from './item.ts'

/**
 * What became of a decision. `changed`: somebody has added to it since it was read. `refused`: GitHub does not allow it as it is.
 * `forbidden`: the member may not. `ended`: nobody is signed in. `silent`: no answer, so it may have been done.
 */
export type Outcome = 'done' | 'changed' | 'refused' | 'forbidden' | 'ended' | 'limit' | 'silent'

/** Squashes an item into its base, as it was read and not otherwise (https://docs.github.com/rest/pulls/pulls#merge-a-pull-request). */
export const accept = (
  github: GitHub,
  repository: string,
  { number, commit }: Pick<InboxItem, 'number' | 'commit'>,
): Promise<Outcome> =>
  outcomeOf(() =>
    github('PUT', `/repos/${repository}/pulls/${number}/merge`, {
      sha: commit,
      merge_method: 'squash',
    }),
  )

/** Closes an item, and says why in a comment, in Markdown. What is closed without the comment is closed. */
export const decline = (
  github: GitHub,
  repository: string,
  { number, comment }: Pick<InboxItem, 'number'> & { readonly comment: string },
): Promise<Outcome> =>
  outcomeOf(async () => {
    await github('PATCH', `/repos/${repository}/pulls/${number}`, { state: 'closed' })
    // https://docs.github.com/rest/issues/comments#create-an-issue-comment
    const path = `/repos/${repository}/issues/${number}/comments`
    await github('POST', path, { body: comment }).catch(() => undefined)
  })

/** Gives an item the label without which the host builds no preview of it. */
export const askForPreview = (
  github: GitHub,
  repository: string,
  { number }: InboxItem,
): Promise<Outcome> =>
  outcomeOf(() =>
    github('POST', `/repos/${repository}/issues/${number}/labels`, { labels: [PREVIEW] }),
  )

const outcomeOf = (act: () => Promise<unknown>): Promise<Outcome> =>
  act().then(() => 'done', troubleIn)

/** What an error of GitHub means for a member, also of reading. */
export function troubleIn(error: unknown): Exclude<Outcome, 'done'> {
  if (!(error instanceof GitHubError)) return 'silent'
  // An answer that cannot be read comes after the work.
  if (error.trouble === 'silent' || error.trouble === 'broken') return 'silent'
  if (error.trouble === 'limit') return 'limit'
  if (error.status === 401) return 'ended'
  if (error.status === 409) return 'changed'
  // GitHub says of what somebody may not see that it is not there.
  return error.status === 403 || error.status === 404 ? 'forbidden' : 'refused'
}
