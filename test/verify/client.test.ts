import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, test } from 'vitest'
import { USER_AGENT, createClient } from '../../src/verify/client.ts'
import { type Send, createHttpClient } from '../../src/http/client.ts'
import { MAX_BODY_BYTES } from '../../src/http/read-body.ts'
import { MAX_VALUES } from '../../src/verify/limits.ts'
import { type Handler, type RunningServer, startServer } from '../../src/dev/node-server.ts'

/** Runs a test against a real server that answers like this. */
async function against(
  send: Handler,
  run: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(send, { port: 0 })
  try {
    await run(server)
  } finally {
    await server.close()
  }
}

const json = (body: unknown, init?: ResponseInit) => Promise.resolve(Response.json(body, init))
const ask = (options: Parameters<typeof createClient>[1] = {}) =>
  createClient(createHttpClient({ keepAlive: true }), options)

test('says who asks', () =>
  against(
    (request) => json({ agent: request.headers.get('user-agent') }),
    async ({ origin }) => {
      expect(await ask()(origin)).toMatchObject({ status: 200, json: { agent: USER_AGENT } })
    },
  ))

test('has no more requests under way than it may', async () => {
  let running = 0
  let most = 0
  const send: Send = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    return Response.json({})
  }
  const client = createClient(send, { parallel: 2 })
  await Promise.all(Array.from({ length: 9 }, (_, i) => client(`http://localhost/${i}`)))
  expect(most).toBe(2)
})

test.each([429, 503])('waits as long as it is told after a %d, and asks again', async (status) => {
  let asked = 0
  const waited: number[] = []
  await against(
    () => (++asked < 3 ? json({}, { status, headers: { 'retry-after': '7' } }) : json({})),
    async ({ origin }) => {
      const wait = (ms: number) => Promise.resolve(void waited.push(ms))
      expect(await ask({ wait })(origin)).toMatchObject({ status: 200 })
    },
  )
  expect(waited).toEqual([7000, 7000])
})

const NOW = Date.parse('2026-10-20T12:00:00Z')

test.each([
  ['0', 0],
  ['3', 3000],
  ['600', 600_000],
  ['Tue, 20 Oct 2026 12:00:09 GMT', 9000],
  ['Tuesday, 20-Oct-26 12:00:09 GMT', 9000],
  ['Tue, 20 Oct 2026 11:00:00 GMT', 0],
  ['soon', 1000],
  ['-5', 1000],
  ['7.5', 1000],
])('waits after Retry-After: %s for %d ms', async (retryAfter, ms) => {
  let asked = 0
  const waited: number[] = []
  await against(
    () => json({}, ++asked === 1 ? { status: 429, headers: { 'retry-after': retryAfter } } : {}),
    async ({ origin }) => {
      const wait = (ms: number) => Promise.resolve(void waited.push(ms))
      expect(await ask({ wait, clock: () => NOW })(origin)).toMatchObject({ status: 200 })
    },
  )
  expect(waited).toEqual([ms])
})

test.each(['601', '86400', 'Tue, 20 Oct 2027 11:00:00 GMT'])(
  'does not ask again before its time where Retry-After: %s is too long to wait',
  async (retryAfter) => {
    let asked = 0
    const send: Send = () => {
      asked++
      return json({}, { status: 503, headers: { 'retry-after': retryAfter } })
    }
    const wait = () => Promise.reject(new Error('It was waited for.'))
    const client = createClient(send, { wait, clock: () => NOW })
    expect(await client('http://localhost/')).toMatchObject({ status: 503 })
    expect(asked).toBe(1)
  },
)

test('asks nothing at all while it was told to wait', async () => {
  const paths: string[] = []
  const waits: (() => void)[] = []
  const send: Send = ({ url }) => {
    paths.push(new URL(url).pathname)
    return paths.length === 1 ? json({}, { status: 429 }) : json({})
  }
  const wait = () => new Promise<void>((resolve) => waits.push(resolve))
  const client = createClient(send, { wait })
  const first = client('http://localhost/a')
  while (waits.length === 0) await new Promise((resolve) => setImmediate(resolve))
  const second = client('http://localhost/b')
  await new Promise((resolve) => setImmediate(resolve))
  expect(paths).toEqual(['/a'])
  for (const end of waits) end()
  await Promise.all([first, second])
  expect(paths.toSorted()).toEqual(['/a', '/a', '/b'])
})

test('waits no longer than ten minutes in all', async () => {
  let waited = 0
  const send: Send = () => json({}, { status: 429, headers: { 'retry-after': '60' } })
  const wait = (ms: number) => Promise.resolve(void (waited += ms))
  const client = createClient(send, { wait })
  for (let i = 0; i < 9; i++)
    expect(await client(`http://localhost/${i}`)).toMatchObject({ status: 429 })
  expect(waited).toBe(600_000)
})

test('waits longer each time when nobody says how long, and gives up', async () => {
  const waited: number[] = []
  await against(
    () => json({}, { status: 503 }),
    async ({ origin }) => {
      const wait = (ms: number) => Promise.resolve(void waited.push(ms))
      expect(await ask({ wait })(origin)).toMatchObject({ status: 503 })
    },
  )
  expect(waited).toEqual([1000, 2000, 4000])
})

test('ends a request that is not answered', () =>
  against(
    () => new Promise(() => {}),
    async ({ origin }) => {
      expect(await ask({ timeout: 50 })(origin)).toMatchObject({ kind: 'failed', why: 'timeout' })
    },
  ))

test('ends an answer that stops in the middle', () =>
  against(
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) })),
      ),
    async ({ origin }) => {
      expect(await ask({ timeout: 100 })(origin)).toMatchObject({ kind: 'failed', why: 'timeout' })
    },
  ))

test('reads no more than 8 MiB', () =>
  against(
    () => Promise.resolve(new Response(new Uint8Array(MAX_BODY_BYTES + 1))),
    async ({ origin }) => {
      expect(await ask()(origin)).toMatchObject({ kind: 'failed', why: 'too-large' })
    },
  ))

/** A client of a server that gives every question so many values, but for `/few`. */
const answeredWith = (values: number, maxValues?: number) => {
  const body = `[${'0,'.repeat(values - 2)}0]`
  const send: Send = (request) =>
    Promise.resolve(new Response(request.url.endsWith('/few') ? '[]' : body))
  return createClient(send, { ...(maxValues && { maxValues }) })
}

test('looks at no answer of more than a million values', async () => {
  const client = answeredWith(MAX_VALUES + 1)
  expect(await client('http://localhost/a')).toMatchObject({ kind: 'failed', why: 'too-many' })
  expect(await client('http://localhost/few')).toMatchObject({ status: 200, json: [] })
  expect(await answeredWith(MAX_VALUES)('http://localhost/a')).toMatchObject({ status: 200 })
})

test('keeps no more of all answers than there is room for, and asks nothing more', async () => {
  const client = answeredWith(100, 250)
  expect(await client('http://localhost/a')).toMatchObject({ status: 200 })
  expect(await client('http://localhost/b')).toMatchObject({ status: 200 })
  expect(await client('http://localhost/c')).toMatchObject({ kind: 'failed', why: 'too-much' })
  expect(await client('http://localhost/few')).toMatchObject({ why: 'not-asked' })
})

test('tells that nobody listens', async () => {
  const server = await startServer(() => json({}), { port: 0 })
  await server.close()
  expect(await ask()(server.origin)).toMatchObject({
    kind: 'failed',
    why: 'unreachable',
    detail: 'nobody listens there',
  })
})

/** Runs a test against a server that ends connections where it has no answer, and counts the others. */
async function onSockets(
  answerTo: (count: number) => string | undefined,
  run: (origin: string, connections: () => number) => Promise<void>,
): Promise<void> {
  let [requests, connections] = [0, 0]
  const server = createServer((request, response) => {
    const body = answerTo(++requests)
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

test('keeps its connections', () =>
  onSockets(
    () => '{}',
    async (origin, connections) => {
      const client = ask()
      await Promise.all(Array.from({ length: 20 }, (_, i) => client(`${origin}/${i}`)))
      expect(connections()).toBeLessThan(10)
    },
  ))

test('asks once more when a connection breaks to who has answered before', async () => {
  const waited: number[] = []
  await onSockets(
    (count) => (count === 2 ? undefined : '{}'),
    async (origin) => {
      const client = ask({ wait: (ms) => Promise.resolve(void waited.push(ms)) })
      expect(await client(`${origin}/a`)).toMatchObject({ status: 200 })
      expect(await client(`${origin}/b`)).toMatchObject({ status: 200 })
    },
  )
  expect(waited).toEqual([1000])
})

test('tells that a connection broke off', () =>
  onSockets(
    () => undefined,
    async (origin) => {
      expect(await ask()(origin)).toMatchObject({
        why: 'unreachable',
        detail: 'the connection broke off',
      })
    },
  ))

test('asks no more of a kind when three in a row are not answered', async () => {
  let asked = 0
  const send: Send = ({ url }) => {
    asked++
    return url.endsWith('/good') ? json({}) : new Promise(() => {})
  }
  const client = createClient(send, { timeout: 5 })
  const whys: unknown[] = []
  for (let i = 0; i < 5; i++) {
    const reply = await client(`http://localhost/${i}`, { kind: 'slow' })
    whys.push(reply.kind === 'failed' && reply.why)
  }
  expect(whys).toEqual(['timeout', 'timeout', 'timeout', 'not-asked', 'not-asked'])
  expect(await client('http://localhost/good', { kind: 'fast' })).toMatchObject({ status: 200 })
  expect(asked).toBe(4)
})

test.each([
  ['compression', { headers: { 'content-encoding': 'gzip' } }, 'not compressed in the way'],
  [
    'headers without end',
    { headers: { 'x-long': 'x'.repeat(17_000) } },
    'more headers than are read',
  ],
])('tells in plain words that it cannot read %s', (_, init, words) =>
  against(
    () => json({}, init),
    async ({ origin }) => {
      const detail = expect.stringContaining(words) as string
      expect(await ask()(origin)).toMatchObject({ kind: 'failed', why: 'unreachable', detail })
    },
  ),
)

test('tells that a server does not speak HTTP', async () => {
  const server = createTcpServer((socket) => socket.resume().end('SSH-2.0-OpenSSH_9.0\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const reply = await ask()(`http://127.0.0.1:${port}/`)
    expect(reply).toMatchObject({ why: 'unreachable', detail: 'what it sends is not HTTP' })
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

const redirect = (location: string) =>
  Promise.resolve(new Response(null, { status: 302, headers: { location } }))

test('follows a redirect on the same host, and remembers it', () =>
  against(
    ({ url }) => (new URL(url).pathname === '/' ? redirect('/there') : json({ url })),
    async ({ origin }) => {
      const reply = await ask()(`${origin}/`)
      expect(reply).toMatchObject({ status: 200, hops: [{ status: 302, to: `${origin}/there` }] })
    },
  ))

test('follows a redirect to another host only when it may', () =>
  against(
    () => json({ there: true }),
    (there) =>
      against(
        () => redirect(there.origin),
        async ({ origin }) => {
          expect(await ask()(origin)).toMatchObject({ kind: 'failed', why: 'redirect' })
          expect(await ask({ anyHost: true })(origin)).toMatchObject({ json: { there: true } })
        },
      ),
  ))

test('takes a host for another one whose name only begins like that of the feed', () =>
  against(
    () => redirect('http://localhost.example.org/'),
    async ({ origin }) => {
      const detail = 'http://localhost.example.org/'
      expect(await ask()(origin)).toMatchObject({ why: 'redirect', detail })
    },
  ))

test('does not go round in circles', () =>
  against(
    () => redirect('/'),
    async ({ origin }) => {
      expect(await ask()(origin)).toMatchObject({ kind: 'failed', why: 'redirect' })
    },
  ))
