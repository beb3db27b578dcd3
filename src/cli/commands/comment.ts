import { statSync } from 'node:fs'
import { Ajv } from 'ajv'
import { COMMENT_MARK, formatComment } from '../../changes/comment.ts'
import { reviewSchema } from '../../changes/review-schema.ts'
import type { Review } from '../../changes/review.ts'
import { type Command, EXIT, UserError, say } from '../../command/command.ts'
import { type GitHub, createGitHub, isOurs, readEvent } from '../github/github.ts'
import { previewOf } from '../github/preview-address.ts'
import { readJson } from '../inputs/json-file.ts'

/** No review is larger; what is was not made by `osd review`. */
const MOST_BYTES = 32 * 1024 * 1024

export const comment: Command = {
  summary: 'write a review under its pull request, in the one comment that is kept up to date',
  usage: 'FILE',
  positionals: 1,
  options: {},
  help: {},
  async run({ positionals: [file] }) {
    if (file === undefined) throw new UserError('Name the file that `osd review` has made.')
    const review = readReview(file)
    const event = readEvent<CheckEvent>(process.env)
    const commit = event.workflow_run?.head_sha
    if (!commit || review.pull === undefined) {
      say('This review is of no pull request. No comment is written.')
      return EXIT.done
    }
    const github = createGitHub(process.env)
    const pull = await github.get<Pull>(`/pulls/${review.pull}`)
    // The number comes from the change itself, which may say anything; the commit comes from GitHub.
    if (pull.state !== 'open' || pull.head.sha !== commit) {
      say(`Pull request ${review.pull} is not at ${commit}. No comment is written.`)
      return EXIT.done
    }
    const preview = await previewOf(github, { pull: review.pull, commit })
    const done = await post(github, review.pull, formatComment(review, preview))
    say(`The comment under pull request ${review.pull} ${done}.`)
    return EXIT.done
  },
}

interface CheckEvent {
  readonly workflow_run?: { readonly head_sha: string }
}

interface Pull {
  readonly state: string
  readonly head: { readonly sha: string }
}

interface Comment {
  readonly id: number
  readonly body?: string
  readonly user?: { readonly login?: string } | null
}

/** Somebody else's words: their size and their shape are looked at before anything is made of them. */
function readReview(file: string): Review {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (size > MOST_BYTES) throw new UserError(`\`${file}\` is too large to be a review.`)
  const review = readJson(file)
  if (!new Ajv().validate<Review>(reviewSchema, review))
    throw new UserError(`\`${file}\` is no review.`)
  return review
}

async function post(github: GitHub, pull: number, body: string): Promise<string> {
  const comments = await github.list<Comment>(`/issues/${pull}/comments`)
  const own = comments.find((one) => isOurs(one) && one.body?.startsWith(COMMENT_MARK))
  if (!own) {
    await github.send('POST', `/issues/${pull}/comments`, { body })
    return 'is written'
  }
  if (own.body === body) return 'says so already'
  await github.send('PATCH', `/issues/comments/${own.id}`, { body })
  return 'is up to date'
}
