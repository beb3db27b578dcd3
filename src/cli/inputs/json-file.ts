import { readFileSync, statSync } from 'node:fs'
import { UserError } from '../../io/command/errors.ts'

/** Reads a JSON file that an argument names. The caller checks what is in it. */
export function readJson(file: string): unknown {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`There is no file \`${file}\`.`)
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError(`\`${file}\` is not JSON.`)
  }
}
