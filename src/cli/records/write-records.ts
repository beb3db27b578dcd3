import { mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type StagedFile, stageFile } from '../../files/staged-file.ts'
import { HalfDone, UserError } from '../../command/command.ts'

/** The new text of one file of the content folder, and the one it was made from. */
export interface Rewrite {
  readonly file: string
  readonly before: string
  readonly after: string
}

const MARK = '\uFEFF'
const LEADING_MARK = /^\uFEFF/

/** A new text that is written but does not replace the old one yet. */
interface Staged {
  readonly file: string
  readonly path: string
  readonly staged: StagedFile
  readonly old: Uint8Array
  readonly mode: number
}

/**
 * Replaces the texts of records. Every new text is written beside its file before the first file is replaced, so that a full
 * disk leaves all records as they were. A symbolic link stays a link, and a file keeps its permissions and its byte order
 * mark. A file that is reached by two names is written once.
 */
export async function writeRecords(content: string, rewrites: Iterable<Rewrite>): Promise<void> {
  const texts = new Map<string, { file: string; after: string }>()
  const staged: Staged[] = []
  const replaced: Staged[] = []
  try {
    for (const { file, before, after } of rewrites) {
      const path = await realpath(join(content, file))
      const old = await readFile(path)
      const now = old.toString()
      // A mark anywhere but at the start is a letter of the text.
      if (now.replace(LEADING_MARK, '') !== before)
        throw new UserError(`Somebody changed ${file} in the meantime. Nothing was written.`)
      const twin = texts.get(path)
      if (twin && twin.after !== after)
        throw new UserError(
          `${twin.file} and ${file} are one file, by a link, and should become two texts. Take the link out. Nothing was written.`,
        )
      if (twin) continue
      texts.set(path, { file, after })
      const { mode } = await stat(path)
      const text = now.startsWith(MARK) ? MARK + after : after
      staged.push({ file, path, staged: stageFile(path, text, { mode }), old, mode })
    }
    for (const one of staged) {
      one.staged.replace()
      replaced.push(one)
    }
  } catch (error) {
    for (const one of staged) discard(one.staged)
    const changed = restore(replaced)
    if (changed.length === 0) throw error
    throw new HalfDone(
      `Not every file could be written (${(error as NodeJS.ErrnoException).code ?? String(error)}), and what was written could not be taken back. Changed: ${changed.join(', ')}.`,
    )
  }
}

/** Writes the old texts back and returns the files where that fails. */
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

/** A file that cannot be deleted must not hide the error that came before. */
function discard(staged: StagedFile): void {
  try {
    staged.discard()
  } catch {
    // Left behind.
  }
}

/** Writes a record that is not there yet; never over another one. */
export async function writeNewRecord(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(path, text, { flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true })
    throw error
  }
}
