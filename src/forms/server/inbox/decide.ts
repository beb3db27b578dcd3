import { type MemberTrouble, memberTrouble } from '../github/member-trouble.ts'
import { PREVIEW } from '../github/pull-state.ts'
import type { InboxItem } from './item.ts'

/** The result of a decision. `changed` means that the pull request has a newer commit than the one that was read. */
export type Outcome = 'done' | MemberTrouble

type Item<K extends keyof InboxItem = never> = Pick<InboxItem, 'repository' | 'number' | K>

/** Squashes an item into its base, as it was read and not otherwise (https://docs.github.com/rest/pulls/pulls#merge-a-pull-request). */
export const accept = ({ repository, number, commit: sha }: Item<'commit'>): Promise<Outcome> =>
  outcomeOf(() => repository('PUT', `/pulls/${number}/merge`, { sha, merge_method: 'squash' }))

/** Closes an item, and says why in a comment, in Markdown. What is closed without the comment is closed. */
export const decline = ({ repository, number }: Item, comment: string): Promise<Outcome> =>
  outcomeOf(async () => {
    await repository('PATCH', `/pulls/${number}`, { state: 'closed' })
    // https://docs.github.com/rest/issues/comments#create-an-issue-comment
    const path = `/issues/${number}/comments`
    await repository('POST', path, { body: comment }).catch(() => undefined)
  })

/** Closes a report that is answered. Without its branch, the same can be reported again at once. */
export const finish = ({ repository, number, branch }: Item<'branch'>): Promise<Outcome> =>
  outcomeOf(async () => {
    await repository('PATCH', `/pulls/${number}`, { state: 'closed' })
    const path = `/git/refs/heads/${branch}`
    await repository('DELETE', path).catch(() => undefined)
  })

/** Gives an item the label without which the host builds no preview of it. */
export const askForPreview = ({ repository, number }: Item): Promise<Outcome> =>
  outcomeOf(() => repository('POST', `/issues/${number}/labels`, { labels: [PREVIEW] }))

/** What became of a request. */
export const outcomeOf = (act: () => Promise<unknown>): Promise<Outcome> =>
  act().then(() => 'done', memberTrouble)
