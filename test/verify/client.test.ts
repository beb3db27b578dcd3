import { expect, test } from 'vitest'
import { MOST_BYTES, USER_AGENT, createClient } from '../../src/verify/client.ts'
import type { Send } from '../../src/verify/reply.ts'
import { type RunningServer, startServer } from '../../src/dev/node-server.ts'

/** Runs a test against a real server that answers like this. */
async function against(send: Send, run: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer(send, { port: 0 })
  try {
    await run(server)
  } finally {
    await server.close()
  }
}

const json = (body: unknown, init?: ResponseInit) => Promise.resolve(Response.json(body, init))
const ask = (options: Parameters<typeof createClient>[1] = {}) =>
  createClient((request) => fetch(request), options)

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
    () => Promise.resolve(new Response(new Uint8Array(MOST_BYTES + 1))),
    async ({ origin }) => {
      expect(await ask()(origin)).toMatchObject({ kind: 'failed', why: 'too-large' })
    },
  ))

test('tells that nobody listens', async () => {
  const server = await startServer(() => json({}), { port: 0 })
  await server.close()
  expect(await ask()(server.origin)).toMatchObject({ kind: 'failed', why: 'unreachable' })
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

test('does not go round in circles', () =>
  against(
    () => redirect('/'),
    async ({ origin }) => {
      expect(await ask()(origin)).toMatchObject({ kind: 'failed', why: 'redirect' })
    },
  ))
