import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import type { ApiOptions } from '../../src/api/answering.ts'
import type { Manifest } from '../../src/api/manifest.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { unavailable } from '../../src/api/problem.ts'
import type { FeedStore } from '../../src/api/store.ts'
import { MANIFEST, detailPath, itemsPath, pagePath } from '../../src/feed/paths.ts'
import { contentFiles } from './content.ts'
import { type MemorySite, composeContent, writeContent } from './homes.ts'

/** A site and its next build, which has one service less and records in other paths. */
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

describe('a store with a missing or damaged file', () => {
  test.each([
    ['a page', '/services?page=2', () => pagePath(site.manifest.build, 'services', 2)],
    ['the items', '/services?per_page=7', () => itemsPath(site.manifest.build, 'services', 0)],
  ])('gives a 503 without %s', async (_, path, lost) => {
    await expectFault(await ask(without(lost()), path))
  })

  test('still answers from other files', async () => {
    const damaged = without(pagePath(site.manifest.build, 'services', 2))
    expect((await ask(damaged, '/services?page=1')).status).toBe(200)
    expect((await ask(damaged, '/services?page=3')).status).toBe(200)
    expect((await ask(damaged, '/services?page=2&per_page=7')).status).toBe(200)
  })

  test('gives a 404 for a record whose file is missing', async () => {
    const path = detailPath('function', 'organizations', organization)
    const response = await ask(without(path), `/organizations/${organization}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      type: expect.stringMatching(/:not-found$/),
      status: 404,
    })
    // The file may be lost, so no cache keeps the answer.
    expect(response.headers.get('netlify-cdn-cache-control')).toBe('no-store')
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([
    ['is empty', () => ''],
    ['is cut short', (text: string) => text.slice(0, -1)],
    ['is cut after a bracket', (text: string) => text.slice(0, text.indexOf('}') + 1)],
    ['is a page of HTML', () => '<!doctype html><title>Not found</title>'],
    ['is null', () => 'null'],
  ])('gives a 503 for a record whose file %s', async (_, harm) => {
    const id = Object.values(
      JSON.parse(next.files.get(pagePath(next.manifest.build, 'services', 1)) as string)
        .contents[0],
    )[0] as string
    const path = detailPath('function', 'services', id)
    const files = new Map(next.files).set(path, harm(next.files.get(path) as string))
    await expectFault(await ask({ ...next, files }, `/services/${id}`))
    await expectFault(await ask({ ...next, files }, '/services?full=true&per_page=3'))
  })

  test('gives a 503 for a record whose file is that of another', async () => {
    const { contents } = await (await ask(next, '/services')).json()
    const [one, other] = [0, 1].map((i) => detailPath('function', 'services', contents[i].id))
    const files = new Map(next.files).set(one!, next.files.get(other!)!)
    await expectFault(await ask({ ...next, files }, `/services/${contents[0].id}`))
    await expectFault(await ask({ ...next, files }, '/services?full=true&per_page=3'))
  })

  test('gives a 503 when a page is replaced by another', async () => {
    const [first, second] = [1, 2].map((page) => pagePath(site.manifest.build, 'services', page))
    const files = new Map(site.files).set(second!, site.files.get(first!)!)
    await expectFault(await ask({ ...site, files }, '/services?page=2'))
  })

  const cuts: [string, (bytes: Uint8Array) => Uint8Array][] = [
    ['within a line', (bytes) => bytes.subarray(0, 5000)],
    ['before the end of its last line', (bytes) => bytes.subarray(0, -1)],
    ['after a line', (bytes) => bytes.subarray(0, bytes.indexOf(NEWLINE, 5000) + 1)],
    ['at its start', () => new Uint8Array()],
  ]
  test.each(cuts)('gives a 503 when a file of items is cut off %s', async (_, cut) => {
    const path = itemsPath(site.manifest.build, 'services', 0)
    const files = new Map(site.files).set(path, cut(site.files.get(path) as Uint8Array))
    for (const query of ['per_page=7&page=3', 'per_page=7&page=19', 'per_page=100&page=2'])
      await expectFault(await ask({ ...site, files }, `/services?${query}`))
  })

  test('gives a 503 when a file of items holds something else', async () => {
    const path = itemsPath(site.manifest.build, 'services', 0)
    const files = new Map(site.files).set(path, '<p>Please log in.</p>\n'.repeat(200))
    await expectFault(await ask({ ...site, files }, '/services?per_page=7&page=3'))
  })

  test('answers with the items before a cut', async () => {
    const path = itemsPath(site.manifest.build, 'services', 0)
    const items = site.files.get(path) as Uint8Array
    const end = items.indexOf(NEWLINE, 20000) + 1
    const files = new Map(site.files).set(path, items.subarray(0, end))
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
  ])('gives a 503 when it %s', async (_, store) => {
    for (const path of places()) await expectFault(await ask({ ...site, store }, path))
  })

  test('is logged in one line, without the query string', async () => {
    await ask({ ...site, store: throwing }, '/services?page=2&search=private+words')
    expect(logged.mock.calls).toEqual([['/services: TypeError']])
  })

  test('does not matter to methods that are not allowed', async () => {
    const api = createApi({ store: throwing, manifest: site.manifest })
    for (const [method, status] of [
      ['POST', 405],
      ['OPTIONS', 204],
    ] as const)
      expect((await api(new Request('https://feed.example.org/services', { method }))).status).toBe(
        status,
      )
  })

  test('gives HEAD no body', async () => {
    const api = createApi({ store: throwing, manifest: site.manifest })
    const response = await api(new Request('https://feed.example.org/services', { method: 'HEAD' }))
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('')
  })
})

describe('an old function with the files of a new build', () => {
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

  test('answers with complete records of the new build only, even while old files are cached', async () => {
    const path = '/services?full=true&per_page=5&page=25'
    const both = new Map([...site.files, ...next.files])
    const [old, fresh] = [await ask({ ...meeting(), files: both }, path), await ask(next, path)]
    expect(await old.text()).toBe(await fresh.text())
    expect(fresh.status).toBe(200)
  })

  test('finds a record in the path of the new build', async () => {
    const { contents } = (await (await ask(next, '/services')).json()) as {
      contents: { id: string }[]
    }
    const path = `/services/${contents[0]?.id}`
    const response = await ask(meeting(), path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(await (await ask(next, path)).json())
  })

  test('gives a 404 for a record that neither build has', async () => {
    expect((await ask(meeting(), '/services/00000000-0000-4000-8000-000000000000')).status).toBe(
      404,
    )
  })

  test('reads the new manifest once', async () => {
    const read = vi.fn(createMemoryStore(next.files).read)
    await ask({ ...site, store: { read } }, '/services')
    expect(read.mock.calls.filter(([path]) => path === MANIFEST)).toHaveLength(1)
  })

  test('gives a 503 when the new build is damaged too', async () => {
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

    test('gives a 503', async () => {
      await expectFault(await ask(damaged(), '/services'))
    })

    test('gives no 404 for a record that may be elsewhere', async () => {
      const { contents } = await (await ask(next, '/services')).json()
      await expectFault(await ask(damaged(), `/services/${contents[0].id}`))
    })
  })
})

describe('an API that is the only build', () => {
  const address = 'https://feed.example.org'
  const asking = (files: MemorySite['files'], path: string) => {
    const read = vi.fn(createMemoryStore(files).read)
    const api = createApi({ store: { read }, manifest: site.manifest, isOnly: true })
    return { read, response: api(new Request(address + path)) }
  }

  test.each([
    ['a page is missing', 503, '/services?page=2'],
    ['a record is', 404, `/services/00000000-0000-4000-8000-000000000000`],
  ])('reads no other manifest when %s', async (_, status, path) => {
    const { read, response } = asking(next.files, path)
    expect((await response).status).toBe(status)
    expect(read).toHaveBeenCalledOnce()
    expect(read).not.toHaveBeenCalledWith(MANIFEST)
  })
})

const NEWLINE = 10

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
