import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { find, type Manifest } from '@netlify/edge-bundler'
import { startDeno, type DenoProcess } from './deno.ts'
import { invoke, outerHeaders } from './invoke.ts'
import { createRoutes, findInvocation, type Stage } from './routes.ts'
import { createStaticSite } from './static-site.ts'

const projectDir = fileURLToPath(new URL('../../..', import.meta.url))

/** The folders of a site. The defaults are below `root`; the rules are those of the build and our netlify.toml. */
export interface NetlifyOptions {
  root?: string
  siteDir?: string
  functionsDir?: string
  configFile?: string
  /** Calls the functions without Netlify's bootstrap, to measure its cost. */
  bare?: boolean
  /** The variables that the publisher has set for functions. */
  env?: Readonly<Record<string, string>>
  /** The port on localhost; a free one by default. */
  port?: number
  /** Caches the answer to each file request, as the CDN does. Otherwise this server competes with the functions for the CPU's caches. */
  cacheFiles?: boolean
}

interface Traffic {
  readonly requests: number
  readonly bytes: number
  readonly paths: readonly string[]
}

/** A site on localhost that behaves like a deploy. */
export interface Netlify {
  origin: string
  manifest: Manifest
  /** The process that runs the functions. */
  deno(): DenoProcess
  /** The requests for files so far, of the functions and of other clients. */
  traffic: { reset(): void; read(): Traffic }
  /** Replaces the process by a fresh one. The origin stays. */
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Serves a build as Netlify does. A request passes these stages until one answers it:
 *
 *   functions without cache → functions with `cache: 'manual'` → redirects, rewrites → files → 404
 *
 * A function that returns nothing, or calls context.next(), passes the request to the next stage. Its own fetches start at
 * the first stage. Not simulated: the CDN's cache and Netlify-Vary, the CPU limit, case-insensitive paths.
 */
export async function startNetlify(options: NetlifyOptions = {}): Promise<Netlify> {
  const root = resolve(options.root ?? projectDir)
  const functions = await findFunctions(options.functionsDir ?? join(root, 'dist/edge'))
  const staticSite = createStaticSite({
    siteDir: resolve(options.siteDir ?? join(root, 'dist/site')),
    configFile: resolve(options.configFile ?? join(projectDir, 'netlify.toml')),
  })
  const readFile = options.cacheFiles ? cached(staticSite) : whole(staticSite)
  const start = () => startDeno({ functions, bare: options.bare ?? false, env: options.env ?? {} })
  let deno = await start()
  const manifest = await manifestOf(deno)
  const secret = randomUUID()
  let traffic: Traffic = { requests: 0, bytes: 0, paths: [] }
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
      response.end(String(error))
    })
  })
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`

  return {
    origin,
    manifest,
    deno: () => deno,
    traffic: {
      reset: () => (traffic = { requests: 0, bytes: 0, paths: [] }),
      read: () => traffic,
    },
    restart: async () => {
      await deno.close()
      deno = await start()
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await deno.close()
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const { pathname } = new URL(request.url ?? '/', origin)
    for (const stage of stagesAhead(headers['x-nf-passthrough'])) {
      const invocation = findInvocation(manifest, stage, { method, pathname, headers })
      if (!invocation) continue
      const passthrough = `${stage} ${secret}`
      return invoke(request, response, { port: deno.port, host, passthrough, stage, invocation })
    }
    await answerStatically(request, response)
  }

  /** The bootstrap passes a request on with this token. A request without it starts at the first stage. */
  function stagesAhead(passthrough: string | string[] | undefined): Stage[] {
    if (passthrough === `after-cache ${secret}`) return []
    if (passthrough === `before-cache ${secret}`) return ['after-cache']
    return ['before-cache', 'after-cache']
  }

  async function answerStatically(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    request.resume()
    const answer = await readFile({
      url: new URL(url, origin).href,
      // Request refuses some methods by name, and to files all but two are the same.
      method: method === 'GET' || method === 'HEAD' ? method : 'POST',
      headers: outerHeaders(headers) as Record<string, string>,
    })
    response.writeHead(answer.status, answer.headers)
    traffic = {
      requests: traffic.requests + 1,
      bytes: traffic.bytes + answer.body.length,
      paths: [...traffic.paths, url],
    }
    response.end(answer.body)
  }
}

interface Asked {
  url: string
  method: string
  headers: Record<string, string>
}

interface FileAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Reads a whole answer. */
function whole(site: (request: Request) => Promise<Response>) {
  return async ({ url, method, headers }: Asked): Promise<FileAnswer> => {
    const answer = await site(new Request(url, { method, headers }))
    const body = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
  }
}

/** Caches the answer to each request. Files do not change while they are served. */
function cached(site: (request: Request) => Promise<Response>) {
  const read = whole(site)
  const answers = new Map<string, Promise<FileAnswer>>()
  return (asked: Asked): Promise<FileAnswer> => {
    const { url, method, headers } = asked
    const key = [method, url, headers['accept-encoding'], headers['if-none-match']].join('\n')
    const answer = answers.get(key) ?? read(asked)
    answers.set(key, answer)
    return answer
  }
}

async function findFunctions(folder: string): Promise<Record<string, string>> {
  const functions = await find([resolve(folder)])
  return Object.fromEntries(functions.map(({ name, path }) => [name, path]))
}

async function manifestOf(deno: DenoProcess): Promise<Manifest> {
  try {
    return createRoutes(deno.configs)
  } catch (error) {
    await deno.close()
    throw error
  }
}
