import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { UserError } from '../../io/command/errors.ts'
import { composePackageJson } from './compose-repository.ts'
import { NAME, readInstallation, ROOT } from './installation.ts'
import { composeManaged } from './managed-files.ts'
import { composeReadme } from './readme.ts'
import { withTimesOf, writeRecord } from './record-of-init.ts'
import { replaceText } from './write-files.ts'

/** Files of the program, which a copy of the project has and a publisher's repository does not need. */
const PROGRAM = [
  ...['src', 'test', 'tsconfig.json', 'package-lock.json', 'CHANGELOG.md'],
  '.github/workflows/program.yml',
]

export interface Left {
  readonly deleted: readonly string[]
  /** Files that now have the text of this version. */
  readonly replaced: readonly string[]
}

/**
 * Turns a copy of the whole project into a directory of its own, which depends on the program. The records stay as they are.
 * Everything else is in git, which must have no changes that are not committed, so that nothing is lost.
 */
export function leaveCopy(
  folder: string,
  { spec, branch }: { spec: string; branch: string },
): Left {
  refuseUnlessCopy(folder)
  const deleted = PROGRAM.filter((path) => existsSync(join(folder, path)))
  for (const path of deleted) rmSync(join(folder, path), { recursive: true })
  const { title = '', publisher } = settingsIn(folder)
  const managed = new Map(
    [...composeManaged(branch)].map(([path, text]) => [
      path,
      withTimesOf(textOf(folder, path), text),
    ]),
  )
  const files = new Map([...managed, ['package.json', composePackageJson(title, spec)]])
  if (textOf(folder, 'README.md').startsWith('# Open Service Directory\n'))
    files.set(
      'README.md',
      composeReadme({ title, branch, ...publisher, publisher: publisher?.name ?? '' }),
    )
  const replaced = [...files].filter(([path, text]) => textOf(folder, path) !== text)
  for (const [path, text] of replaced) replaceText(join(folder, path), text)
  writeRecord(folder, { version: readInstallation().version, branch }, managed)
  return { deleted, replaced: replaced.map(([path]) => path) }
}

function refuseUnlessCopy(folder: string): void {
  const isCopy =
    existsSync(join(folder, 'src/osd.mjs')) &&
    existsSync(join(folder, 'content/directory.yaml')) &&
    new RegExp(`"name": "${NAME}"`).test(textOf(folder, 'package.json'))
  if (!isCopy)
    throw new UserError(
      'This is not a copy of the whole project. `osd init FOLDER` makes a new directory.',
    )
  if (realpathSync(folder) === realpathSync(ROOT))
    throw new UserError(
      'This would delete the program that is running. Run it from the package: `npx --package=FILE osd init --here`.',
    )
  if (changesIn(folder) !== '')
    throw new UserError('Commit your changes in git first, so that nothing can be lost.')
}

function changesIn(folder: string): string {
  try {
    return execFileSync('git', ['status', '--porcelain'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch {
    throw new UserError('This copy is not in git. Commit it first, so that nothing can be lost.')
  }
}

interface CopySettings {
  readonly title?: string
  readonly publisher?: { readonly name?: string; readonly url?: string; readonly email?: string }
}
const settingsIn = (folder: string) =>
  parse(textOf(folder, 'content/directory.yaml')) as CopySettings

const textOf = (folder: string, path: string): string =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : ''
