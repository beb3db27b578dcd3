import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { withTimeLimit } from '../../../src/io/http/abort.ts'
import { createHttpClient, failureCode } from '../../../src/io/http/client.ts'
import { MAX_BODY_BYTES, readBody } from '../../../src/io/http/read-body.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Starts a server and returns its origin and the number of connections so far. */
async function start(listener: RequestListener) {
  let connections = 0
  const server = createServer(listener)
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port, connections: () => connections }
}

const send = createHttpClient()
const never = new AbortController().signal

async function textAt(url: string): Promise<string | undefined> {
  const body = await readBody(await send(new Request(url)), never)
  return body && new TextDecoder().decode(body)
}

test('sends the headers of the request, and accepts compression', async () => {
  const { origin } = await start(({ headers }, response) =>
    response.end(`${headers['user-agent']}, ${headers['accept-encoding']}`),
  )
  const response = await send(new Request(origin, { headers: { 'user-agent': 'Test' } }))
  expect(new TextDecoder().decode(await readBody(response, never))).toBe('Test, gzip, deflate, br')
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['deflate, gzip', (text: string) => gzipSync(deflateSync(text))],
  ['identity', (text: string) => text],
])('decodes %s, and keeps the header', async (coding, encode) => {
  const { origin } = await start((_, response) =>
    response.writeHead(200, { 'content-encoding': coding }).end(encode('hello')),
  )
  const response = await send(new Request(origin))
  expect(response.headers.get('content-encoding')).toBe(coding)
  expect(new TextDecoder().decode(await readBody(response, never))).toBe('hello')
})

test('fails where a body is not compressed as its header says', async () => {
  const { origin } = await start((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('hello'),
  )
  await expect(textAt(origin)).rejects.toMatchObject({ code: 'Z_DATA_ERROR' })
})

test('fails where a body ends before its length', async () => {
  const { origin } = await start((_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setImmediate(() => response.destroy())
  })
  await expect(textAt(origin)).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('reads no more than 8 MiB', async () => {
  const { origin } = await start((_, response) => response.end(Buffer.alloc(MAX_BODY_BYTES + 1)))
  expect(await textAt(origin)).toBeUndefined()
})

test('returns a redirect and statuses that fetch refuses', async () => {
  const { origin } = await start(({ url }, response) =>
    response.writeHead(url === '/old' ? 302 : 999, { location: '/new' }).end(),
  )
  const redirect = await send(new Request(`${origin}/old`))
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/new'])
  expect((await send(new Request(`${origin}/new`))).status).toBe(999)
})

test('keeps connections open only where it should', async () => {
  const { origin, connections } = await start((_, response) => response.end('{}'))
  const keepAlive = createHttpClient({ keepAlive: true })
  for (let i = 0; i < 5; i++) await readBody(await keepAlive(new Request(origin)), never)
  expect(connections()).toBe(1)
  for (let i = 0; i < 5; i++) await textAt(origin)
  expect(connections()).toBe(6)
})

test.each(['127.0.0.1', 'localhost'])(
  'does not connect to %s where the policy forbids it',
  async (host) => {
    const { port, connections } = await start((_, response) => response.end())
    const refuse = createHttpClient({ mayConnect: () => false })
    const error = await refuse(new Request(`http://${host}:${port}/`)).catch((e: unknown) => e)
    expect(failureCode(error)).toBe('EFORBIDDEN')
    expect(connections()).toBe(0)
  },
)

test('ends with the reason of the signal', async () => {
  const { origin } = await start(() => undefined)
  const error = await withTimeLimit(20, (signal) => send(new Request(origin, { signal }))).catch(
    (e: unknown) => e,
  )
  expect(failureCode(error)).toBe('ETIMEDOUT')
})
