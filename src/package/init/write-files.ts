import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stageFile } from '../../io/files/staged-file.ts'

export interface Written {
  readonly written: readonly string[]
  /** Files that existed with another text, and are as they were. */
  readonly kept: readonly string[]
}

/** Writes the files that do not exist yet. Never writes over one. */
export function writeNewFiles(folder: string, files: ReadonlyMap<string, string>): Written {
  const written: string[] = []
  const kept: string[] = []
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    try {
      stageFile(file, text).create()
      written.push(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      kept.push(path)
    }
  }
  return { written, kept }
}

/** Writes a file, over an earlier one. */
export function replaceText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  stageFile(file, text).replace()
}
