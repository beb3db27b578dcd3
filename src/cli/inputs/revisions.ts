import { type Range, RevisionError, toRange } from '../../read/git-version.ts'
import { type LoadedChange, loadChange } from './load-change.ts'
import { type Shown, createShown } from '../../record/privacy/redact.ts'
import { UserError } from '../../command/command.ts'

/** The versions that a text such as `main..HEAD` names. */
export const rangeOf = (content: string, text: string): Promise<Range> =>
  toRange(content, text).catch(toUserError)

/** A change of a content folder, from the text that names it. */
export const changeOf = async (content: string, text: string): Promise<LoadedChange> =>
  loadChange(content, await rangeOf(content, text)).catch(toUserError)

function toUserError(error: unknown): never {
  throw error instanceof RevisionError ? new UserError(error.message) : error
}

/** Leaves out of a text what either version of the records keeps to itself. */
export function createDiscretion({ before, after }: LoadedChange): (text: string) => string {
  const all = [createShown(before.sources), createShown(after.sources)]
  return (text) => all.reduce((words, shown: Shown) => shown.words(words, { file: '' }), text)
}
