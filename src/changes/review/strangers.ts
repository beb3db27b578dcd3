import { careOf, isConfidential, organizationsIn } from '../../directory/care.ts'
import type { Version } from '../version.ts'

/**
 * The names of the organizations whose records a change touches, and that an account does not care for, as the settings say it
 * before the change. None for an account that they do not name, such as that of a coordinator, and never one that is confidential.
 */
export function strangersTo(login: string, before: Version, after: Version): readonly string[] {
  const own = careOf(before.directory.settings, login)
  if (!own) return []
  const isChanged = (file: string) => before.texts.get(file) !== after.texts.get(file)
  const names = [before, after].flatMap(({ directory }) =>
    [...organizationsIn(directory, isChanged)]
      .filter(({ slug }) => !own.includes(slug))
      .filter(({ id }) =>
        [before, after].every((version) =>
          version.directory.organizations.every(
            (one) => one.id !== id || !isConfidential(version.directory, one),
          ),
        ),
      )
      .map(({ value, slug }) => value.name ?? slug),
  )
  return [...new Set(names)]
}
