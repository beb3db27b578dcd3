/**
 * The program that Deno runs: edge functions under Netlify's own bootstrap or bare, one process for
 * many requests.
 *
 *   arguments   JSON of HostArguments
 *   stdout      first line: the port; afterwards whatever the functions print
 *   stdin       closes when the parent ends, however it ends, and so does this program
 *   HTTP        method HOSTINFO: the loaded functions and the CPU time so far;
 *               any other: a request for the functions
 */

import process from 'node:process'
import type { HostArguments, HostInfo } from './deno.ts'

/** The part of Deno that this program uses, instead of all of Deno's types. */
declare const Deno: {
  args: string[]
  exit(code: number): never
  stdin: { readable: AsyncIterable<Uint8Array> }
  serve(
    options: { hostname: string; port: number; onListen(address: { port: number }): void },
    handler: (request: Request) => Promise<Response>,
  ): unknown
}

type EdgeFunction = (request: Request, context: unknown) => unknown

interface Bootstrap {
  handleRequest(request: Request, functions: Record<string, EdgeFunction>): Promise<Response>
}

const hostArguments = JSON.parse(Deno.args[0] ?? '') as HostArguments
const loading = load(hostArguments)

Deno.serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(port) },
  async (request) => {
    const { bootstrap, functions, configs, error } = await loading
    if (request.method === 'HOSTINFO') {
      return Response.json({ configs, error, cpu: cpuUsed() } satisfies HostInfo)
    }
    if (bootstrap) return bootstrap.handleRequest(request, functions)
    const [name = ''] = request.headers.get('x-nf-edge-functions')?.split(',') ?? []
    return (await functions[name]?.(request, {})) as Response
  },
)

dieWithParent()

async function load({ bootstrap: url, functions: urls }: HostArguments) {
  const bootstrap = url === undefined ? undefined : ((await import(url)) as Bootstrap)
  const functions: Record<string, EdgeFunction> = {}
  const configs: Record<string, object> = {}
  let error: string | undefined
  for (const [name, functionUrl] of Object.entries(urls)) {
    try {
      const module = (await import(functionUrl)) as { default: EdgeFunction; config?: object }
      functions[name] = module.default
      configs[name] = module.config ?? {}
    } catch (problem) {
      error ??= `${name}: ${problem instanceof Error ? problem.stack : String(problem)}`
    }
  }
  return { bootstrap, functions, configs, error }
}

function cpuUsed(): HostInfo['cpu'] {
  const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
  // The types are those of Node 20, which has no threadCpuUsage. Deno has it.
  const { threadCpuUsage } = process as unknown as { threadCpuUsage(): NodeJS.CpuUsage }
  return { process: milliseconds(process.cpuUsage()), thread: milliseconds(threadCpuUsage()) }
}

async function dieWithParent() {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}
