import type { Change } from './change.ts'
import type { ChangedFile } from './review/changed-file.ts'

const FOLDER = 'public/'

/** The changes of files that are published as they are. `prefix` is the path of the content folder in the repository. */
export const publicChanges = (files: readonly ChangedFile[], prefix: string): Change[] =>
  files.flatMap(({ path, how }): Change[] => {
    const file = path.slice(prefix.length)
    if (!path.startsWith(prefix) || !file.startsWith(FOLDER)) return []
    const facts = how === 'changed' ? [{ kind: 'text', what: 'file', how } as const] : []
    return [{ verb: how, subject: 'file', name: file, file, facts }]
  })
