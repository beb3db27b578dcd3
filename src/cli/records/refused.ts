import { EditError } from '../../edit/edit.ts'
import { UserError } from '../../io/command/errors.ts'

/** Runs an edit of several files. An edit that would harm a file becomes an error for people. */
export function orRefuse<T>(edit: () => T): T {
  try {
    return edit()
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    throw new UserError(`${error.message} Nothing was written.`)
  }
}
