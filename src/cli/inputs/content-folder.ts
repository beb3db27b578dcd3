import { statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { UserError } from '../../io/command/errors.ts'

export const contentOption = {
  type: 'string',
  default: 'content',
  value: 'DIR',
  help: 'folder of the records',
} as const

/** The content folder that an option names; it must exist. */
export function toContent(folder: string): string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`There is no folder \`${folder}\`. Name one with --content.`)
  return folder
}

/** The content folder as messages show it: relative to the current folder, with forward slashes. */
export const rootOf = (content: string): string =>
  relative('.', content).replaceAll(sep, '/') || '.'
