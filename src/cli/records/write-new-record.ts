import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { stageFile } from '../../io/files/staged-file.ts'

/** Writes a record that does not exist yet. Throws EEXIST if it does. */
export function writeNewRecord(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  stageFile(path, text).create()
}
