import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serveHandler from 'serve-handler'
import { beforeAll, describe, expect, it } from 'vitest'
import { nodePlatform } from '../../../../src/generator/publish/platform.ts'
import { mediaTypeOf } from '../../../../src/feed/media-types.ts'
import { toAssets } from '../../../../src/pages/layout/assets.ts'
import { publicFiles } from '../../../../src/generator/site/documents/public-files.ts'
import { createPublicReader } from '../../../../src/io/read/public-files.ts'
import { composeOpenApi } from '../../../../src/feed/openapi.ts'
import { buildSite } from '../../../../src/generator/pipeline.ts'
import type { DocumentEntry } from '../../../../src/generator/site/documents/document.ts'
import { documents, toTable } from '../../../../src/generator/site/documents/table.ts'
import { createLookup } from '../../../../src/generator/site/lookup.ts'
import { composeSite } from '../../../../src/generator/site/site.ts'
import { createStaticSite } from '../../../hosts/netlify/static-site.ts'
import type { CuratedList } from '../../../../src/record/curated-list.ts'
import { bodiesOf } from '../../publish/bodies.ts'
import { filesIn } from '../../publish/osd.ts'
import {
  BUILD,
  SMALL_TOWN,
  copySmallTown,
  createFolder,
  readSmallTown,
} from '../../publish/small-town.ts'

const { settings, ...rest } = await readSmallTown()
const client = 'Iv23liabcdefghij'
const members = { client_id: client, repository: 'saltwick/directory' }
/** With all that a site can publish. */
const directory = {
  ...rest,
  settings: { ...settings, pages: settings.pages !== 'off' && { ...settings.pages, members } },
} as typeof rest & { readonly settings: typeof settings }
const file = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** A list of the publisher, which the small town has none of. */
const CURATED: CuratedList = {
  slug: 'winter',
  file: 'lists/winter.yaml',
  written: { title: 'Warm in winter', services: [{ service: 'harbour-supper' }] },
}

/** Names of records that the small town had earlier. */
const GONE = 'ferry-timetable|soup-stall|night-line'

/** Pages and files that the small town has of its own. */
const OWN = { page: 'about-saltwick', file: 'saltwick\\.(?:svg|css)' }

/** Matches the paths of a pattern, such as `/{list}/{id}`. A file of the index may be in a folder. */
const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replaceAll('{/language}', '(?:/cy)?')
      .replaceAll('{language}', 'cy')
      .replaceAll('{page}', '[a-z0-9_/-]+')
      .replaceAll('{page of the publisher}', OWN.page)
      .replaceAll('{file of the publisher}', OWN.file)
      .replaceAll('{file}', '[a-z0-9_/-]+')
      .replaceAll('{id}', '[0-9a-f-]{36}')
      .replaceAll('{list}', '[a-z_]+')
      .replaceAll('{earlier slug}', `(?:${GONE})`)
      .replace(/\{(?:slug|taxonomy|term)\}/g, `(?!(?:${GONE}|[0-9a-f-]{36})\\.)[a-z0-9-]+`)
      .replace(/\{[a-z ]+\}/g, '[0-9a-z]+')}$`,
  )

const entriesOf = (path: string) =>
  documents.filter(({ patterns }) => patterns.some((one) => toRegExp(one).test(path)))

const typeOf = (path: string) => {
  const [entry] = entriesOf(path)
  return entry === publicFiles ? mediaTypeOf(path) : entry?.type
}

describe('the table of documents', () => {
  let site: string
  let paths: readonly string[]
  beforeAll(async () => {
    const out = join(await createFolder(), 'dist')
    await buildSite({ content: await copySmallTown(), out })
    site = join(out, 'site')
    // Netlify reads these two and does not publish them.
    paths = filesIn(site).filter((path) => !['/_headers', '/_redirects'].includes(path))
  })

  /** The paths of a site whose index is in many files. */
  const unpacked = [
    ...bodiesOf(
      composeSite(directory, {
        build: BUILD,
        index: { packBytes: 0, shardBytes: 512 },
        publicFiles: createPublicReader(SMALL_TOWN)().files,
        assets: toAssets((name) => name),
      }),
    ).keys(),
    // With more services than a host takes files in a folder.
    ...bodiesOf(
      composeSite({ ...directory, curated: [CURATED] }, { build: BUILD, maxFilesInFolder: 2 }),
    ).keys(),
  ]

  it('has one entry for every published file', () => {
    const all = [...paths, ...unpacked]
    expect(all.filter((path) => entriesOf(path).length !== 1)).toEqual([])
  })

  it('has no entry without a published file', () => {
    const published = new Set(unpacked.flatMap(entriesOf))
    expect(documents.filter((entry) => !published.has(entry)).map(({ title }) => title)).toEqual([])
  })

  it('has the types that the endings of files have', () => {
    expect(paths.filter((path) => typeOf(path) !== mediaTypeOf(path))).toEqual([])
  })

  it('has the types that the rules of the build set on Netlify', { timeout: 60_000 }, async () => {
    const netlify = createStaticSite({ siteDir: site, configFile: file('netlify.toml') })
    for (const path of paths) {
      const response = await netlify(new Request(`https://feed.example.org${path}`))
      expect([path, response.headers.get('content-type')]).toEqual([path, typeOf(path)])
    }
  })

  it('has the types that serve.json sets', { timeout: 60_000 }, async () => {
    const config = JSON.parse(readFileSync(join(site, 'serve.json'), 'utf8')) as object
    const server = createServer((request, response) =>
      serveHandler(request, response, { ...config, public: site }),
    )
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = server.address() as AddressInfo
    for (const path of paths.filter((one) => !one.endsWith('.bin'))) {
      const response = await fetch(`http://localhost:${port}${path}`)
      await response.arrayBuffer()
      expect([path, response.headers.get('content-type')]).toEqual([path, typeOf(path)])
    }
    server.close()
  })

  it('has every path of the OpenAPI description', () => {
    const { paths: described } = composeOpenApi(directory.settings) as {
      readonly paths: Readonly<Record<string, unknown>>
    }
    // A list is answered with its first page, and `/` with the file `index.json`.
    const isLater = (path: string) => !/^\/[a-z_]*$/.test(path)
    const id = '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'
    for (const path of Object.keys(described).filter(isLater))
      expect(entriesOf(path.replace(/\{\w+\}/, id))).toHaveLength(1)
  })

  it('is the table in src/generator/site/README.md', () => {
    const code = (text: string) => `\`${text}\``
    const rows = documents.map(({ patterns, title, type, from }) =>
      [patterns.map(code).join(', '), title, code(type.replace('; charset=utf-8', '')), from].join(
        ' | ',
      ),
    )
    const guide = readFileSync(file('src/generator/site/README.md'), 'utf8')
    const written = guide
      .split('\n')
      .filter((line) => line.startsWith('| `/'))
      .map((line) =>
        line
          .slice(1, -1)
          .trim()
          .replace(/\s+\|\s+/g, ' | '),
      )
    expect(written).toEqual(rows)
  })
})

describe('a new output', () => {
  const added: readonly DocumentEntry[] = [
    {
      kind: 'record',
      title: 'a page for people',
      collections: ['services'],
      path: (_, { id }) => `/people/${id}.html`,
      patterns: ['/people/{id}.html'],
      type: 'text/html; charset=utf-8',
      from: 'file',
      make: ({ document }) => `<h1>${'name' in document ? document.name : ''}</h1>`,
    },
    {
      kind: 'single',
      title: 'an archive',
      path: '/_/all.gz',
      patterns: ['/_/all.gz'],
      type: 'application/gzip',
      from: 'file',
      make: () => Uint8Array.of(31, 139, 8),
    },
    {
      kind: 'list',
      title: 'a list that people print',
      collections: ['organizations'],
      of: 'item',
      perFile: () => 2,
      path: (_, number) => `/print/${number}.txt`,
      patterns: ['/print/{number}.txt'],
      type: 'text/plain',
      from: 'file',
      whenEmpty: false,
      make: ({ page }, items) => `${page}: ${items.length}`,
    },
    {
      kind: 'record',
      title: 'a calendar that the function makes',
      collections: ['services'],
      path: (_, { id }) => `/calendars/${id}.ics`,
      patterns: ['/calendars/{id}.ics'],
      type: 'text/calendar',
      from: 'function',
      make: () => 'BEGIN:VCALENDAR',
    },
  ]
  const table = toTable([...documents, ...added])
  const site = composeSite(directory, { build: BUILD })
  const lookup = createLookup(site, nodePlatform, table)
  const built = bodiesOf(site, table)
  const before = bodiesOf(site)
  const [service] = site.feed.lists.services

  it('is an entry: text or bytes, of one record, of a list, or of the whole directory', () => {
    const paths = [...built.keys()].filter((path) => !before.has(path))
    expect(paths.filter((path) => !path.startsWith('/people/')).sort()).toEqual([
      '/_/all.gz',
      '/print/1.txt',
      '/print/2.txt',
    ])
    expect(paths.filter((path) => path.startsWith('/people/'))).toHaveLength(5)
    expect(built.get(`/people/${service?.id}.html`)).toMatch(/^<h1>.+<\/h1>$/)
    expect(built.get('/_/all.gz')).toEqual(Uint8Array.of(31, 139, 8))
    expect(built.get('/print/2.txt')).toBe('2: 1')
  })

  it('has the same bytes when it is made on request', () => {
    for (const [path, body] of built) expect(lookup.get(path)).toEqual(body)
  })

  it('has no file when only the function makes it', () => {
    expect(lookup.get(`/calendars/${service?.id}.ics`)).toBeUndefined()
  })

  it('changes no other file', () => {
    for (const [path, body] of before) expect(built.get(path)).toEqual(body)
  })
})
