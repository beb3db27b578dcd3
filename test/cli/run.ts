import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { vi } from 'vitest'
import { main } from '../../src/cli/cli.ts'

// Whole builds take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const program = fileURLToPath(new URL('../../src/osd.mjs', import.meta.url))

/** The output and the exit status of a command. */
export interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command in this process. Runs wait for each other, because they share the folder, environment and output. */
export function osd(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const run = last.then(() => runHere(args, options))
  last = run.catch(() => {})
  return run
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Starts the process of esbuild, which all builds of this worker share, in the folder of the project. Started in the folder
 * of a test, it would find no file once that folder is deleted.
 */
let started: Promise<unknown> | undefined

async function runHere(args: readonly string[], { cwd, env }: RunOptions): Promise<Run> {
  await (started ??= transform(''))
  const before = { cwd: process.cwd(), env: process.env }
  const { PATH, HOME } = process.env
  const stdout = capture(process.stdout)
  const stderr = capture(process.stderr)
  process.env = { PATH, HOME, ...env }
  if (cwd) process.chdir(cwd)
  try {
    const status = await main(args)
    return { status, stdout: stdout.text, stderr: stderr.text }
  } finally {
    process.chdir(before.cwd)
    process.env = before.env
    stdout.stop()
    stderr.stop()
  }
}

function capture(stream: NodeJS.WriteStream) {
  const { write } = stream
  const captured = { text: '', stop: () => void (stream.write = write) }
  stream.write = (chunk: string | Uint8Array) => {
    captured.text += String(chunk)
    return true
  }
  return captured
}

/** Runs the program in a process of its own. For tests of the process itself: start, streams, signals. */
export const spawnOsd = (args: readonly string[], options: RunOptions = {}): Promise<Run> =>
  startOsd(args, options).ended

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Run>
  /** What it has printed so far. */
  readonly stderr: () => string
}

/** Starts the program in a process of its own, with the environment of the tests but for its colours. */
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
