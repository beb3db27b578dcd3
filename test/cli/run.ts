import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../src/osd.mjs', import.meta.url))

/** What a program has printed, and how it ended. */
export interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs `osd` to its end. */
export const osd = (args: readonly string[], options: RunOptions = {}): Promise<Run> =>
  startOsd(args, options).ended

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Run>
  /** What it has said so far. */
  readonly stderr: () => string
}

/** Starts `osd`. Nothing in the environment of the tests colours its output. */
export function startOsd(args: readonly string[], { cwd, env = {} }: RunOptions = {}): Running {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const ended = new Promise<Run>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout, stderr }))
  })
  return { child, ended, stderr: () => stderr }
}
