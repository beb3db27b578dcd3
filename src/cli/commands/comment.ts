import { formatComment, formatNoReview } from '../../changes/review/comment.ts'
import { type CombinedStatus, previewAddress } from '../../forms/server/github/pull-state.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { type GitHub, createGitHub } from '../github/client.ts'
import { readEvent } from '../github/event.ts'
import { postComment, readReview } from '../github/review-comment.ts'
import { log } from '../../io/command/log.ts'

export const comment = defineCommand({
  name: 'comment',
  example: 'osd comment review.json',
  summary: 'Post a review under its pull request, in one comment that is kept up to date',
  positionals: { usage: 'FILE', max: 1 },
  options: {},
  async run({ positionals: [file] }) {
    if (file === undefined) throw new UserError('Name the file that `osd review` has written.')
    const { workflow_run: run } = readEvent<CheckEvent>(process.env)
    const commit = run?.head_sha
    const review = await readReview(file).catch(async (error: unknown) => {
      if (run) await replaceComment(createGitHub(process.env), run)
      throw error
    })
    if (!commit || review.pull === undefined) {
      log('This review belongs to no pull request. No comment was written.')
      return EXIT.ok
    }
    const github = createGitHub(process.env)
    const pull = await github.get<Pull>(`/pulls/${review.pull}`)
    // Anybody can put any number into the review; the commit comes from GitHub, so it decides.
    if (pull.state !== 'open' || pull.head.sha !== commit) {
      log(`Pull request ${review.pull} is not at ${commit}. No comment was written.`)
      return EXIT.ok
    }
    // Absent where the host has set no status on the commit.
    const status = await github.get<CombinedStatus>(`/commits/${commit}/status`)
    const preview = previewAddress(status, review.pull)
    const outcome = await postComment(github, review.pull, formatComment(review, preview))
    log(`The comment under pull request ${review.pull} ${outcome}.`)
    return EXIT.ok
  },
})

interface CheckEvent {
  readonly workflow_run?: CheckRun
}

/** A run of the workflow that checks a change. */
interface CheckRun {
  readonly head_sha: string
  readonly head_branch?: string | null
  readonly head_repository?: { readonly owner: { readonly login: string } } | null
}

interface Pull {
  readonly number: number
  readonly state: string
  readonly head: { readonly sha: string }
}

/** Takes back what an earlier run has written under the pull request of a run that has left no review. */
async function replaceComment(github: GitHub, run: CheckRun): Promise<void> {
  const { head_sha, head_branch, head_repository } = run
  if (!head_branch || !head_repository) return
  const head = encodeURIComponent(`${head_repository.owner.login}:${head_branch}`)
  const pulls = await github.list<Pull>(`/pulls?state=open&head=${head}`)
  for (const { number } of pulls.filter((pull) => pull.head.sha === head_sha)) {
    const outcome = await postComment(github, number, formatNoReview())
    log(`The comment under pull request ${number} ${outcome}: there is no review.`)
  }
}
