import { withoutControlCharacters } from '../../text/control-characters.ts'
import type { Change } from '../change.ts'
import type { ChangedFile } from './changed-file.ts'

/**
 * Lists the changed files that no change of a record mentions, one phrase each. Files outside the content folder come first,
 * because they can decide what is checked and published. `prefix` is the path of the content folder.
 */
export function otherFiles(
  files: readonly ChangedFile[],
  changes: readonly Change[],
  prefix: string,
): string[] {
  const told = new Set(
    changes.flatMap(({ file, before }) => [file, ...(before ? [before.file] : [])]),
  )
  const isContent = ({ path }: ChangedFile) => path.startsWith(prefix)
  const isTold = (file: ChangedFile) => isContent(file) && told.has(file.path.slice(prefix.length))
  const others = files.filter((file) => !isTold(file))
  return [...others.filter((file) => !isContent(file)), ...others.filter(isContent)].map(
    ({ path, how }) => `\`${withoutControlCharacters(path).replaceAll('`', ' ')}\` ${VERBS[how]}`,
  )
}

const VERBS = { added: 'is new', changed: 'changes', removed: 'is removed' } as const
