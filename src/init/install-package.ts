import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../command/errors.ts'
import { NAME } from './installation.ts'

/** Installs another version of the program in a repository with npm, which writes package.json and package-lock.json. */
export function installPackage(folder: string, spec: string): void {
  const args = [
    'install',
    '--save-exact',
    '--no-audit',
    '--no-fund',
    isName(spec) ? `${NAME}@${spec}` : spec,
  ]
  // On Windows npm is a script of the shell. A spec is checked before, and has no characters of the shell.
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: isWindows })
  if (status !== 0) throw new UserError(`\`npm install\` has failed. Nothing else was changed.`)
}

/** Runs the update of the version that is installed now; the files it writes are in it. Returns its exit status. */
export function runInstalled(folder: string): number {
  const program = join(folder, 'node_modules', NAME, 'dist/package/lib/osd.mjs')
  if (!existsSync(program)) throw new UserError(`The package at that address is not \`${NAME}\`.`)
  const { status } = spawnSync(process.execPath, [program, 'init', '--update'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return status ?? 70
}

const isName = (spec: string) => /^[\^~]?\d/.test(spec)
