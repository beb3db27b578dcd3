import type { GitHub } from '../github/client.ts'
import { type MemberTrouble, memberTrouble } from '../github/member-trouble.ts'
import { PREVIEW } from '../github/pull-state.ts'
import type { InboxItem } from './item.ts'

/** The result of a decision. `changed` means that the pull request has a newer commit than the one that was read. */
export type Outcome = 'done' | MemberTrouble

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

/** Closes a report that is answered. Without its branch, the same can be reported again at once. */
export const finish = (
  github: GitHub,
  { repository, number, branch }: Pick<InboxItem, 'repository' | 'number' | 'branch'>,
): Promise<Outcome> =>
  outcomeOf(async () => {
    await github('PATCH', `/repos/${repository}/pulls/${number}`, { state: 'closed' })
    const path = `/repos/${repository}/git/refs/heads/${branch}`
    await github('DELETE', path).catch(() => undefined)
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

/** What became of a request. */
export const outcomeOf = (act: () => Promise<unknown>): Promise<Outcome> =>
  act().then(() => 'done', memberTrouble)
