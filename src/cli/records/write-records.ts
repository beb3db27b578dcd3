import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PartialWriteError, UserError } from '../../io/command/errors.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { type StagedFile, stageFile } from '../../io/files/staged-file.ts'

/** The new text of one file of the content folder, and the text that it was made from. */
export interface Rewrite {
  readonly file: string
  readonly before: string
  readonly after: string
}

const BOM = '\uFEFF'

/** A change that is prepared, but not made yet. */
interface Staged {
  readonly file: string
  readonly path: string
  /** The new text, written to a draft. Absent when the file is deleted. */
  readonly draft?: StagedFile
  /** Absent for a new file. */
  readonly old?: { readonly data: Uint8Array; readonly mode: number }
}

/**
 * Changes, creates and deletes records, all or none: every new text is written to a draft before the first file
 * is replaced, so a full disk changes nothing. Links, permissions and byte order marks stay. A file with two names is
 * written once.
 */
export async function writeRecords(content: string, changes: Iterable<FileChange>): Promise<void> {
  const staged: Staged[] = []
  const replaced: Staged[] = []
  try {
    await stageAll(content, changes, staged)
    for (const one of staged) {
      if (one.draft) one.draft.replace()
      else rmSync(one.path)
      replaced.push(one)
    }
  } catch (error) {
    for (const { draft } of staged) if (draft) discard(draft)
    const changed = restore(replaced)
    if (changed.length === 0) throw error
    throw new PartialWriteError(
      `Not every file could be written (${(error as NodeJS.ErrnoException).code ?? String(error)}), and some could not be restored. Changed: ${changed.join(', ')}.`,
    )
  }
}

/** Writes the drafts. They are added to `staged` one by one, so that the caller can delete them after an error. */
async function stageAll(
  content: string,
  changes: Iterable<FileChange>,
  staged: Staged[],
): Promise<void> {
  const seen = new Map<string, { file: string; after: string | undefined }>()
  for (const { file, before, after } of changes) {
    if (before === undefined) {
      staged.push(stageNew(file, join(content, file), after ?? ''))
      continue
    }
    // A link itself is deleted, not what it points to.
    const path = after === undefined ? join(content, file) : await realpath(join(content, file))
    const data = await readFile(path)
    const now = data.toString()
    // Only a byte order mark at the start is not part of the text.
    const mark = now.startsWith(BOM) ? BOM : ''
    if (now.slice(mark.length) !== before)
      throw new UserError(`${file} was changed in the meantime. Nothing was written.`)
    const twin = seen.get(path)
    if (twin && twin.after !== after)
      throw new UserError(
        `${twin.file} and ${file} are one file, by a link, and would need two texts. Delete the link. Nothing was written.`,
      )
    if (twin) continue
    seen.set(path, { file, after })
    const { mode } = await stat(path)
    const draft = after === undefined ? undefined : stageFile(path, mark + after, { mode })
    staged.push({ file, path, old: { data, mode }, ...(draft && { draft }) })
  }
}

function stageNew(file: string, path: string, text: string): Staged {
  if (existsSync(path)) throw new UserError(`${file} exists already. Nothing was written.`)
  mkdirSync(dirname(path), { recursive: true })
  return { file, path, draft: stageFile(path, text) }
}

/** Restores the old files. Returns those for which that failed. */
function restore(replaced: readonly Staged[]): string[] {
  return replaced.flatMap(({ file, path, old }) => {
    let backup: StagedFile | undefined
    try {
      if (!old) {
        rmSync(path, { force: true })
        return []
      }
      backup = stageFile(path, old.data, { mode: old.mode, suffix: 'old' })
      backup.replace()
      return []
    } catch {
      if (backup) discard(backup)
      return [file]
    }
  })
}

/** Deletes a draft. An error is ignored: the one that came before matters more. */
function discard(draft: StagedFile): void {
  try {
    draft.discard()
  } catch {
    // The draft stays behind.
  }
}
