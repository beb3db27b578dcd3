import { type IncomingMessage, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Handler,
  type RunningServer,
  startServer,
} from '../../../src/hosts/node/node-server.ts'

let server: RunningServer | undefined
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockImplementation(() => {}))
afterEach(async () => {
  logged.mockReset()
  await server?.close()
  server = undefined
})

test('passes on path, query and headers', async () => {
  await start((request) =>
    reply(`${new URL(request.url).pathname} ${request.headers.get('x-word')}`),
  )
  const response = await fetch(`${server?.origin}/a/b?c=d`, { headers: { 'x-word': 'hello' } })
  expect(await response.text()).toBe('/a/b hello')
})

test('collapses leading slashes of a path', async () => {
  await start((request) => reply(request.url))
  expect(await rawBody('//services')).toBe(`${server?.origin}/services`)
})

test('passes on status and headers', async () => {
  const headers = { 'x-word': 'hello', 'content-type': 'application/json' }
  await start(() => Promise.resolve(new Response('{}', { status: 418, headers })))
  const response = await fetch(`${server?.origin}/`)
  expect(response.status).toBe(418)
  expect(Object.fromEntries(response.headers)).toMatchObject(headers)
})

test('allows any web page to read errors', async () => {
  await start(() => Promise.reject(new Error('broken')))
  const response = await fetch(`${server?.origin}/broken`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
  })
  expect((await raw('/', { method: 'TRACE' })).headers['access-control-allow-origin']).toBe('*')
})

test('listens on this machine only', async () => {
  await start(() => reply(''))
  expect(server?.origin).toMatch(/^http:\/\/localhost:\d+$/)
})

test('survives a handler that fails, and logs no query', async () => {
  await start(() => Promise.reject(new Error('broken')))
  expect((await fetch(`${server?.origin}/services?search=private`)).status).toBe(500)
  expect(logged.mock.calls).toEqual([['/services: broken']])
  expect((await fetch(`${server?.origin}/`)).status).toBe(500)
})

test('survives a body that breaks off', async () => {
  const breaking = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
      pull: (controller) => controller.error(new Error('broken off')),
    })
  await start(() => Promise.resolve(new Response(breaking())))
  await expect(fetch(`${server?.origin}/`).then((response) => response.text())).rejects.toThrow()
  await expect(fetch(`${server?.origin}/`).then((response) => response.text())).rejects.toThrow()
})

test('survives a client that hangs up', async () => {
  await start(() => Promise.resolve(new Response('x'.repeat(1_000_000))))
  const { port } = new URL(server?.origin as string)
  await new Promise<void>((closed) => {
    const socket = connect(Number(port), 'localhost', () => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      socket.once('data', () => socket.destroy())
      socket.once('close', () => closed())
    })
  })
  expect((await fetch(`${server?.origin}/`)).status).toBe(200)
})

test('refuses an invalid host', async () => {
  await start(() => reply('answered'))
  for (const host of ['a b', 'x/y?', 'x?y', 'x#', 'x\\y', 'ann@x', '[::1', 'x:port', '/'])
    expect(await rawStatus('/services?page=2', { headers: { host } }), host).toBe(400)
  for (const host of ['localhost:8888', 'my-mac.local', '127.0.0.1', '[::1]:8888'])
    expect(await rawStatus('/services?page=2', { headers: { host } }), host).toBe(200)
})

test('passes TRACE on as POST, because a web request cannot have it', async () => {
  await start((request) => reply(request.method))
  expect((await raw('/', { method: 'TRACE' })).body).toBe('POST')
})

test('accepts an absolute address, as in a request to a proxy', async () => {
  await start((request) => reply(new URL(request.url).pathname + new URL(request.url).search))
  expect(await rawBody('http://any.example/services?page=2')).toBe('/services?page=2')
  expect(await rawBody('HTTP://any.example')).toBe('/')
  expect(await rawBody('*')).toBe('/*')
})

test('allows any web page to read that a request was too long or malformed', async () => {
  await start(() => reply('answered'))
  for (const [request, status] of [
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['nonsense\r\n\r\n', 400],
    ['GET /services?search=café HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ] as const) {
    const answer = await sendRaw(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('Access-Control-Allow-Origin: *\r\n')
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
    expect(JSON.parse(body)).toMatchObject({ status })
    expect(body.includes('%C3%A9')).toBe(request.includes('é'))
  }
})

/** Sends bytes and returns the answer. */
const sendRaw = (request: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server?.origin as string).port), 'localhost')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(request)
  })

async function start(handler: Handler): Promise<void> {
  server = await startServer(handler, { port: 0 })
}

const reply = (text: string) => Promise.resolve(new Response(text))

/** Sends a request without the corrections of `fetch`. */
const raw = (path: string, options: object = {}) =>
  new Promise<Pick<IncomingMessage, 'headers'> & { status: number | undefined; body: string }>(
    (resolve, reject) => {
      const { port } = new URL(server?.origin as string)
      const request = httpRequest({ host: 'localhost', port, path, ...options }, (response) => {
        let body = ''
        response.on('data', (chunk) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        )
      })
      request.on('error', reject)
      request.end()
    },
  )
const rawBody = async (path: string) => (await raw(path)).body
const rawStatus = async (path: string, options: object) => (await raw(path, options)).status
