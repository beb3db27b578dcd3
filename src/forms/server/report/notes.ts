import type { Repository } from '../github/client.ts'
import type { Pull } from '../github/pull-request.ts'
import type { InboxItem } from '../inbox/item.ts'
import { readComments } from './forget-notes.ts'
import type { Words } from './report.ts'
import { noteOf, readNote } from './report-pull.ts'

/** More of one record do not help. */
const MAX_NOTES = 20

/** Writes a comment with what somebody wrote, and returns true when it is there: sent twice, it is there once. */
export async function addNote(
  repository: Repository,
  { number }: Pick<Pull, 'number'>,
  words: Words,
): Promise<boolean> {
  const note = noteOf(words)
  const comments = await readComments(repository, number)
  if (comments.some(({ body }) => body?.trim() === note.trim())) return true
  if (comments.length >= MAX_NOTES) return false
  await repository('POST', `/issues/${number}/comments`, { body: note })
  return true
}

/** What people have written about a pull request. */
export const readNotes = async ({
  repository,
  number,
}: Pick<InboxItem, 'repository' | 'number'>): Promise<readonly Words[]> =>
  (await readComments(repository, number)).flatMap(({ body }) => readNote(body ?? '') ?? [])
