import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MANIFEST } from '../../feed/paths.ts'

/** The folders of a finished build, in its output folder: the published files and the bundled edge functions. */
export const SITE = 'site'
export const EDGE = 'edge'
/** Where the program itself is compiled, in the default output folder. */
export const PACKAGE = 'package'

/** Whether a build may write into a folder: one that does not exist, is empty, or holds an earlier build or the compiled program. */
export function mayReplace(out: string): boolean {
  const folder = resolve(out)
  const isFree = !existsSync(folder) || readdirSync(folder).every((name) => name === PACKAGE)
  return isFree || existsSync(join(folder, SITE, MANIFEST))
}
