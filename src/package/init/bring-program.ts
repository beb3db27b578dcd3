import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { UserError } from '../../io/command/errors.ts'
import { ROOT } from './installation.ts'
import { isLocal } from './package-spec.ts'

/** The folder of a publisher's repository with the program, where no public address has it. */
const FOLDER = 'program'

/**
 * Copies the package file that a spec names into a repository, so that every clone of it can be installed. Returns the spec of the
 * copy; a spec with a web address or a version stays. Throws UserError for a file that does not exist.
 */
export function bringProgram(folder: string, spec: string): string {
  if (!isLocal(spec)) return spec
  const from = resolve(folder, spec.slice('file:'.length))
  if (!existsSync(from)) throw new UserError(`There is no file \`${from}\`. Nothing was written.`)
  const path = `${FOLDER}/${basename(from)}`
  const to = resolve(folder, path)
  mkdirSync(join(folder, FOLDER), { recursive: true })
  if (to !== from) copyFileSync(from, to)
  return `file:${path}`
}

/** Deletes the copies of the program in a repository but for that of a spec. */
export function keepProgram(folder: string, spec: string): void {
  const home = join(folder, FOLDER)
  const kept = isLocal(spec) ? basename(spec) : undefined
  for (const name of existsSync(home) ? readdirSync(home) : [])
    if (name.endsWith('.tgz') && name !== kept) rmSync(join(home, name))
}

/** Packs these sources, and returns the path of the file in a folder for temporary files. */
export function packSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'osd-pack-'))
  const args = ['pack', '--silent', '--pack-destination', folder]
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  })
  const [name] = readdirSync(folder)
  if (status !== 0 || name === undefined) throw new UserError('`npm pack` has failed.')
  return join(folder, name)
}
