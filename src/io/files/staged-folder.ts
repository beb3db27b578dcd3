import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { draftsInCache, isRunning, startDraft } from './drafts.ts'

/** A new folder, written as a draft of the one that it replaces. */
export interface StagedFolder {
  /** Where to write the new folder. */
  readonly folder: string
  /** The folder to replace, when there is one. */
  readonly old: string | undefined
  /** Replaces the old folder by renaming. Returns its path when it could not be deleted. */
  swap(): { readonly left?: string }
  /** Deletes the new folder and leaves the old one as it is. */
  discard(): void
}

/**
 * Starts an atomic swap: readers of `target` see the old folder or the new one, never a mixture. When the process is killed
 * between the two renames, `recoverFolder` restores the old folder. Of several concurrent swaps the last one wins.
 */
export function stageFolder(target: string): StagedFolder {
  const path = resolve(target)
  mkdirSync(dirname(path), { recursive: true })
  recoverFolder(path)
  sweep(path)
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`
  const start = startDraft(path, path)
  const folder = `${start}.new-${name}`
  const old = `${start}.old-${name}`
  mkdirSync(folder)
  return {
    folder,
    old: existsSync(path) ? path : undefined,
    swap() {
      // Another process may swap or recover the same folder between two of these steps, so the target may be taken again.
      try {
        while (!renamed(folder, path)) {
          rmSync(old, { recursive: true, force: true })
          renameIfPresent(path, old)
        }
      } catch (error) {
        recoverFolder(path)
        throw error
      }
      return deleted(old) ? {} : { left: old }
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Restores the old folder after a swap that was killed between its two renames. */
export function recoverFolder(target: string): void {
  const path = resolve(target)
  const parent = dirname(path)
  if (existsSync(path) || !existsSync(parent)) return
  const [newest] = siblings(path, 'old').sort((a, b) => statSync(b).ctimeMs - statSync(a).ctimeMs)
  if (newest) renameIfPresent(newest, path)
}

/** Deletes what killed processes left behind. */
function sweep(path: string): void {
  for (const folder of [...siblings(path, 'new'), ...siblings(path, 'old')]) {
    const [, pid] = /-(\d+)-[0-9a-f]+$/.exec(folder) ?? []
    if (pid && !isRunning(Number(pid))) deleted(folder)
  }
}

function siblings(path: string, kind: 'new' | 'old'): string[] {
  return [draftsInCache(path), path].flatMap((start) => {
    if (start === undefined || !existsSync(dirname(start))) return []
    const names = readdirSync(dirname(start))
    const own = names.filter((name) => name.startsWith(`${basename(start)}.${kind}-`))
    return own.map((name) => join(dirname(start), name))
  })
}

/** Renames a folder. Returns false when the target is taken. */
function renamed(folder: string, target: string): boolean {
  try {
    renameSync(folder, target)
    return true
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error)) || !existsSync(target))
      throw error
    return false
  }
}

/** Renames a folder that another process may have moved already. */
function renameIfPresent(folder: string, target: string): void {
  try {
    renamed(folder, target)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Deletes a folder. Returns false when that fails, which harms nothing. */
function deleted(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true })
    return true
  } catch {
    return false
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
