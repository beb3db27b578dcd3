import { isSuggestionBranch } from '../../change/branches.ts'
import { type Repository, unlessStatus } from '../github/client.ts'
import { readNote, reportOf } from './report-pull.ts'

/** How long what somebody wrote is kept after the answer, in days. */
export const KEPT = 90
const DAY = 86_400_000

const PAGE = 100

export interface Forgetting {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The most pages of comments that are read, the oldest first. */
  readonly pages: number
}

/**
 * Deletes what people have written in reports and suggestions that were answered more than 90 days ago, with the comments of
 * others below it, who may have quoted it: every morning, and also when another report is sent or a member opens the inbox,
 * where no morning is set up (https://docs.github.com/rest/issues/comments).
 */
export async function forgetNotes(
  repository: Repository,
  { now, pages }: Forgetting,
): Promise<void> {
  const isOld = (date: string | null) => date !== null && now - Date.parse(date) > KEPT * DAY
  const numbers = new Set<number>()
  for (let page = 1; page <= pages; page++) {
    const query = `sort=created&direction=asc&per_page=${PAGE}&page=${page}`
    const all = await repository<readonly RepositoryComment[]>('GET', `/issues/comments?${query}`)
    const old = all.filter(({ created_at }) => isOld(created_at))
    for (const { body, issue_url } of old)
      if (readNote(body ?? '')) numbers.add(Number(issue_url.slice(issue_url.lastIndexOf('/') + 1)))
    if (old.length < PAGE) break
  }
  for (const number of numbers) {
    // A member may have copied it into an issue, which is no pull request.
    const pull = await unlessStatus([404], repository<ClosedPull>('GET', `/pulls/${number}`))
    if (!pull || !isOld(pull.closed_at)) continue
    if (!reportOf(pull.head.ref) && !isSuggestionBranch(pull.head.ref)) continue
    for (const { id } of await readComments(repository, number))
      // Somebody else may delete it at the same moment.
      await unlessStatus([404], repository('DELETE', `/issues/comments/${id}`))
  }
}

export interface Comment {
  readonly id: number
  readonly body: string | null
}

/** The comments of a pull request. */
export const readComments = (repository: Repository, number: number): Promise<readonly Comment[]> =>
  repository('GET', `/issues/${number}/comments?per_page=${PAGE}`)

interface RepositoryComment extends Comment {
  readonly created_at: string
  readonly issue_url: string
}

interface ClosedPull {
  readonly closed_at: string | null
  readonly head: { readonly ref: string }
}
