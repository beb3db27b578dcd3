import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a record that does not exist yet. Throws EEXIST if it does. */
export async function writeNewRecord(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(path, text, { flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true })
    throw error
  }
}
