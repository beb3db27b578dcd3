import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT, compilePackage } from '../../../src/package/compile.ts'
import { COMPILED, toManifest } from '../../../src/package/package-manifest.ts'
import { run } from '../../generator/publish/osd.ts'

export interface Packed {
  /** A folder of its own, outside this project, with a space in its name. */
  readonly folder: string
  /** The package before it was packed. */
  readonly source: string
  readonly tarball: string
  remove(): void
}

/**
 * Makes the tarball of `npm pack`. In a folder of its own, because npm reads the package.json there, and other tests read that
 * of this project at the same time.
 */
export async function packProject(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'osd package '))
  const source = join(folder, 'source')
  mkdirSync(source)
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE'])
    cpSync(join(PROJECT, name), join(source, name))
  const project = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  writeFileSync(join(source, 'package.json'), JSON.stringify(toManifest(project)))
  await compilePackage(join(source, COMPILED))
  const { stdout, stderr, status } = await run('npm', ['pack', '--silent'], { cwd: source })
  if (status !== 0) throw new Error(stderr)
  return {
    folder,
    source,
    tarball: join(source, stdout.trim()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Installs from a tarball. It has no dependencies, so no registry is asked. */
export async function install(cwd: string, ...args: readonly string[]): Promise<void> {
  const { status, stderr } = await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--silent', ...args],
    { cwd },
  )
  if (status !== 0) throw new Error(`The package could not be installed: ${stderr}`)
}
