import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FunctionConfig } from '@netlify/edge-bundler'

const require = createRequire(import.meta.url)
const hostFile = fileURLToPath(new URL('./deno-host.ts', import.meta.url))
// The package does not export this file.
const bootstrapFile = fileURLToPath(
  new URL(
    '../../../node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs',
    import.meta.url,
  ),
)

/** The arguments of the program in Deno: the URLs of Netlify's bootstrap, unless it is left out, and of the functions, by name. */
export interface HostArguments {
  bootstrap?: string
  functions: Record<string, string>
}

/** The state of the program in Deno. CPU times are in milliseconds since it started. */
export interface HostInfo {
  configs: Record<string, FunctionConfig>
  error?: string | undefined
  cpu: { process: number; thread: number }
}

/** A running Deno that serves edge functions. It needs Netlify's x-nf headers on requests. */
export interface DenoProcess {
  port: number
  pid: number
  /** The `config` export of each function. */
  configs: Record<string, FunctionConfig>
  /** CPU time so far: of the process with all its threads, and of the thread that runs the functions. */
  cpu(): Promise<HostInfo['cpu']>
  /** All output so far, of the functions and the bootstrap. */
  output(): string
  close(): Promise<void>
}

/** The Deno binary of the npm package. */
export function denoBinary(): string {
  const { runInstall } = require('deno/install_api.cjs') as { runInstall(): string }
  return runInstall()
}

/**
 * Starts a Deno process and loads functions into it: `functions` maps names to files. The process can reach only 127.0.0.1,
 * can read only the functions' folders, and ends with its parent. `env` is what the publisher has set on the host. With `bare`, the first function is called directly, without
 * Netlify's bootstrap.
 */
export async function startDeno({
  functions,
  bare = false,
  env = {},
}: {
  functions: Record<string, string>
  bare?: boolean
  env?: Readonly<Record<string, string>>
}): Promise<DenoProcess> {
  const files = Object.entries(functions)
  const hostArguments: HostArguments = {
    ...(!bare && { bootstrap: pathToFileURL(bootstrapFile).href }),
    functions: Object.fromEntries(files.map(([name, file]) => [name, pathToFileURL(file).href])),
  }
  const readable = [bootstrapFile, ...files.map(([, file]) => file)].map((file) => dirname(file))
  // prettier-ignore
  const flags = [
    'run', '--quiet', '--no-prompt', '--no-remote', '--no-npm', '--no-config', '--no-lock',
    // Without V8's code cache every start is cold.
    '--no-code-cache', '--allow-env', '--allow-net=127.0.0.1',
    `--allow-read=${[...new Set(readable)].join(',')}`,
  ]
  const child = spawn(denoBinary(), [...flags, hostFile, JSON.stringify(hostArguments)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      DENO_DIR: join(tmpdir(), 'osd-deno-dir'),
      DENO_NO_PACKAGE_JSON: '1',
      DENO_NO_UPDATE_CHECK: '1',
      DENO_REGION: 'local',
      NO_COLOR: '1',
      TZ: 'UTC',
      ...env,
    },
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdout.on('data', (chunk) => (output += chunk))
  const close = () => end(child)

  try {
    const port = await firstLine(child, () => output)
    const { configs, error } = await hostInfo(port)
    if (error) throw new Error(`An edge function could not be loaded. ${error}`)
    return {
      port,
      pid: child.pid!,
      configs,
      cpu: async () => (await hostInfo(port)).cpu,
      output: () => output.slice(output.indexOf('\n') + 1),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function hostInfo(port: number): Promise<HostInfo> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'HOSTINFO' })
  return (await response.json()) as HostInfo
}

function firstLine(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, port] = /^(\d+)\n/m.exec(output()) ?? []
      if (port) resolve(Number(port))
    }
    child.stdout!.on('data', look)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`Deno ended with status ${code}. ${output()}`)))
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
