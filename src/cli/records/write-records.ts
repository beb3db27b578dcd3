import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PartialWriteError, UserError } from '../../command/errors.ts'
import { type StagedFile, stageFile } from '../../files/staged-file.ts'

/** The new text of one file of the content folder, and the text that it was made from. */
export interface Rewrite {
  readonly file: string
  readonly before: string
  readonly after: string
}

const BOM = '\uFEFF'

/** A new text that is written, but does not replace the old one yet. */
interface Staged {
  readonly file: string
  readonly path: string
  readonly draft: StagedFile
  readonly old: Uint8Array
  readonly mode: number
}

/**
 * Replaces the texts of records, all or none: every new text is written to a temporary file before the first file is
 * replaced, so a full disk changes nothing. Links, permissions and byte order marks stay. A file with two names is
 * written once.
 */
export async function writeRecords(content: string, rewrites: Iterable<Rewrite>): Promise<void> {
  const staged: Staged[] = []
  const replaced: Staged[] = []
  try {
    await stageAll(content, rewrites, staged)
    for (const one of staged) {
      one.draft.replace()
      replaced.push(one)
    }
  } catch (error) {
    for (const { draft } of staged) discard(draft)
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
  rewrites: Iterable<Rewrite>,
  staged: Staged[],
): Promise<void> {
  const seen = new Map<string, { file: string; after: string }>()
  for (const { file, before, after } of rewrites) {
    const path = await realpath(join(content, file))
    const old = await readFile(path)
    const now = old.toString()
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
    staged.push({ file, path, draft: stageFile(path, mark + after, { mode }), old, mode })
  }
}

/** Restores the old texts. Returns the files for which that failed. */
function restore(replaced: readonly Staged[]): string[] {
  return replaced.flatMap(({ file, path, old, mode }) => {
    let backup: StagedFile | undefined
    try {
      backup = stageFile(path, old, { mode, suffix: 'old' })
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
