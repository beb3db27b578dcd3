import { readFileSync, statSync } from 'node:fs'
import { UserError } from '../../command/command.ts'

/** What a file of JSON holds that somebody has named. Its shape is for the reader to look at. */
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
