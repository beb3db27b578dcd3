import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import serveHandler from 'serve-handler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressFrom } from '../../../src/hosts/netlify/environment.ts'
import { buildSite } from '../../../src/generator/pipeline.ts'
import { bodiesOf, filesOf } from '../publish/bodies.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import type { Directory } from '../../../src/directory/directory.ts'
import { MANIFEST, OPENAPI, ROOT } from '../../../src/feed/paths.ts'
import { collectionNames } from '../../../src/hsds/collections.ts'
import { filesIn } from '../publish/osd.ts'
import {
  BUILD,
  copySmallTown,
  createFolder,
  detailsIn,
  readSmallTown,
  textsOf,
} from '../publish/small-town.ts'

const directory = await readSmallTown()
const texts = textsOf(directory)

/** The part of a manifest that the tests read. */
interface Manifest {
  readonly build: string
  readonly base_url?: string
  readonly collections: Record<string, { readonly total: number; readonly details: string }>
}
const manifestIn = (files: ReadonlyMap<string, string>) =>
  JSON.parse(files.get(MANIFEST) ?? '') as Manifest

const sized = (maxFilesInFolder: number): ReadonlyMap<string, string> =>
  new Map(
    [...bodiesOf(composeSite(directory, { build: BUILD, maxFilesInFolder }))].map(
      ([path, body]) => [path, typeof body === 'string' ? body : ''],
    ),
  )

describe('the site', () => {
  it('has only paths that every host can serve', () => {
    for (const path of texts.keys()) expect(path).toMatch(/^(\/[a-z0-9_][a-z0-9_.-]*)+$/)
  })

  it('has no path twice, and no file that is also a folder', () => {
    const files = [...filesOf(composeSite(directory, { build: BUILD }))]
    // A file in parts begins with its first.
    const paths = files.flatMap((file) => ('part' in file && file.at > 0 ? [] : file.path))
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths)
      expect(paths.filter((other) => other.startsWith(`${path}/`))).toEqual([])
  })

  it('has nothing among the paths of the standard that is not in the standard', () => {
    const theirs = [...texts.keys()].filter((path) => !path.startsWith('/_/'))
    const known =
      /^\/(?:(index|openapi|404|serve)\.(json|html)|(?:cy\/)?find(\/.*)?\.(html|css|svg|png|ics|atom)|find\/_\/points\.[0-9a-f]+\.json|sitemap\.xml|robots\.txt)$/
    const record = new RegExp(`^/(${collectionNames.join('|')})/[0-9a-f-]{36}$`)
    expect(theirs.filter((path) => !known.test(path) && !record.test(path))).toEqual([])
  })

  it('says in the manifest how many records each list has', () => {
    const totals = collectionNames.map((name) => manifestIn(texts).collections[name]?.total)
    expect(totals).toEqual([5, 5, 3, 2, 6])
  })

  it('is composed without changing the directory', () => {
    expect(textsOf(directory)).toEqual(texts)
  })

  it('has an empty first page of every list when the directory is empty', () => {
    const empty: Directory = {
      ...directory,
      records: [],
      services: [],
      organizations: [],
      locations: [],
      taxonomies: [],
    }
    const files = textsOf(empty)
    for (const name of collectionNames)
      expect(JSON.parse(files.get(`/_/b/${BUILD}/${name}/pages/1.json`) ?? '')).toMatchObject({
        total_items: 0,
        empty: true,
        contents: [],
      })
    for (const name of ['services', 'service_at_locations'])
      expect(JSON.parse(files.get(`/_/b/${BUILD}/${name}/minimal.json`) ?? '')).toMatchObject({
        total_items: 0,
        total_pages: 0,
        empty: true,
      })
  })
})

describe('the files of records', () => {
  it('are at the paths of the standard, except organizations', () => {
    const { collections } = manifestIn(texts)
    expect(collectionNames.map((name) => collections[name]?.details)).toEqual([
      'static',
      'static',
      'function',
      'static',
      'static',
    ])
  })

  it('are where the function reads them with `details: edge`', () => {
    const settings = { ...directory.settings, details: 'edge' } as const
    const files = textsOf({ ...directory, settings })
    expect([...files.keys()].filter((path) => /^\/[a-z_]{2,}\/[0-9a-f-]{36}/.test(path))).toEqual(
      [],
    )
    expect(manifestIn(files).collections.services?.details).toBe('function')
  })

  it('fan out into folders when there are too many for one', () => {
    const files = sized(3)
    const { collections } = manifestIn(files)
    expect(collectionNames.map((name) => collections[name]?.details)).toEqual([
      'fanned',
      'fanned',
      'function',
      'static',
      'fanned',
    ])
    const id = '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'
    expect(files.has(`/services/${id}`)).toBe(false)
    expect(files.get(`/_/details/services/44/${id}.json`)).toBe(texts.get(`/services/${id}`))
  })

  it('have the same content in every layout', () => {
    const sorted = (files: ReadonlyMap<string, string>) =>
      [...files]
        .filter(
          ([path]) => path.startsWith('/_/details/') || /^\/[a-z_]+\/[0-9a-f-]{36}$/.test(path),
        )
        .map(([, text]) => text)
        .sort()
    expect(sorted(sized(1))).toEqual(sorted(texts))
    expect(sorted(texts)).toHaveLength(detailsIn(texts).length)
  })
})

describe('the address of a build', () => {
  it.each([
    ['elsewhere is that of the publisher', {}, 'https://a.example.org', undefined],
    [
      'on Netlify is that of the publisher',
      { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://x.netlify.app' },
      'https://a.example.org',
      'https://a.example.org',
    ],
    [
      'on Netlify is that of the Netlify site when the publisher has none',
      { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://x.netlify.app' },
      undefined,
      'https://x.netlify.app',
    ],
    [
      'of a preview is its own',
      { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://p--x.netlify.app' },
      'https://a.example.org',
      'https://p--x.netlify.app',
    ],
  ])('%s', (_, env, base, expected) => {
    expect(addressFrom(env, base)).toBe(expected)
  })

  it('is in every document that links to it', async () => {
    const out = join(await createFolder(), 'dist')
    const env = { NETLIFY: 'true', CONTEXT: 'branch', DEPLOY_PRIME_URL: 'https://p--x.netlify.app' }
    const { published } = await buildSite({ content: await copySmallTown(), out, env })
    expect(published?.manifest.base_url).toBe('https://p--x.netlify.app')
    const { readFileSync } = await import('node:fs')
    for (const path of [ROOT, OPENAPI]) {
      const text = readFileSync(join(out, 'site', path), 'utf8')
      expect(text).toContain('https://p--x.netlify.app')
      expect(text).not.toContain('directory.saltwick.example.org')
    }
  })
})

describe('the finished build', () => {
  let out: string
  let origin: string
  let close = () => {}
  beforeAll(async () => {
    out = join(await createFolder(), 'dist')
    await buildSite({ content: await copySmallTown(), out })
    const site = join(out, 'site')
    const { default: config } = await import(join(site, 'serve.json'), { with: { type: 'json' } })
    const server = createServer((request, response) =>
      serveHandler(request, response, { ...config, public: site }),
    )
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
    close = () => server.close()
  })
  afterAll(() => close())

  it('is a site and five functions, and nothing else', () => {
    const files = filesIn(out)
    expect(files.filter((path) => !path.startsWith('/site/'))).toEqual([
      '/edge/feed.js',
      '/edge/find.js',
      '/edge/methods.js',
      '/edge/records.js',
      '/edge/suggest.js',
    ])
    for (const path of files) expect(path).toMatch(/^(\/[a-z0-9_][a-z0-9_.-]*)+$/)
  })

  it.each([
    ['/', 200, 'version'],
    ...collectionNames.map((name) => [`/${name}`, 200, 'total_items'] as const),
    ['/services/3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44', 200, 'service_at_locations'],
    ['/organizations/7d0b5a8e-1c3f-4e2d-8a6b-9f4c2e1d0b33', 200, 'programs'],
    ['/openapi.json', 200, 'paths'],
    ['/_/removed.json', 200, 'removed'],
    ['/services/00000000-0000-4000-8000-000000000000', 404, 'status'],
    ['/nothing/here', 404, 'status'],
  ] as const)(
    'answers %s with %i as JSON that any web page may read',
    async (path, status, field) => {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
      expect(response.status).toBe(status)
      expect(await response.json()).toHaveProperty(field)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      if (status === 200) expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    },
  )
})
