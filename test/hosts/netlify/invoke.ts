import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Invocation, Stage } from './routes.ts'

/** Production waits this long for a function's first byte. */
const timeout = 40_000

/**
 * Sends a request with its body to the functions in Deno, and returns their answer. `host` is
 * the host of the site; `passthrough` is a token that marks requests that the functions send on.
 */
export async function invoke(
  request: IncomingMessage,
  response: ServerResponse,
  {
    port,
    ...destination
  }: { port: number; host: string; passthrough: string; stage: Stage; invocation: Invocation },
): Promise<void> {
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    const forwarded = httpRequest(
      {
        host: '127.0.0.1',
        port,
        timeout,
        method: request.method,
        path: request.url,
        headers: { ...outerHeaders(request.headers), ...netlifyHeaders(destination) },
      },
      answered,
    )
    forwarded.on('timeout', () => forwarded.destroy(new Error('The edge function timed out.')))
    forwarded.on('error', failed)
    request.pipe(forwarded)
  })
  if (answer.headers['x-nf-uncaught-error']) {
    // Production shows a page of its own here. Only the status is certain.
    answer.resume()
    response.writeHead(500, { 'content-type': 'text/plain' }).end('The edge function failed.')
    return
  }
  response.writeHead(answer.statusCode ?? 502, outerHeaders(answer.headers))
  await pipeline(answer, response)
}

/** Headers without those of a single connection, and without Netlify's internal ones. */
export function outerHeaders<T extends IncomingMessage['headers']>(headers: T): T {
  const inner = /^(x-nf-|connection$|keep-alive$|transfer-encoding$|upgrade$)/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !inner.test(name))) as T
}

/** What the bootstrap needs to know, in the headers that Netlify's development server uses. */
function netlifyHeaders({
  host,
  passthrough,
  stage,
  invocation,
}: {
  host: string
  passthrough: string
  stage: Stage
  invocation: Invocation
}): Record<string, string> {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
  return {
    host,
    // Otherwise Deno would compress, and weaken ETags. Between Netlify's CDN and the functions,
    // nothing does.
    'accept-encoding': 'identity',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http:',
    'x-nf-client-connection-ip': '127.0.0.1',
    'x-nf-deploy-context': 'production',
    'x-nf-deploy-id': '0',
    'x-nf-deploy-published': '1',
    'x-nf-edge-functions': invocation.names.join(','),
    'x-nf-edge-functions-metadata': invocation.metadata,
    'x-nf-geo': encode({}),
    'x-nf-passthrough': passthrough,
    'x-nf-passthrough-host': host,
    'x-nf-passthrough-proto': 'http:',
    'x-nf-request-id': randomUUID(),
    'x-nf-site-info': encode({ id: '0', name: 'local', url: `http://${host}` }),
    ...(stage === 'after-cache' && { 'x-nf-edge-function-cache': 'manual' }),
  }
}
