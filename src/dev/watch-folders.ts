import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Watches a folder and all folders in it. */
export interface FolderWatcher {
  /** Finds the folders that came and went; fails when the outermost is not there. */
  refresh(): void
  close(): void
}

interface Watched {
  readonly watcher: FSWatcher
  /** The number of the folder, which another in its place does not have. */
  readonly ino: number
}

/**
 * Tells of every file that may have changed below a folder: its path there, with forward slashes, or nothing when it may
 * be any. Hidden ones are passed over. The system tells by folder; a watch on every single file, as chokidar keeps it, and
 * its look at all of them after each change, takes longer than all we do.
 */
export function watchFolders(root: string, tell: (path?: string) => void): FolderWatcher {
  const watched = new Map<string, Watched>()

  function refresh(): void {
    const folders = new Map(foldersIn(root))
    for (const [folder, { ino }] of watched) if (folders.get(folder) !== ino) forget(folder)
    for (const [folder, ino] of folders) if (!watched.has(folder)) follow(folder, ino)
  }

  function follow(folder: string, ino: number): void {
    const watcher = watch(join(root, folder), (_, name) => {
      if (name === null || watched.has(`${folder}${name}/`)) tell()
      else if (!name.startsWith('.')) tell(folder + name)
    })
    // A folder that is gone may tell so with an error.
    watcher.on('error', () => {
      forget(folder)
      tell()
    })
    watched.set(folder, { watcher, ino })
  }

  function forget(folder: string): void {
    watched.get(folder)?.watcher.close()
    watched.delete(folder)
  }

  return {
    refresh,
    close() {
      for (const folder of watched.keys()) forget(folder)
    },
  }
}

/** A folder and those in it, each with a slash at its end but the outermost, and its number. */
function* foldersIn(root: string, folder = ''): Generator<[folder: string, ino: number]> {
  const path = join(root, folder)
  yield [folder, statSync(path).ino]
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory() && !entry.name.startsWith('.'))
      yield* foldersIn(root, `${folder}${entry.name}/`)
}
