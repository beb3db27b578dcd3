import { type ExecFileException, execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

// Builds in other processes are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** The program, as a command and its first argument. */
export const OSD: readonly string[] = [
  process.execPath,
  fileURLToPath(new URL('../../../src/osd.mjs', import.meta.url)),
]

/** The result of a run of the program. */
export interface Run {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Shell commands to run first, such as `umask 077`. */
  readonly before?: string
  readonly cwd?: string
}

/** Runs the program as a user does, in another process without the environment of this one. */
export const runOsd = (
  args: readonly string[],
  { env = {}, before = ':', cwd }: RunOptions = {},
): Promise<Run> =>
  run('sh', ['-c', `${before}\nexec "$@"`, 'sh', ...OSD, ...args], {
    env,
    ...(cwd && { cwd }),
  })

/** Runs any program to its end. */
export function run(
  file: string,
  args: readonly string[],
  { env = {}, cwd }: Omit<RunOptions, 'before'> = {},
): Promise<Run> {
  const { PATH = '', HOME = '' } = process.env
  const options = { env: { PATH, HOME, ...env }, maxBuffer: 2 ** 26, ...(cwd && { cwd }) }
  return new Promise((resolve) => {
    execFile(file, args, options, (error: ExecFileException | null, stdout, stderr) => {
      const status = typeof error?.code === 'number' ? error.code : error ? -1 : 0
      resolve({ status, stdout, stderr })
    })
  })
}

/** The paths of all files in a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length))
    .sort()

/** Every file in a folder, with a hash of its content. */
export const hashesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesIn(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  )
