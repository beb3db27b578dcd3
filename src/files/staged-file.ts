import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The new content of a file, written to a hidden file beside it. */
export interface StagedFile {
  /** Replaces the file by renaming, so that readers see the old content or the new one. */
  replace(): void
  discard(): void
}

export interface StageOptions {
  /** The permissions of the file. */
  readonly mode?: number
  /** Ends the name of the hidden file. */
  readonly suffix?: string
}

/** Writes the new content of a file beside it and flushes it to disk. Leaves nothing behind when that fails. */
export function stageFile(
  path: string,
  data: string | Uint8Array,
  { mode, suffix = 'tmp' }: StageOptions = {},
): StagedFile {
  const staged = join(dirname(path), `.${basename(path)}.${process.pid}.${suffix}`)
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
  return { replace: () => renameSync(staged, path), discard }
}
