import { statSync } from 'node:fs'
import { Ajv } from 'ajv'
import { COMMENT_MARK, formatComment, formatNoReview } from '../../changes/review/comment.ts'
import { reviewSchema } from '../../changes/review/review-schema.ts'
import type { Review } from '../../changes/review/review.ts'
import { defineCommand } from '../../command/command.ts'
import { UserError } from '../../command/errors.ts'
import { EXIT } from '../../command/exit.ts'
import { type GitHub, createGitHub } from '../github/client.ts'
import { readEvent } from '../github/event.ts'
import { type Post, isOwnPost } from '../github/posts.ts'
import { previewOf } from '../github/preview-address.ts'
import { readJson } from '../inputs/json-file.ts'
import { log } from '../../command/log.ts'

/** Far more than `osd review` writes. */
const MAX_BYTES = 32 * 1024 * 1024

export const comment = defineCommand({
  name: 'comment',
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
    const preview = await previewOf(github, { pull: review.pull, commit })
    const outcome = await post(github, review.pull, formatComment(review, preview))
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

/** Reads a review that anybody may have written, since it comes from their change: size and schema are checked. */
async function readReview(file: string): Promise<Review> {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (size > MAX_BYTES) throw new UserError(`\`${file}\` is too large to be a review.`)
  const review = readJson(file)
  if (!new Ajv().validate<Review>(reviewSchema, review))
    throw new UserError(`\`${file}\` is not a review.`)
  return review
}

/** Takes back what an earlier run has written under the pull request of a run that has left no review. */
async function replaceComment(github: GitHub, run: CheckRun): Promise<void> {
  const { head_sha, head_branch, head_repository } = run
  if (!head_branch || !head_repository) return
  const head = encodeURIComponent(`${head_repository.owner.login}:${head_branch}`)
  const pulls = await github.list<Pull>(`/pulls?state=open&head=${head}`)
  for (const { number } of pulls.filter((pull) => pull.head.sha === head_sha)) {
    const outcome = await post(github, number, formatNoReview())
    log(`The comment under pull request ${number} ${outcome}: there is no review.`)
  }
}

/** Writes the comment, or updates the one that an earlier run has written. Returns what was done. */
async function post(github: GitHub, pull: number, body: string): Promise<string> {
  const comments = await github.list<Post & { readonly id: number }>(`/issues/${pull}/comments`)
  const own = comments.find((one) => isOwnPost(one, COMMENT_MARK))
  if (!own) {
    await github.send('POST', `/issues/${pull}/comments`, { body })
    return 'was written'
  }
  if (own.body === body) return 'has not changed'
  await github.send('PATCH', `/issues/comments/${own.id}`, { body })
  return 'was updated'
}
