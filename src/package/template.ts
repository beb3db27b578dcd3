import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { MANAGED } from './init/managed-files.ts'

/** Files that are the same in this project and in a publisher's repository, relative to the project. */
const SHARED = [...MANAGED.filter((path) => path !== '.gitignore'), 'content']

/**
 * Copies the files that `osd init` starts from. They are the very files that this project uses, so that its tests test them
 * and there is one copy of each. npm leaves out files named .gitignore, so that one has another name here.
 */
export function copyTemplate(project: string, out: string): void {
  for (const path of SHARED) cpSync(join(project, path), join(out, path), { recursive: true })
  cpSync(join(project, 'src/package/init/example'), join(out, 'example'), { recursive: true })
  cpSync(join(project, '.gitignore'), join(out, 'gitignore'))
}
