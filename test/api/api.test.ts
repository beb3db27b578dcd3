import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { noSuchPage } from '../../src/api/problem.ts'
import { type Route, routeOf } from '../../src/api/route.ts'
import { contentFiles } from './content.ts'
import { composeContent, writeContent } from './homes.ts'
import { runs } from '../runs.ts'

type Api = (request: Request) => Promise<Response>
const origin = 'https://feed.example.org'

const sites = new Map<string, ReturnType<typeof composeContent>>()

async function apiOf(files: ReturnType<typeof contentFiles>, base?: string): Promise<Api> {
  const key = JSON.stringify(files)
  const site = sites.get(key) ?? siteOf(files)
  sites.set(key, site)
  const { files: published, manifest } = await site
  return createApi({ store: createMemoryStore(published), manifest, ...(base && { base }) })
}

async function siteOf(files: ReturnType<typeof contentFiles>) {
  const folder = await writeContent(files)
  const site = await composeContent(`${folder.path}/content`)
  await folder.remove()
  return site
}

describe('a path', () => {
  const id = '4f0d5b1c-3c55-4f0e-8f0e-0d3c6a9b7e21'
  const list: Route = { kind: 'list', collection: 'services' }
  const detail: Route = { kind: 'detail', collection: 'services', id }
  const file = (path: string): Route => ({ kind: 'file', path })
  const paths: [string, Route][] = [
    ['/', file('/index.json')],
    ['//', file('/index.json')],
    ['/openapi.json', file('/openapi.json')],
    ['/_/manifest.json', file('/_/manifest.json')],
    ['/services', list],
    ['/services/', list],
    ['/services//', list],
    [`/services/${id}`, detail],
    [`/services/${id}/`, detail],
    [`/services/${id.toUpperCase()}`, detail],
    [`/services//${id}`, { kind: 'nowhere' }],
    [`/services/${id}/schedules`, { kind: 'nowhere' }],
    ['/Services', file('/Services')],
    ['/servicesx', file('/servicesx')],
    ['/toString', file('/toString')],
    ['/v3/services', file('/v3/services')],
  ]
  test.each(paths)('the route of %s is %j', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })
})

describe('any request', () => {
  let api: Api
  beforeAll(async () => {
    api = await apiOf(contentFiles())
  })

  const segment = fc.oneof(
    fc.constantFrom(
      'services',
      'organizations',
      'taxonomies',
      '_',
      '..',
      '%2e%2e',
      '%00',
      '%',
      '',
      '404.json',
    ),
    fc.string(),
  )
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '0', '-1', 'true', '%', '+', '1e9', '\u0000'),
  )
  const key = fc.oneof(
    fc.constantFrom('page', 'per_page', 'search', 'format', 'full', '__proto__'),
    fc.string(),
  )

  test('gets a document or a problem, and never a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 4 }),
        fc.array(fc.tuple(key, value), { maxLength: 4 }),
        fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'QUERY'),
        async (segments, query, method) => {
          const address = new URL(`${origin}/`)
          address.pathname = segments.join('/')
          address.search = new URLSearchParams(query).toString()
          const response = await api(new Request(address, { method }))
          expect([200, 204, 400, 404, 405]).toContain(response.status)
          expect(response.headers.get('access-control-allow-origin')).toBe('*')
          expect(response.headers.get('cache-control')).toBeTruthy()
          const text = await response.text()
          if (method === 'HEAD' || response.status === 204) expect(text).toBe('')
          else if (!response.headers.get('content-type')?.includes('ndjson')) JSON.parse(text)
        },
      ),
      { numRuns: runs(60, 500) },
    )
  })

  test('with an invalid escape is a 404', async () => {
    expect((await api(new Request(`${origin}/%E0%A4%A`))).status).toBe(404)
    expect((await api(new Request(`${origin}/services?page=%E0%A4%A`))).status).toBe(400)
  })
})

test('a published file is served under its path, with its type', async () => {
  const api = await apiOf(contentFiles())
  const get = (path: string) => api(new Request(origin + path))
  const { build } = await (await get('/_/manifest.json')).json()
  const lines = await get(`/_/b/${build}/services/all.ndjson`)
  expect(lines.status).toBe(200)
  expect(lines.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  const removed = await get('/_/removed.json')
  expect(removed.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('the body of a whole list is cancelled when it is not sent', async () => {
  const folder = await writeContent(contentFiles())
  const { files, manifest } = await composeContent(`${folder.path}/content`)
  await folder.remove()
  let open = 0
  const memory = createMemoryStore(files)
  const store = {
    async read(path: string) {
      const response = await memory.read(path)
      if (!path.endsWith('all.ndjson')) return response
      open++
      return new Response(new ReadableStream({ cancel: () => void open-- }), response)
    },
  }
  const api = createApi({ store, manifest })
  const ask = (init: RequestInit) => api(new Request(`${origin}/services?format=ndjson`, init))
  const tag = { 'if-none-match': '*' }
  expect((await ask({ method: 'HEAD' })).status).toBe(200)
  expect((await ask({ headers: tag })).status).toBe(304)
  expect((await ask({ method: 'HEAD', headers: tag })).status).toBe(304)
  expect(open).toBe(0)
})

describe('links', () => {
  const read = async (api: Api, path: string) =>
    (await api(new Request(origin + path))).headers.get('link')

  test('repeat only parameters of the list, because caches share them', async () => {
    const api = await apiOf(contentFiles())
    const links = await read(
      api,
      '/services?api_key=secret&per_page=+100+&utm_source=x&search=+&day=',
    )
    expect(links).toBe(
      [
        `<${origin}/services?per_page=100&page=1>; rel="first"`,
        `<${origin}/services?per_page=100&page=2>; rel="next"`,
        `<${origin}/services?per_page=100&page=2>; rel="last"`,
      ].join(', '),
    )
  })

  test('lead to the public address if it is set', async () => {
    const files = contentFiles()
    const base_url = 'https://data.aldermouth.example.org/feed/'
    const settings = { ...(files['directory.yaml'] as object), base_url }
    const published = { ...files, 'directory.yaml': settings }
    expect(await read(await apiOf(published), '/taxonomies')).toBe(
      '<https://data.aldermouth.example.org/feed/taxonomies?page=1>; rel="first", ' +
        '<https://data.aldermouth.example.org/feed/taxonomies?page=1>; rel="last"',
    )
    expect(await read(await apiOf(published, 'http://localhost:1'), '/taxonomies')).toContain(
      '<http://localhost:1/taxonomies?page=1>',
    )
  })
})

test('an id that cannot be part of a path is not looked up, because a host may handle it in its own way', async () => {
  const folder = await writeContent(contentFiles())
  const { files, manifest } = await composeContent(`${folder.path}/content`)
  await folder.remove()
  const asked: string[] = []
  const memory = createMemoryStore(files)
  const read = (path: string) => {
    asked.push(path)
    return memory.read(path)
  }
  const api = createApi({ store: { read }, manifest })
  for (const id of ['%zz', '..%2findex', '%', 'a,b']) {
    const response = await api(new Request(`${origin}/services/${id}`))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      type: expect.stringMatching(/:not-found$/),
      status: 404,
    })
  }
  expect(asked).toEqual([])
})

describe('the address of the feed', () => {
  const addresses = async (api: Api, asked = origin) => {
    const read = async (path: string) =>
      (await (await api(new Request(asked + path))).json()) as Record<string, unknown>
    return [(await read('/')).openapi_url, (await read('/openapi.json')).servers]
  }
  const published = {
    ...contentFiles(),
    'directory.yaml': {
      title: 'Feed',
      publisher: { name: 'Us', url: 'https://a.example' },
      base_url: 'https://a.example',
    },
  }

  test('is the public one, or that of the request', async () => {
    expect(await addresses(await apiOf(published))).toEqual([
      'https://a.example/openapi.json',
      [{ url: 'https://a.example' }],
    ])
    expect(await addresses(await apiOf(contentFiles()))).toEqual([
      `${origin}/openapi.json`,
      [{ url: origin }],
    ])
  })

  test('is that of a local server if there is one, and other addresses stay as they are', async () => {
    const api = await apiOf(published, 'http://localhost:1')
    expect(await addresses(api)).toEqual([
      'http://localhost:1/openapi.json',
      [{ url: 'http://localhost:1' }],
    ])
    const root = await (await api(new Request(origin))).json()
    expect(root).toMatchObject({ publisher: { website: 'https://a.example' } })
  })

  test('is escaped in JSON', async () => {
    const api = await apiOf(contentFiles(), 'http://x"y')
    expect(await addresses(api)).toEqual(['http://x"y/openapi.json', [{ url: 'http://x"y' }]])
  })
})

describe('an empty list', () => {
  let api: Api
  beforeAll(async () => {
    api = await apiOf({ 'directory.yaml': 'title: Nothing yet\n' })
  })
  const get = (path: string) => api(new Request(origin + path))

  test.each(['', '?page=1', '?per_page=7', '?per_page=true'])('has one page%s', async (query) => {
    const response = await get(`/services${query}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      total_items: 0,
      total_pages: 0,
      page_number: 1,
      size: 0,
      first_page: true,
      last_page: true,
      empty: true,
      contents: [],
    })
    expect(response.headers.get('link')).toMatch(/page=1>; rel="first", .*page=1>; rel="last"$/)
  })

  test('has no page with a number that is too large to be exact', async () => {
    expect(await (await get(`/services?page=${'9'.repeat(400)}`)).json()).toEqual(
      noSuchPage(Number.MAX_SAFE_INTEGER, 1),
    )
  })

  test.each(['?page=2', '?page=2&search=help'])('has no second page%s', async (query) => {
    const response = await get(`/services${query}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(noSuchPage(2, 1))
  })
})
