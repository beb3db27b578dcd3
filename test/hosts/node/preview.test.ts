import { existsSync } from 'node:fs'
import { cp, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFileStore } from '../../../src/io/files/file-store.ts'
import { startPreview } from '../../../src/hosts/node/preview.ts'
import { startServer } from '../../../src/hosts/node/node-server.ts'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { type Built, buildContent } from '../../api/homes.ts'

let built: Built
beforeAll(async () => {
  built = await buildContent({
    'directory.yaml': { title: 'Small', base_url: 'https://feed.example.org' },
    'organizations/trust.yaml': { name: 'Trust', description: 'It runs clubs.' },
  })
})
afterAll(() => built?.remove())

test('answers 404 in JSON, whatever the client accepts', async () => {
  const preview = await startPreview({ out: built.out, port: 0 })
  for (const accept of ['application/json', 'text/html', '*/*']) {
    const response = await fetch(`${preview.origin}/services/nobody`, { headers: { accept } })
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ title: 'There is nothing here.', status: 404 })
  }
  await preview.close()
})

test.each(['/_/../../package.json', '/services/%2e%2e%2f%2e%2e%2fpackage.json', '/%00'])(
  'answers %s, which leads out of the site, with the same JSON',
  async (path) => {
    const preview = await startPreview({ out: built.out, port: 0 })
    const { hostname, port } = new URL(preview.origin)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ hostname, port, path }, resolve).on('error', reject)
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['content-type']).toMatch(/json/)
    answer.resume()
    await preview.close()
  },
)

test.each([
  '//nobody',
  '///services/nobody',
  '/Organizations?search=nobody',
  '/SERVICES',
  `/services/${'x'.repeat(300)}`,
])('answers %s, which is no published path, with the same JSON', async (path) => {
  const preview = await startPreview({ out: built.out, port: 0 })
  const response = await fetch(preview.origin + path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ title: 'There is nothing here.', status: 404 })
  await preview.close()
})

test('allows any web page to read a 304', async () => {
  const preview = await startPreview({ out: built.out, port: 0 })
  const path = `${preview.origin}/_/quality.json`
  const etag = (await fetch(path)).headers.get('etag')!
  const { status, headers } = await fetch(path, { headers: { 'if-none-match': etag } })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([304, '*'])
  await preview.close()
})

test('links to itself, whatever `base_url` is', async () => {
  const preview = await startPreview({ out: built.out, port: 0 })
  const { headers } = await fetch(`${preview.origin}/organizations`)
  expect(headers.get('link')).toContain(`<${preview.origin}/organizations?page=1>`)
  await preview.close()
})

test('restores a build after a swap that was cut short', async () => {
  const folder = await createFolder()
  await cp(built.out, join(folder.path, 'dist.old-abcdef'), { recursive: true })
  const preview = await startPreview({ out: join(folder.path, 'dist'), port: 0 })
  expect((await fetch(`${preview.origin}/`)).status).toBe(200)
  await preview.close()
  await folder.remove()
})

test('does not start without a build', async () => {
  const out = join(built.out, 'nowhere')
  await expect(startPreview({ out, port: 0 })).rejects.toThrow('ENOENT')
})

test('reads files by their published paths only', async () => {
  const store = createFileStore(join(built.out, 'site'))
  expect(await (await store.read('/index.json'))?.json()).toMatchObject({ title: 'Small' })
  for (const path of [
    '/../edge/feed.js',
    '/%2e%2e/edge/feed.js',
    '/services',
    '/',
    '',
    '/a\0b',
    `/${'x'.repeat(999)}`,
    '/index.json/x',
  ])
    expect(await store.read(path)).toBeUndefined()
})

test('serves the next build as soon as it is there', async () => {
  const folder = await createFolder()
  const out = join(folder.path, 'dist')
  await cp(built.out, out, { recursive: true })
  const preview = await startPreview({ out, port: 0 })
  const next = await buildContent({
    'directory.yaml': { title: 'Next', base_url: 'https://feed.example.org' },
    'organizations/trust.yaml': { name: 'Trust of tomorrow', description: 'It runs clubs.' },
  })
  await rename(out, `${out}.old`)
  await rename(next.out, out)
  const { contents } = (await (await fetch(`${preview.origin}/organizations`)).json()) as {
    contents: { name: string }[]
  }
  expect(contents[0]?.name).toBe('Trust of tomorrow')
  await preview.close()
  await Promise.all([folder.remove(), next.remove()])
})

describe('a file of a build', () => {
  const LARGE = 9 * 1024 * 1024
  let folder: TemporaryFolder
  beforeAll(async () => {
    folder = await createFolder()
    await writeFile(join(folder.path, 'large.ndjson'), 'a'.repeat(LARGE))
    await writeFile(join(folder.path, 'small.json'), 'a'.repeat(1000))
  })
  afterAll(() => folder.remove())
  /** How many descriptors of files in the folder are open. */
  const open = async () => {
    const all = await readdir('/proc/self/fd')
    const paths = await Promise.all(
      all.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    )
    return paths.filter((path) => path.startsWith(folder.path)).length
  }
  const start = () => {
    const store = createFileStore(folder.path)
    return startServer(async ({ url }) => (await store.read(new URL(url).pathname))!, { port: 0 })
  }

  test.runIf(existsSync('/proc/self/fd'))(
    'is closed when a client hangs up in the middle of it',
    async () => {
      const server = await start()
      for (let i = 0; i < 20; i++) {
        const response = await fetch(`${server.origin}/large.ndjson`)
        await response.body?.cancel()
      }
      await vi.waitFor(async () => expect(await open()).toBe(0))
      await server.close()
    },
  )

  test.each([
    ['small.json', 1000],
    ['large.ndjson', LARGE],
  ])('is one version of it, whatever replaces it: %s', async (name, size) => {
    const store = createFileStore(folder.path)
    const response = await store.read(`/${name}`)
    await writeFile(join(folder.path, 'new'), 'b'.repeat(size * 2))
    await rename(join(folder.path, 'new'), join(folder.path, name))
    // Compared here: an expression would overflow its stack, and a message would quote megabytes.
    const isOld = (await response!.text()) === 'a'.repeat(size)
    expect(isOld).toBe(true)
  })
})

test.each([
  ['/robots.txt', /^text\/plain/],
  ['/sitemap.xml', /^application\/xml/],
  ['/find', /^text\/html/],
  ['/find.html', /^text\/html/],
  ['/find/404.html', /^text\/html/],
  ['/404.html', /^application\/json/],
])('gives %s its type', async (path, type) => {
  const preview = await startPreview({ out: built.out, port: 0 })
  const { status, headers } = await fetch(preview.origin + path)
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(type)])
  await preview.close()
})

test('answers 503 when the build is deleted while it is served', async () => {
  const folder = await createFolder()
  await cp(built.out, join(folder.path, 'dist'), { recursive: true })
  const preview = await startPreview({ out: join(folder.path, 'dist'), port: 0 })
  await rm(join(folder.path, 'dist'), { recursive: true })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await fetch(`${preview.origin}/organizations`)
  expect(response.status).toBe(503)
  expect(logged.mock.calls).toEqual([['/organizations: MissingFile']])
  logged.mockRestore()
  await preview.close()
  await folder.remove()
})
