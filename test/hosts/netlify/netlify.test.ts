import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFixture, type Fixture } from './fixture.ts'
import { startNetlify, type Netlify } from './netlify.ts'

const id = '4f0d5b1c-3c55-4f0e-8f0e-0d3c6a9b7e21'
const unknownId = '00000000-0000-4000-8000-000000000000'
const record = JSON.stringify({ id, name: 'Tuesday Lunch Club' })
const notFound = JSON.stringify({ status: 404, title: 'Not Found' })
const page = JSON.stringify({ contents: 'x'.repeat(2000) })
const json = 'application/json; charset=utf-8'

const site = {
  'index.json': '{"version":"HSDS-UK-3.0"}',
  '404.json': notFound,
  '404.html': notFound,
  [`services/${id}`]: record,
  '_/manifest.json': '{"build":"b1"}',
  '_/pages/services/1.json': page,
  '_/b/b1/items/services/0.ndjson': `${record}\n`,
}

const feed = `
  let answered = 0
  export default async (request: Request) => {
    const url = new URL(request.url)
    if (url.searchParams.has('throw')) throw new Error('a fault')
    if (url.searchParams.has('next')) return undefined
    if (url.searchParams.has('foreign')) return fetch('http://192.0.2.1/')
    const path = url.searchParams.get('fetch') ?? '/_/pages/services/1.json'
    const fetched = await fetch(new URL(path, url))
    console.log('read', fetched.status)
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.set('osd-answered', String(++answered))
    headers.set('osd-encoding', String(fetched.headers.get('content-encoding')))
    return new Response(await fetched.text(), { headers })
  }
  const path = ['/services', '/organizations', '/organizations/*']
  export const config = { path, cache: 'manual' }
`

const methods = `
  export default async (request: Request) => {
    const headers = { 'osd-by': 'methods' }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    const seen = [request.method, request.headers.get('osd-question'), await request.text()]
    return new Response(seen.join(' '), { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } })
  }
  export const config = { path: '/*', method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] }
`

let fixture: Fixture
let host: Netlify

beforeAll(async () => {
  fixture = await createFixture({ site, functions: { feed, methods } })
  host = await startNetlify(fixture)
})

afterAll(async () => {
  await host?.close()
  await fixture?.remove()
})

const get = (path: string, init?: RequestInit) => fetch(host.origin + path, init)

describe('files', () => {
  test('a record has the headers that the build gives it', async () => {
    const response = await get(`/services/${id}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': json,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('ETag'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^"\w+-ssl-df"$/),
    })
    expect(await response.text()).toBe(record)
  })

  test('a record that has not changed is a 304', async () => {
    const etag = (await get(`/services/${id}`)).headers.get('etag') ?? ''
    const unchanged = await get(`/services/${id}`, { headers: { 'if-none-match': `W/${etag}` } })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('etag')).toBe(etag)
    expect(unchanged.headers.get('access-control-allow-origin')).toBe('*')
    expect(await unchanged.text()).toBe('')
    const changed = await get(`/services/${id}`, { headers: { 'if-none-match': '"other"' } })
    expect(changed.status).toBe(200)
  })

  test('HEAD is GET without a body', async () => {
    const headers = { 'accept-encoding': 'identity' }
    const response = await get(`/services/${id}`, { method: 'HEAD', headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(json)
    expect(response.headers.get('content-length')).toBe(String(record.length))
    expect(await response.text()).toBe('')
  })

  test.each(['/', '/?utm_source=x', '/index.json'])('%s is the root document', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, json])
    expect(await response.json()).toEqual({ version: 'HSDS-UK-3.0' })
  })

  test.each([`/services/${unknownId}`, '/nowhere', '/_/b/b1/nowhere', '/services/a%2Fb'])(
    '%s is a 404 in JSON',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, json])
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(await response.text()).toBe(notFound)
    },
  )

  test.each([
    ['/', '/index.json'],
    ['/nowhere', '/404.json'],
  ])('%s has the headers of its target %s', async (from, to) => {
    const headers = async (path: string) => Object.fromEntries((await get(path)).headers)
    expect({ ...(await headers(from)), date: '' }).toEqual({ ...(await headers(to)), date: '' })
  })

  test('no cache keeps a file or its absence for ever', async () => {
    const index = await get('/_/b/b1/items/services/0.ndjson')
    expect(index.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    // A rule of a folder would apply to its 404s as well, which no cache may keep for long.
    for (const path of ['/_/b/another/services/all.ndjson', '/find/_/another.css']) {
      const missing = await get(path)
      expect(missing.status).toBe(404)
      expect(missing.headers.get('cache-control') ?? '').not.toMatch(/immutable|\d{5}/)
    }
    const manifest = await get('/_/manifest.json')
    expect(manifest.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await get('/404.html')).headers.get('content-type')).toBe(json)
  })

  test('a malformed path is refused', async () => {
    expect((await get('/services/%E0%A4%A')).status).toBe(400)
  })
})

describe('functions', () => {
  test('have the routes that they declare', () => {
    const routes = ({ function: name, pattern }: { function: string; pattern: string }) =>
      `${name} ${pattern}`
    expect(host.manifest.routes.map(routes)).toEqual(['methods ^(?:/(.*))/?$'])
    expect(host.manifest.post_cache_routes.map(routes)).toContain('feed ^/services/?$')
  })

  test.each(['/services', '/services/', '/services?page=1', '/organizations/x'])(
    '%s is answered with a file of the same site',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('osd-answered')).toMatch(/^\d+$/)
      expect(await response.text()).toBe(page)
    },
  )

  test('paths are case-sensitive', async () => {
    expect((await get('/Services')).status).toBe(404)
  })

  test('keep their state between requests, and lose it with the process', async () => {
    const answered = async () => Number((await get('/services')).headers.get('osd-answered'))
    const before = await answered()
    expect(await answered()).toBe(before + 1)
    await host.restart()
    expect(await answered()).toBe(1)
    expect(host.deno().output()).toContain('read 200')
  })

  test('get HEAD requests, whose answers have no body', async () => {
    const response = await get('/services', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.text()).toBe('')
  })

  test('get method, headers and body, on the path of a file too', async () => {
    const options = await get(`/services/${id}`, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('osd-by')]).toEqual([204, 'methods'])
    for (const path of [`/services/${id}`, '/services', '/']) {
      const headers = { 'osd-question': 'why' }
      const post = await get(path, { method: 'POST', headers, body: 'a body' })
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
      expect(await post.text()).toBe('POST why a body')
    }
  })

  test('get a 404 for a missing file', async () => {
    await (await get('/services?fetch=/_/b/b2/nowhere')).text()
    expect(host.deno().output()).toContain('read 404')
  })

  test('get a compressed file decompressed, without Content-Encoding', async () => {
    const response = await get('/services')
    expect(response.headers.get('osd-encoding')).toBe('null')
    expect(response.headers.get('content-encoding')).toBe(null)
  })

  test('give a 500 when they throw, or fetch from another host', async () => {
    expect((await get('/services?throw')).status).toBe(500)
    expect((await get('/services?foreign')).status).toBe(500)
    expect(host.deno().output()).toContain('a fault')
  })

  test('leave a request to the files when they return nothing', async () => {
    const response = await get('/services?next')
    expect([response.status, await response.text()]).toEqual([404, notFound])
  })

  test('neither send nor accept internal headers of Netlify', async () => {
    const passthrough = { 'x-nf-passthrough': 'after-cache' }
    const response = await get('/services', { headers: passthrough })
    expect(response.headers.get('osd-answered')).not.toBe(null)
    expect([...response.headers.keys()].filter((name) => name.startsWith('x-nf-'))).toEqual([])
  })
})
