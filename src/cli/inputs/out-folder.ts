import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { mayReplace } from '../../io/files/finished-build.ts'
import { UserError } from '../../io/command/errors.ts'

export const outOption = {
  type: 'string',
  default: 'dist',
  value: 'DIR',
  help: 'folder of the build',
} as const

/** The folder to build into. A folder that no build has made is refused. */
export function toOut(out: string, content: string): string {
  const otherwise = 'Choose another folder with --out.'
  const existing = existingPart(out)
  if (!statSync(existing).isDirectory())
    throw new UserError(`\`${existing}\` is a file. Name a folder with --out.`)
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(out))
    throw new UserError(`\`${out}\` is a link to a folder that does not exist. ${otherwise}`)
  if (isWithin(content, out) || isWithin('.', out))
    throw new UserError(`\`${out}\` contains the files that the build is made from. ${otherwise}`)
  if (isWithin(out, content))
    throw new UserError(`\`${out}\` is in the folder of the records. ${otherwise}`)
  if (!mayReplace(out))
    throw new UserError(`\`${out}\` contains files that no build has made. ${otherwise}`)
  return out
}

/** Whether a folder is another one, or is somewhere below it, after following links. */
function isWithin(inner: string, outer: string): boolean {
  const path = relative(realPath(outer), realPath(inner))
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** The real path of a file or folder whose last parts may not exist yet. */
function realPath(path: string): string {
  const existing = existingPart(path)
  return join(realpathSync(existing), relative(existing, resolve(path)))
}

/** The longest part of a path that exists. */
const existingPart = (path: string): string =>
  existsSync(path) ? path : existingPart(dirname(resolve(path)))
