import { type Range, RevisionError, toRange } from '../../io/read/git-version.ts'
import { type LoadedChange, loadChange } from './load-change.ts'
import { UserError } from '../../io/command/errors.ts'

/** The versions that a text such as `main..HEAD` names. */
export const rangeOf = (content: string, text: string): Promise<Range> =>
  toRange(content, text).catch(toUserError)

/** Both versions of the content folder that a text such as `main..HEAD` names, as they are on a day if one is given. */
export async function changeOf(
  content: string,
  text: string | undefined,
  today?: string,
): Promise<LoadedChange> {
  if (text === undefined)
    throw new UserError(
      'Name two versions, such as `main..HEAD`, or one to compare with the files as they are.',
    )
  return loadChange(content, await rangeOf(content, text), today).catch(toUserError)
}

function toUserError(error: unknown): never {
  throw error instanceof RevisionError ? new UserError(error.message) : error
}
