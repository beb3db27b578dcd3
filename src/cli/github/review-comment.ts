import { statSync } from 'node:fs'
import { Ajv } from 'ajv'
import { COMMENT_MARK } from '../../changes/review/comment.ts'
import { reviewSchema } from '../../changes/review/review-schema.ts'
import type { Review } from '../../changes/review/review.ts'
import { UserError } from '../../io/command/errors.ts'
import { readJson } from '../inputs/json-file.ts'
import type { GitHub } from './client.ts'
import { type Post, isOwnPost } from './posts.ts'

/** Far more than `osd review` writes. */
const MAX_BYTES = 32 * 1024 * 1024

/** Reads a review that anybody may have written, since it comes from their change: size and schema are checked. */
export async function readReview(file: string): Promise<Review> {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (size > MAX_BYTES) throw new UserError(`\`${file}\` is too large to be a review.`)
  const review = readJson(file)
  if (!new Ajv().validate<Review>(reviewSchema, review))
    throw new UserError(`\`${file}\` is not a review.`)
  return review
}

/** Writes the comment under a pull request, or updates the one that an earlier run has written. Returns what was done. */
export async function postComment(github: GitHub, pull: number, body: string): Promise<string> {
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
