import { chmodSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { startDraft } from './drafts.ts'

/** The new content of a file, written to a draft. */
export interface StagedFile {
  /** Replaces the file by renaming, so that readers see the old content or the new one. */
  replace(): void
  /** Becomes a file that must not exist yet. Throws EEXIST if it does. */
  create(): void
  discard(): void
}

export interface StageOptions {
  /** The permissions of the file. */
  readonly mode?: number
  /** Ends the name of the draft. */
  readonly suffix?: 'tmp' | 'old'
}

/** Writes the new content of a file to a draft and flushes it to disk. Leaves nothing behind when that fails. */
export function stageFile(
  path: string,
  data: string | Uint8Array,
  { mode, suffix = 'tmp' }: StageOptions = {},
): StagedFile {
  const start = startDraft(path, join(dirname(path), `.${basename(path)}`))
  const staged = `${start}.${process.pid}.${suffix}`
  const discard = () => rmSync(staged, { force: true })
  try {
    writeFileSync(staged, data, { flush: true, ...(mode !== undefined && { mode }) })
    // The umask applies to the mode given above, but not to chmod.
    if (mode !== undefined) chmodSync(staged, mode)
  } catch (error) {
    try {
      discard()
    } catch {
      // The first error says more.
    }
    throw error
  }
  return {
    replace: () => renameSync(staged, path),
    create() {
      try {
        linkSync(staged, path)
      } catch (error) {
        // Some disks have no links.
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
        writeFileSync(path, data, { flag: 'wx', flush: true })
      } finally {
        discard()
      }
    },
    discard,
  }
}
