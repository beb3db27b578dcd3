import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { UserError } from './command.ts'

/** The new text of one file of the content folder, and the one it was made from. */
export interface Rewrite {
  readonly file: string
  readonly before: string
  readonly after: string
}

const MARK = '\uFEFF'
const LEADING_MARK = /^\uFEFF/

/**
 * Puts new texts in place of old ones: all are written beside the old ones first, so that a full disk leaves every
 * record as it was. A link stays a link, and a file keeps its permissions and its byte order mark.
 */
export async function writeRecords(content: string, rewrites: readonly Rewrite[]): Promise<void> {
  const staged: { draft: string; path: string }[] = []
  try {
    for (const { file, before, after } of rewrites) {
      const path = await realpath(join(content, file))
      const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
      const now = await readFile(path, 'utf8')
      // A mark further in is a letter of the text.
      if (now.replace(LEADING_MARK, '') !== before)
        throw new UserError(`Somebody changed ${file} in the meantime. Nothing was written.`)
      staged.push({ draft, path })
      const { mode } = await stat(path)
      await writeFile(draft, now.startsWith(MARK) ? MARK + after : after, { mode, flush: true })
      // The mask of the process may have taken permissions away.
      await chmod(draft, mode)
    }
    for (const { draft, path } of staged) await rename(draft, path)
  } catch (error) {
    await Promise.all(staged.map(({ draft }) => rm(draft, { force: true })))
    throw error
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
