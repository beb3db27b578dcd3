import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Changes a folder completely or not at all: `write` fills a copy beside it, and the copy takes its
 * place when all went well. `keep` says which files of the old folder go into the copy. What a run that was killed left
 * behind is tidied up by the next.
 */
export async function swapFolder(
  folder: string,
  keep: (path: string) => boolean,
  write: (copy: string) => Promise<void>,
): Promise<void> {
  const copy = `${folder}.new`
  const old = `${folder}.old`
  await rm(copy, { recursive: true, force: true })
  // Whoever was stopped between taking the old folder away and putting the new one there left only this.
  if (!existsSync(folder)) await rename(old, folder).catch(ignoreMissing)
  await mkdir(dirname(folder), { recursive: true })
  try {
    const filter = (path: string) => path === folder || keep(path.slice(folder.length + 1))
    await cp(folder, copy, { recursive: true, filter }).catch(ignoreMissing)
    await mkdir(copy, { recursive: true })
    await write(copy)
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
  await rm(old, { recursive: true, force: true })
  await rename(folder, old).catch(ignoreMissing)
  try {
    await rename(copy, folder)
  } catch (error) {
    await rename(old, folder).catch(ignoreMissing)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
