import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { HalfDone, UserError } from '../../command/command.ts'

/** The new text of one file of the content folder, and the one it was made from. */
export interface Rewrite {
  readonly file: string
  readonly before: string
  readonly after: string
}

const MARK = '\uFEFF'
const LEADING_MARK = /^\uFEFF/

/** A rewrite that lies beside the file whose place it takes. */
interface Staged {
  readonly file: string
  readonly path: string
  readonly draft: string
  readonly old: Uint8Array
  readonly mode: number
}

/**
 * Puts new texts in place of old ones: all are written beside the old ones first, so that a full disk leaves every
 * record as it was. A link stays a link, and a file keeps its permissions and its byte order mark; one that has two names
 * is written once.
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
      // A mark further in is a letter of the text.
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
      const draft = besides(path, 'tmp')
      staged.push({ file, path, draft, old, mode })
      await writeAll(draft, now.startsWith(MARK) ? MARK + after : after, mode)
    }
    for (const one of staged) {
      await rename(one.draft, one.path)
      replaced.push(one)
    }
  } catch (error) {
    await Promise.allSettled(staged.map(({ draft }) => rm(draft, { force: true })))
    const changed = await putBack(replaced)
    if (changed.length === 0) throw error
    throw new HalfDone(
      `Not every file could be written (${(error as NodeJS.ErrnoException).code ?? String(error)}), and what was written could not be taken back. Changed: ${changed.join(', ')}.`,
    )
  }
}

/** Gives files the texts back that they had, and names those where that fails. */
async function putBack(replaced: readonly Staged[]): Promise<string[]> {
  const changed: string[] = []
  for (const { file, path, old, mode } of replaced) {
    const draft = besides(path, 'old')
    try {
      await writeAll(draft, old, mode)
      await rename(draft, path)
    } catch {
      await rm(draft, { force: true }).catch(() => {})
      changed.push(file)
    }
  }
  return changed
}

/** A file that nobody reads, in the same folder, so that it can be moved in one go. */
const besides = (path: string, ending: string) =>
  join(dirname(path), `.${basename(path)}.${process.pid}.${ending}`)

async function writeAll(path: string, data: string | Uint8Array, mode: number): Promise<void> {
  await writeFile(path, data, { mode, flush: true })
  // The mask of the process may have taken permissions away.
  await chmod(path, mode)
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
