import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { bringProgram, keepProgram } from './bring-program.ts'
import { NAME } from './installation.ts'

/**
 * Installs another version of the program in a repository with npm, and runs its update: the files that it writes are in it.
 * When either fails, package.json and package-lock.json are as they were. Returns the exit status of the update.
 */
export function updateTo(folder: string, asked: string): number {
  const restore = keep(folder, ['package.json', 'package-lock.json'])
  const before = programOf(folder)
  const spec = bringProgram(folder, asked)
  try {
    install(folder, spec)
    const status = runInstalled(folder)
    if (status !== EXIT.ok) restore()
    keepProgram(folder, status === EXIT.ok ? spec : before)
    return status
  } catch (error) {
    restore()
    keepProgram(folder, before)
    throw error
  }
}

function install(folder: string, spec: string): void {
  // With the name before it, an address or a file of another package cannot become a second dependency.
  const args = ['install', '--save-exact', '--no-audit', '--no-fund', `${NAME}@${spec}`]
  // On Windows npm is a shell script. The spec was validated and has no shell metacharacters.
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: isWindows })
  if (status !== 0) throw new UserError('`npm install` has failed. Nothing was changed.')
}

function runInstalled(folder: string): number {
  const home = join(folder, 'node_modules', NAME)
  const program = join(home, 'dist/package/lib/osd.mjs')
  if (!existsSync(program) || nameIn(home) !== NAME)
    throw new UserError(
      `The package at that address is not \`${NAME}\`. package.json is as it was; run \`npm install\` once.`,
    )
  const { status } = spawnSync(process.execPath, [program, 'init', '--update'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return status ?? EXIT.internal
}

/** The spec of the program in package.json. */
const programOf = (folder: string): string =>
  (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
  ).dependencies?.[NAME] ?? ''

const nameIn = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown }).name

/** Remembers files of a folder. The result writes them as they were. */
function keep(folder: string, names: readonly string[]): () => void {
  const files = names.map((name) => join(folder, name)).filter((file) => existsSync(file))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return () => files.forEach((file, i) => writeFileSync(file, texts[i]!))
}
