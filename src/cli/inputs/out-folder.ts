import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { mayReplace } from '../../files/finished-build.ts'
import { UserError } from '../../command/command.ts'

/** The folder to build into, from the text of an option. It is replaced whole, so none that anybody needs for something else. */
export function toOut(out: string, content: string): string {
  const elsewhere = 'Name another folder with --out.'
  const there = firstThere(out)
  if (!statSync(there).isDirectory())
    throw new UserError(`\`${there}\` is a file. Name a folder with --out.`)
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(out))
    throw new UserError(`\`${out}\` is a link that leads nowhere. ${elsewhere}`)
  if (isWithin(content, out) || isWithin('.', out))
    throw new UserError(`\`${out}\` holds what the build is made from. ${elsewhere}`)
  if (isWithin(out, content)) throw new UserError(`\`${out}\` lies among the records. ${elsewhere}`)
  if (!mayReplace(out))
    throw new UserError(`\`${out}\` holds files that no build of ours has made. ${elsewhere}`)
  return out
}

/** Whether a folder is another one or lies somewhere in it, by whatever links. */
function isWithin(inner: string, outer: string): boolean {
  const way = relative(realPath(outer), realPath(inner))
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Where a path leads; the end of it need not be there yet. */
function realPath(path: string): string {
  const there = firstThere(path)
  return join(realpathSync(there), relative(there, resolve(path)))
}

/** A path as far as there is something. */
const firstThere = (path: string): string =>
  existsSync(path) ? path : firstThere(dirname(resolve(path)))
