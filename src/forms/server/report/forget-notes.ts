import { isSuggestionBranch } from '../../change/branches.ts'
import { type GitHub, GitHubError } from '../github/client.ts'
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
  github: GitHub,
  repository: string,
  { now, pages }: Forgetting,
): Promise<void> {
  const root = `/repos/${repository}`
  const isOld = (date: string | null) => date !== null && now - Date.parse(date) > KEPT * DAY
  const numbers = new Set<number>()
  for (let page = 1; page <= pages; page++) {
    const query = `sort=created&direction=asc&per_page=${PAGE}&page=${page}`
    const all = await github<readonly RepositoryComment[]>(
      'GET',
      `${root}/issues/comments?${query}`,
    )
    const old = all.filter(({ created_at }) => isOld(created_at))
    for (const { body, issue_url } of old)
      if (readNote(body ?? '')) numbers.add(Number(issue_url.slice(issue_url.lastIndexOf('/') + 1)))
    if (old.length < PAGE) break
  }
  for (const number of numbers) {
    const { closed_at, head } = await github<ClosedPull>('GET', `${root}/pulls/${number}`)
    if (!isOld(closed_at) || !(reportOf(head.ref) || isSuggestionBranch(head.ref))) continue
    for (const { id } of await readComments(github, repository, number))
      await github('DELETE', `${root}/issues/comments/${id}`).catch(unlessMissing)
  }
}

export interface Comment {
  readonly id: number
  readonly body: string | null
}

/** The comments of a pull request. */
export const readComments = (
  github: GitHub,
  repository: string,
  number: number,
): Promise<readonly Comment[]> =>
  github('GET', `/repos/${repository}/issues/${number}/comments?per_page=${PAGE}`)

interface RepositoryComment extends Comment {
  readonly created_at: string
  readonly issue_url: string
}

interface ClosedPull {
  readonly closed_at: string | null
  readonly head: { readonly ref: string }
}

/** Somebody else has deleted it at the same moment. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof GitHubError && error.trouble === 'missing')) throw error
}
