import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ApiOptions, createApi } from '../../src/api/api.ts'
import type { Manifest } from '../../src/api/manifest.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { unavailable } from '../../src/api/problem.ts'
import type { FeedStore } from '../../src/api/store.ts'
import { MANIFEST, detailPath, itemsPath, pagePath } from '../../src/feed/paths.ts'
import { contentFiles } from './content.ts'
import { type MemorySite, composeContent, writeContent } from './homes.ts'

/** A site and its successor, which has one service less and records in other places. */
let site: MemorySite
let next: MemorySite
let organization: string

beforeAll(async () => {
  const { 'services/club-130.yaml': _, ...files } = contentFiles()
  site = await compose(contentFiles())
  next = await compose({
    ...files,
    'directory.yaml': { ...(files['directory.yaml'] as object), details: 'edge' },
  })
  const { contents } = await (await ask(site, '/organizations')).json()
  organization = contents[0].id
})

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockImplementation(() => {}))
afterEach(() => void logged.mockReset())
afterAll(() => logged.mockRestore())

describe('a store that has lost something', () => {
  test.each([
    ['a page', '/services?page=2', () => pagePath(site.manifest.build, 'services', 2)],
    ['the items', '/services?per_page=7', () => itemsPath(site.manifest.build, 'services', 0)],
  ])('cannot answer without %s', async (_, path, lost) => {
    await expectFault(await ask(without(lost()), path))
  })

  test('answers all the same what it still has', async () => {
    const damaged = without(pagePath(site.manifest.build, 'services', 2))
    expect((await ask(damaged, '/services?page=1')).status).toBe(200)
    expect((await ask(damaged, '/services?page=3')).status).toBe(200)
    expect((await ask(damaged, '/services?page=2&per_page=7')).status).toBe(200)
  })

  test('knows no record whose file is missing, which is no fault', async () => {
    const path = detailPath('function', 'organizations', organization)
    const response = await ask(without(path), `/organizations/${organization}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      type: expect.stringMatching(/:not-found$/),
      status: 404,
    })
    expect(logged).not.toHaveBeenCalled()
  })

  test('cannot answer with a page that is another one', async () => {
    const [first, second] = [1, 2].map((page) => pagePath(site.manifest.build, 'services', page))
    const files = new Map(site.files).set(second!, site.files.get(first!)!)
    await expectFault(await ask({ ...site, files }, '/services?page=2'))
  })

  const cuts: [string, (text: string) => string][] = [
    ['within a line', (text) => text.slice(0, 5000)],
    ['before the end of its last line', (text) => text.slice(0, -1)],
    ['after a line', (text) => text.slice(0, text.indexOf('\n', 5000) + 1)],
    ['at its start', () => ''],
  ]
  test.each(cuts)('cannot answer from a file of items that is cut off %s', async (_, cut) => {
    const path = itemsPath(site.manifest.build, 'services', 0)
    const files = new Map(site.files).set(path, cut(site.files.get(path) as string))
    for (const query of ['per_page=7&page=3', 'per_page=7&page=19', 'per_page=100&page=2'])
      await expectFault(await ask({ ...site, files }, `/services?${query}`))
  })

  test('cannot answer from a file of items that holds something else', async () => {
    const path = itemsPath(site.manifest.build, 'services', 0)
    const files = new Map(site.files).set(path, '<p>Please log in.</p>\n'.repeat(200))
    await expectFault(await ask({ ...site, files }, '/services?per_page=7&page=3'))
  })

  test('answers rightly with the items that stand before a cut', async () => {
    const path = itemsPath(site.manifest.build, 'services', 0)
    const items = site.files.get(path) as string
    const files = new Map(site.files).set(path, items.slice(0, items.indexOf('\n', 20000) + 1))
    const [cut, whole] = [{ ...site, files }, site].map((from) => ask(from, '/services?per_page=2'))
    expect(await (await cut)!.text()).toBe(await (await whole)!.text())
  })
})

describe('a store that cannot be read', () => {
  const places = () => ['/', '/services', '/services?per_page=7', `/organizations/${organization}`]
  const throwing: FeedStore = { read: () => Promise.reject(new TypeError('network')) }
  const breaking: FeedStore = {
    read: () =>
      Promise.resolve(
        new Response(new ReadableStream({ pull: (controller) => controller.error(new Error()) })),
      ),
  }

  test.each([
    ['throws', throwing],
    ['breaks off', breaking],
  ])('gets nobody a wrong answer when it %s', async (_, store) => {
    for (const path of places()) await expectFault(await ask({ ...site, store }, path))
  })

  test('is told about in one line, without the query', async () => {
    await ask({ ...site, store: throwing }, '/services?page=2&search=private+words')
    expect(logged.mock.calls).toEqual([['/services: TypeError']])
  })

  test('is no concern of who may not ask at all', async () => {
    const api = createApi({ store: throwing, manifest: site.manifest })
    for (const [method, status] of [
      ['POST', 405],
      ['OPTIONS', 204],
    ] as const)
      expect((await api(new Request('https://feed.example.org/services', { method }))).status).toBe(
        status,
      )
  })

  test('leaves HEAD without a body as well', async () => {
    const api = createApi({ store: throwing, manifest: site.manifest })
    const response = await api(new Request('https://feed.example.org/services', { method: 'HEAD' }))
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('')
  })
})

describe('an old function that meets a new build', () => {
  const meeting = () => ({ manifest: site.manifest, files: next.files })

  test.each(['/services', '/services?page=3', '/services?per_page=7&page=19', '/services?page=9'])(
    'answers %s from the new build',
    async (path) => {
      const [old, fresh] = [await ask(meeting(), path), await ask(next, path)]
      if (path.endsWith('=9')) return expect(old.status).toBe(404)
      expect(await old.json()).toEqual(await fresh.json())
      expect(old.headers.get('etag')).toBe(fresh.headers.get('etag'))
      expect(old.headers.get('link')).toBe(fresh.headers.get('link'))
      expect(logged).not.toHaveBeenCalled()
    },
  )

  test('finds a record where the new build has put it', async () => {
    const { contents } = (await (await ask(next, '/services')).json()) as {
      contents: { id: string }[]
    }
    const path = `/services/${contents[0]?.id}`
    const response = await ask(meeting(), path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(await (await ask(next, path)).json())
  })

  test('does not find what neither build has', async () => {
    expect((await ask(meeting(), '/services/00000000-0000-4000-8000-000000000000')).status).toBe(
      404,
    )
  })

  test('looks at the new manifest once', async () => {
    const read = vi.fn(createMemoryStore(next.files).read)
    await ask({ ...site, store: { read } }, '/services')
    expect(read.mock.calls.filter(([path]) => path === MANIFEST)).toHaveLength(1)
  })

  test('cannot answer when the new build is damaged too', async () => {
    const files = new Map(next.files)
    files.delete(pagePath(next.manifest.build, 'services', 1))
    await expectFault(await ask({ ...meeting(), files }, '/services'))
  })

  describe.each([
    ['missing', () => undefined],
    ['no JSON', () => '<html>'],
    ['of another form', () => '{"format":2,"build":"x"}'],
    ['of another edition', () => JSON.stringify({ ...next.manifest, format: 3 })],
    ['no manifest', () => 'null'],
  ])('when the new manifest is %s', (_, textOf) => {
    const damaged = () => {
      const files = new Map(next.files)
      files.delete(MANIFEST)
      const manifest = textOf()
      return { ...meeting(), files: manifest ? files.set(MANIFEST, manifest) : files }
    }

    test('cannot answer', async () => {
      await expectFault(await ask(damaged(), '/services'))
    })

    test('does not deny a record that may lie elsewhere', async () => {
      const { contents } = await (await ask(next, '/services')).json()
      await expectFault(await ask(damaged(), `/services/${contents[0].id}`))
    })
  })
})

describe('a function whose build no other can replace', () => {
  const address = 'https://feed.example.org'
  const asking = (files: MemorySite['files'], path: string) => {
    const read = vi.fn(createMemoryStore(files).read)
    const api = createApi({ store: { read }, manifest: site.manifest, isOnly: true })
    return { read, response: api(new Request(address + path)) }
  }

  test.each([
    ['a page is missing', 503, '/services?page=2'],
    ['a record is', 404, `/services/00000000-0000-4000-8000-000000000000`],
  ])('does not look for another manifest when %s', async (_, status, path) => {
    const { read, response } = asking(next.files, path)
    expect((await response).status).toBe(status)
    expect(read).toHaveBeenCalledOnce()
    expect(read).not.toHaveBeenCalledWith(MANIFEST)
  })
})

async function compose(files: ReturnType<typeof contentFiles>): Promise<MemorySite> {
  const folder = await writeContent(files)
  try {
    return await composeContent(`${folder.path}/content`)
  } finally {
    await folder.remove()
  }
}

function ask(
  {
    manifest,
    files,
    store,
  }: { manifest: Manifest; files?: MemorySite['files']; store?: ApiOptions['store'] },
  path: string,
): Promise<Response> {
  const api = createApi({ store: store ?? createMemoryStore(files ?? new Map()), manifest })
  return api(new Request(`https://feed.example.org${path}`))
}

function without(path: string): MemorySite {
  const files = new Map(site.files)
  expect(files.delete(path)).toBe(true)
  return { ...site, files }
}

async function expectFault(response: Response): Promise<void> {
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual(unavailable())
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^\d+$/),
    'netlify-vary': expect.any(String),
  })
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
  expect(response.headers.has('etag')).toBe(false)
}
