import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { StaticHandler } from '@netlify/static'

interface SiteFile {
  body: Buffer
  headers: Headers
}

/**
 * The last stages of Netlify: redirects and rewrites, files, and a 404 for the rest. Made of
 * Netlify's packages and the rules of its netlify.toml and of the build. Where those packages fall short of
 * production, a comment says how.
 */
export function createStaticSite({
  siteDir,
  configFile,
}: {
  siteDir: string
  configFile: string
}): (request: Request) => Promise<Response> {
  const files = new StaticHandler({ directory: siteDir })
  const redirects = new RedirectsHandler({
    configPath: configFile,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: siteDir,
    publicDir: siteDir,
  })
  const headers = new HeadersHandler({
    configPath: configFile,
    projectDir: siteDir,
    publishDir: siteDir,
    logger: { log: refuse, warn: refuse, error: refuse },
  })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405 })
    }
    const { status, file } = await resolve(request)
    if (file === undefined) return new Response('Not Found', { status })
    if (file instanceof Response) return file

    // Rules apply to the requested path. @netlify/dev applies them to the target of
    // a rewrite, and the documentation does not say; the build's rules give the same answer
    // both ways.
    await headers.apply(request, undefined, (name, value) => file.headers.set(name, value))
    return respond(request, status, file)
  }

  async function resolve(
    request: Request,
  ): Promise<{ status: number; file?: SiteFile | Response | undefined }> {
    const match = await redirects.match(request).catch(malformedPath)
    if (match === 'malformed') return { status: 400 }
    if (!match?.force) {
      const file = await find(request.url)
      if (file) return { status: 200, file }
    }
    if (match?.redirect) {
      return { status: match.statusCode, file: Response.redirect(match.target, match.statusCode) }
    }
    if (match) {
      // RedirectsHandler.handle() of 3.1.10 would answer 200 whatever status the rule has.
      const file = await find(match.target)
      if (file) return { status: match.statusCode, file }
    }
    // A rule whose target is missing ends here too; production does not try later rules.
    // https://answers.netlify.com/t/73530
    return { status: 404, file: await find(new URL('/404.html', request.url)) }
  }

  async function find(url: string | URL): Promise<SiteFile | undefined> {
    const found = await files.match(new Request(url))
    if (!found) return undefined
    const response = await found.handle()
    // @netlify/static gives a file without extension no type; in production it is binary.
    if (!response.headers.has('content-type')) {
      response.headers.set('content-type', 'application/octet-stream')
    }
    return { body: Buffer.from(await response.arrayBuffer()), headers: response.headers }
  }
}

/**
 * ETags and compression, which @netlify/static leaves to the CDN. Production's ETag is a hash
 * of the content with the suffix -ssl, and -ssl-df once more when the body is compressed.
 * https://answers.netlify.com/t/37852
 */
function respond(request: Request, status: number, { body, headers }: SiteFile): Response {
  const compressible = /json|text|xml|javascript/.test(headers.get('content-type') ?? '')
  const compressed = compressible && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const hash = createHash('md5').update(body).digest('hex')
  const etag = `"${hash}-ssl${compressed ? '-df' : ''}"`
  headers.set('etag', etag)
  if (compressible) headers.append('vary', 'Accept-Encoding')

  if (status === 200 && includesTag(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const payload = compressed ? gzipSync(body, { level: 1 }) : body
  if (compressed) headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(payload.length))
  return new Response(request.method === 'HEAD' ? null : Uint8Array.from(payload), {
    status,
    headers,
  })
}

function includesTag(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

function malformedPath(error: unknown): 'malformed' {
  if (error instanceof URIError) return 'malformed'
  throw error
}

function refuse(message?: string): never {
  throw new Error(message)
}
