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
 * be any, as when a folder came or went. Hidden ones are passed over. The folders are watched and not each file: to follow
 * thousands of files takes a look at all of them after every change.
 */
export function watchFolders(root: string, tell: (path?: string) => void): FolderWatcher {
  const watched = new Map<string, Watched>()

  function refresh(): void {
    const folders = new Map(foldersIn(root))
    for (const [folder, { ino }] of watched) if (folders.get(folder) !== ino) forget(folder)
    for (const [folder, ino] of folders) if (!watched.has(folder)) follow(folder, ino)
  }

  function follow(folder: string, ino: number): void {
    const watcher = watch(join(root, folder), (event, name) => {
      if (name?.startsWith('.')) return
      const isFolder =
        name === null ||
        watched.has(`${folder}${name}/`) ||
        (event === 'rename' && isFolderAt(join(root, folder, name)))
      tell(isFolder ? undefined : folder + name)
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

const isFolderAt = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A folder and those in it, each with a slash at its end but the outermost, and its number. */
function* foldersIn(root: string, folder = ''): Generator<[folder: string, ino: number]> {
  const path = join(root, folder)
  yield [folder, statSync(path).ino]
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory() && !entry.name.startsWith('.'))
      yield* foldersIn(root, `${folder}${entry.name}/`)
}
