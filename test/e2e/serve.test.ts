import { type ChildProcess, spawn } from 'node:child_process'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serveHandler from 'serve-handler'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { collectionNames } from '../../src/hsds/collections.ts'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { MANIFEST, wholePath } from '../../src/feed/paths.ts'
import { contentFiles, totals } from '../api/content.ts'
import { type Built, buildContent } from '../api/homes.ts'

let built: Built
beforeAll(async () => {
  built = await buildContent(contentFiles())
}, 120_000)
afterAll(() => built?.remove())

describe.each([
  ['npx serve dist/site', startServe],
  ['serve-handler', startHandler],
])('%s, from the files alone,', (_, start) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start(join(built.out, 'site'))
  }, 30_000)
  afterAll(() => server?.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { headers, redirect: 'manual' })
  const getJson = async (path: string) => {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(Object.fromEntries(response.headers), path).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('ETag'),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    })
    return (await response.json()) as Record<string, unknown>
  }
  const firstId = async (collection: string) => {
    const { contents } = (await getJson(`/${collection}`)) as { contents: { id: string }[] }
    return contents[0]?.id as string
  }

  test.each(['/', '/?page=1', '/index.json'])('shows what the feed is at %s', async (path) => {
    expect(await getJson(path)).toMatchObject({ version: 'HSDS-UK-3.0' })
  })

  test('shows the description of the feed', async () => {
    expect(await getJson('/openapi.json')).toHaveProperty('openapi')
  })

  test.each(collectionNames)('shows the first page of %s', async (collection) => {
    const first = await getJson(`/${collection}`)
    expect(first).toMatchObject({ page_number: 1, total_items: totals[collection] })
    expect(await getJson(`/${collection}/`)).toEqual(first)
    expect(await getJson(`/${collection}?page=1`)).toEqual(first)
  })

  test.each(collectionNames)('shows the records of %s', async (collection) => {
    const id = await firstId(collection)
    const record = await getJson(`/${collection}/${id}`)
    expect(record).toMatchObject({ id })
    expect(await getJson(`/${collection}/${id}/`)).toEqual(record)
  })

  test.each([
    '/services/nobody',
    '/organizations/nobody',
    '/nowhere',
    '/services/a/b',
    '/_/',
    '/services.json',
    '/services/:id',
  ])('says in JSON that there is nothing at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ title: 'There is nothing here.', status: 404 })
  })

  test('hands out whole lists, one record a line', async () => {
    const { build } = (await getJson(MANIFEST)) as { build: string }
    const response = await get(wholePath(build, 'services', 'all.ndjson'))
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect((await response.text()).trimEnd().split('\n')).toHaveLength(totals.services)
  })

  test('does not send a record again to who has it', async () => {
    const path = `/services/${await firstId('services')}`
    const tag = (await get(path)).headers.get('etag') as string
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304)
  })

  test('answers HEAD without a body', async () => {
    const response = await fetch(`${server.origin}/services`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

/** The program itself, as `npx` would start it. */
async function startServe(siteDir: string): Promise<RunningServer> {
  const port = await freePort()
  const program = fileURLToPath(new URL('../../node_modules/serve/build/main.js', import.meta.url))
  const args = ['--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard', '--no-request-logging']
  const child = spawn(process.execPath, [program, ...args, siteDir], {
    stdio: 'ignore',
    env: { ...process.env, NO_UPDATE_CHECK: '1' },
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () => fetch(`${origin}/404.json`).then((response) => response.text())
  await vi.waitFor(isUp, { timeout: 20_000, interval: 50 })
  return { origin, close: () => end(child) }
}

async function startHandler(siteDir: string): Promise<RunningServer> {
  const { default: config } = (await import(join(siteDir, 'serve.json'), {
    with: { type: 'json' },
  })) as {
    default: object
  }
  const server = createHttpServer((request, response) =>
    serveHandler(request, response, { ...config, etag: true, public: siteDir }),
  )
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
