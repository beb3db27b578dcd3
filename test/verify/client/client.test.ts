import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, test } from 'vitest'
import {
  type Handler,
  type RunningServer,
  startServer,
} from '../../../src/hosts/node/node-server.ts'
import { type Send, createHttpClient } from '../../../src/io/http/client.ts'
import { MAX_BODY_BYTES } from '../../../src/io/http/read-body.ts'
import { type ClientOptions, USER_AGENT, createClient } from '../../../src/verify/client/client.ts'
import { MAX_VALUES } from '../../../src/verify/client/limits.ts'

const json = (body: unknown, init?: ResponseInit) => Promise.resolve(Response.json(body, init))
const redirect = (location: string) =>
  Promise.resolve(new Response(null, { status: 302, headers: { location } }))
const URL_A = 'http://localhost/a'

/** A client whose pauses are recorded instead of waited for. */
function createImpatient(send: Send, options: ClientOptions = {}) {
  const waits: number[] = []
  const wait = (ms: number) => Promise.resolve(void waits.push(ms))
  return { ask: createClient(send, { wait, ...options }), waits }
}

test('says who sends the request', async () => {
  const ask = createClient(({ headers }) => json({ agent: headers.get('user-agent') }))
  expect(await ask(URL_A)).toMatchObject({ status: 200, json: { agent: USER_AGENT } })
})

test('sends no more requests at a time than it may', async () => {
  let [running, most] = [0, 0]
  const send: Send = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    return Response.json({})
  }
  const ask = createClient(send, { parallel: 2 })
  await Promise.all(Array.from({ length: 9 }, (_, i) => ask(`http://localhost/${i}`)))
  expect(most).toBe(2)
})

test.each([429, 503])('waits as long as Retry-After says after a %d', async (status) => {
  let requests = 0
  const { ask, waits } = createImpatient(() =>
    ++requests < 3 ? json({}, { status, headers: { 'retry-after': '7' } }) : json({}),
  )
  expect(await ask(URL_A)).toMatchObject({ status: 200 })
  expect(waits).toEqual([7000, 7000])
})

const NOW = Date.parse('2026-10-20T12:00:00Z')

test.each([
  ['600', 600_000],
  ['Tue, 20 Oct 2026 12:00:09 GMT', 9000],
  ['soon', 1000],
])('waits after Retry-After: %s for %d ms', async (retryAfter, ms) => {
  let requests = 0
  const { ask, waits } = createImpatient(
    () => json({}, ++requests === 1 ? { status: 429, headers: { 'retry-after': retryAfter } } : {}),
    { clock: () => NOW },
  )
  expect(await ask(URL_A)).toMatchObject({ status: 200 })
  expect(waits).toEqual([ms])
})

test.each(['601', '86400', 'Tue, 20 Oct 2027 11:00:00 GMT'])(
  'does not try again where Retry-After: %s is too long to wait',
  async (retryAfter) => {
    let requests = 0
    const { ask, waits } = createImpatient(
      () => {
        requests++
        return json({}, { status: 503, headers: { 'retry-after': retryAfter } })
      },
      { clock: () => NOW },
    )
    expect(await ask(URL_A)).toMatchObject({ status: 503 })
    expect(requests).toBe(1)
    expect(waits).toEqual([])
  },
)

test('sends no request at all during a pause', async () => {
  const paths: string[] = []
  const waits: (() => void)[] = []
  const send: Send = ({ url }) => {
    paths.push(new URL(url).pathname)
    return paths.length === 1 ? json({}, { status: 429 }) : json({})
  }
  const wait = () => new Promise<void>((resolve) => waits.push(resolve))
  const ask = createClient(send, { wait })
  const first = ask('http://localhost/a')
  while (waits.length === 0) await new Promise((resolve) => setImmediate(resolve))
  const second = ask('http://localhost/b')
  await new Promise((resolve) => setImmediate(resolve))
  expect(paths).toEqual(['/a'])
  for (const end of waits) end()
  await Promise.all([first, second])
  expect(paths.toSorted()).toEqual(['/a', '/a', '/b'])
})

test('waits no longer than ten minutes in all', async () => {
  const { ask, waits } = createImpatient(() =>
    json({}, { status: 429, headers: { 'retry-after': '60' } }),
  )
  for (let i = 0; i < 9; i++)
    expect(await ask(`http://localhost/${i}`)).toMatchObject({ status: 429 })
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(600_000)
})

test('waits longer each time without Retry-After, and gives up', async () => {
  const { ask, waits } = createImpatient(() => json({}, { status: 503 }))
  expect(await ask(URL_A)).toMatchObject({ status: 503 })
  expect(waits).toEqual([1000, 2000, 4000])
})

/** A client of a feed that responds with this many values, and at `/few` with none. */
const askForValues = (values: number, maxValues?: number) => {
  const body = `[${'0,'.repeat(values - 2)}0]`
  const send: Send = ({ url }) => Promise.resolve(new Response(url.endsWith('/few') ? '[]' : body))
  return createClient(send, { ...(maxValues && { maxValues }) })
}

test('refuses a response of more than a million values', async () => {
  const ask = askForValues(MAX_VALUES + 1)
  expect(await ask('http://localhost/a')).toMatchObject({ kind: 'failed', why: 'too-many' })
  expect(await ask('http://localhost/few')).toMatchObject({ status: 200, json: [] })
  expect(await askForValues(MAX_VALUES)('http://localhost/a')).toMatchObject({ status: 200 })
})

test('sends no more requests when all responses have too many values', async () => {
  const ask = askForValues(100, 250)
  expect(await ask('http://localhost/a')).toMatchObject({ status: 200 })
  expect(await ask('http://localhost/b')).toMatchObject({ status: 200 })
  expect(await ask('http://localhost/c')).toMatchObject({ kind: 'failed', why: 'too-much' })
  expect(await ask('http://localhost/few')).toMatchObject({ why: 'not-sent' })
})

test('sends no more requests of a group when three in a row fail', async () => {
  let requests = 0
  const send: Send = ({ url }) => {
    requests++
    return url.endsWith('/good')
      ? json({})
      : Promise.reject(new DOMException('Too late.', 'TimeoutError'))
  }
  const ask = createClient(send)
  const whys: unknown[] = []
  for (let i = 0; i < 5; i++) {
    const reply = await ask(`http://localhost/${i}`, { kind: 'slow' })
    whys.push(reply.kind === 'failed' && reply.why)
  }
  expect(whys).toEqual(['timeout', 'timeout', 'timeout', 'not-sent', 'not-sent'])
  expect(await ask('http://localhost/good', { kind: 'fast' })).toMatchObject({ status: 200 })
  expect(requests).toBe(4)
})

test('follows a redirect on the same host, and records it', async () => {
  const ask = createClient(({ url }) =>
    new URL(url).pathname === '/' ? redirect('/there') : json({ url }),
  )
  const to = 'http://localhost/there'
  expect(await ask('http://localhost/')).toMatchObject({ status: 200, hops: [{ status: 302, to }] })
})

test('does not follow a redirect in circles', async () => {
  const ask = createClient(() => redirect('/'))
  expect(await ask('http://localhost/')).toMatchObject({ kind: 'failed', why: 'redirect' })
})

test('a host whose name begins like that of the feed is another host', async () => {
  const detail = 'http://localhost.example.org/'
  const ask = createClient(() => redirect(detail))
  expect(await ask('http://localhost/')).toMatchObject({ why: 'redirect', detail })
})

// Over HTTP.

/** Runs a test against a real server. */
async function against(handler: Handler, run: (server: RunningServer) => Promise<void>) {
  const server = await startServer(handler, { port: 0 })
  try {
    await run(server)
  } finally {
    await server.close()
  }
}

const overHttp = (options: ClientOptions = {}) =>
  createClient(createHttpClient({ keepAlive: true }), options)

test('follows a redirect to another host only where it may', () =>
  against(
    () => json({ there: true }),
    (there) =>
      against(
        () => redirect(there.origin),
        async ({ origin }) => {
          expect(await overHttp()(origin)).toMatchObject({ kind: 'failed', why: 'redirect' })
          expect(await overHttp({ anyHost: true })(origin)).toMatchObject({ json: { there: true } })
        },
      ),
  ))

test('ends a request without a response', () =>
  against(
    () => new Promise(() => {}),
    async ({ origin }) => {
      const reply = await overHttp({ timeout: 50 })(origin)
      expect(reply).toMatchObject({ kind: 'failed', why: 'timeout' })
    },
  ))

test('ends a response that stops in the middle', () =>
  against(
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) })),
      ),
    async ({ origin }) => {
      const reply = await overHttp({ timeout: 100 })(origin)
      expect(reply).toMatchObject({ kind: 'failed', why: 'timeout' })
    },
  ))

test('reads no more than 8 MiB', () =>
  against(
    () => Promise.resolve(new Response(new Uint8Array(MAX_BODY_BYTES + 1))),
    async ({ origin }) => {
      expect(await overHttp()(origin)).toMatchObject({ kind: 'failed', why: 'too-large' })
    },
  ))

test('says that a connection was refused', async () => {
  const server = await startServer(() => json({}), { port: 0 })
  await server.close()
  const detail = 'the connection was refused'
  expect(await overHttp()(server.origin)).toMatchObject({ why: 'unreachable', detail })
})

/** Runs a test against a server that closes the connection where it has no body to send. */
async function onSockets(
  bodyOf: (requests: number) => string | undefined,
  run: (origin: string, connections: () => number) => Promise<void>,
): Promise<void> {
  let [requests, connections] = [0, 0]
  const server = createServer((request, response) => {
    const body = bodyOf(++requests)
    if (body === undefined) request.socket.destroy()
    else response.end(body)
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    await run(`http://127.0.0.1:${port}`, () => connections)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test('keeps its connections open', () =>
  onSockets(
    () => '{}',
    async (origin, connections) => {
      const ask = overHttp()
      await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`${origin}/${i}`)))
      expect(connections()).toBeLessThan(10)
    },
  ))

test('tries once more when the connection to a server that has responded before breaks off', async () => {
  const waits: number[] = []
  await onSockets(
    (requests) => (requests === 2 ? undefined : '{}'),
    async (origin) => {
      const ask = overHttp({ wait: (ms) => Promise.resolve(void waits.push(ms)) })
      expect(await ask(`${origin}/a`)).toMatchObject({ status: 200 })
      expect(await ask(`${origin}/b`)).toMatchObject({ status: 200 })
    },
  )
  expect(waits).toEqual([1000])
})

test('says that a connection broke off', () =>
  onSockets(
    () => undefined,
    async (origin) => {
      const detail = 'the connection broke off'
      expect(await overHttp()(origin)).toMatchObject({ why: 'unreachable', detail })
    },
  ))

test.each([
  ['compression', { headers: { 'content-encoding': 'gzip' } }, 'not compressed as its headers say'],
  [
    'headers',
    { headers: { 'x-long': 'x'.repeat(17_000) } },
    'headers of the response are too large',
  ],
])('says that it cannot read the %s of a response', (_, init, words) =>
  against(
    () => json({}, init),
    async ({ origin }) => {
      const detail = expect.stringContaining(words) as string
      expect(await overHttp()(origin)).toMatchObject({ why: 'unreachable', detail })
    },
  ),
)

test('says that a response is not HTTP', async () => {
  const server = createTcpServer((socket) => socket.resume().end('SSH-2.0-OpenSSH_9.0\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const reply = await overHttp()(`http://127.0.0.1:${port}/`)
    expect(reply).toMatchObject({ why: 'unreachable', detail: 'the response is not HTTP' })
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
