import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/*
 *   .cache/drafts/.gitignore                                 ignores all of this folder
 *   .cache/drafts/content%2Fservices%2Fchoir.yaml.4711.tmp   new text of a file; 4711 is the process that writes it
 *   .cache/drafts/dist.new-4711-89abcdef                     a new folder
 *   .cache/drafts/dist.old-4711-89abcdef                     the one that it replaces, between two renames
 */

/** The start of the paths of drafts for a file or a folder in the cache of its repository; undefined when it is in none. */
export function draftsInCache(target: string): string | undefined {
  const path = resolve(target)
  let root = dirname(path)
  while (!existsSync(join(root, '.git'))) {
    if (root === dirname(root)) return undefined
    root = dirname(root)
  }
  return join(root, '.cache', 'drafts', encodeURIComponent(relative(root, path)))
}

/**
 * Creates the folder for drafts of a file or a folder, and returns the start of their paths: in the cache, where git ignores
 * them, else `beside` the target, as when it is on another disk. Deletes what killed processes left of files.
 */
export function startDraft(target: string, beside: string): string {
  const start = draftsInCache(target)
  const own = dirname(resolve(beside))
  sweepFiles(own, '.')
  if (start === undefined) return beside
  const folder = dirname(start)
  try {
    mkdirSync(folder, { recursive: true })
    if (statSync(folder).dev !== statSync(own).dev) return beside
    const ignore = join(folder, '.gitignore')
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n')
    sweepFiles(folder, '')
    return start
  } catch {
    return beside
  }
}

/** The folders that this process has swept: once is enough for thousands of files. */
const swept = new Set<string>()

/** Deletes drafts of files with names that start so. */
function sweepFiles(folder: string, start: string): void {
  if (swept.has(folder) || !existsSync(folder)) return
  swept.add(folder)
  for (const name of readdirSync(folder)) {
    const [, pid] = /\.(\d+)\.(?:tmp|old)$/.exec(name) ?? []
    if (pid && name.startsWith(start) && !isRunning(Number(pid)))
      rmSync(join(folder, name), { force: true })
  }
}

/** Whether a process exists; one that belongs to another user does. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
