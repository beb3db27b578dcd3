import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewChanges } from '../../src/changes/preview/preview-changes.ts'
import { toVersion } from '../../src/content/version.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFindRecords } from '../../src/finder/find-records.ts'
import { toAssets } from '../../src/pages/layout/assets.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { preparePublishing } from '../../src/generator/publish/publish-site.ts'
import { readContent } from '../../src/io/read/read-content.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { stepsOf } from '../../src/generator/site/steps.ts'
import { type Netlify, startNetlify } from '../hosts/netlify/netlify.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'
import {
  BUILD,
  HISTORY,
  SMALL_TOWN,
  createFolder,
  readSmallTown,
} from '../generator/publish/small-town.ts'

const SUPPER = '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'
const directory = {
  ...(await readSmallTown()),
  sources: [{ name: 'otters', file: 'sources/otters.yaml', settings: {} }],
}
const options = {
  build: BUILD,
  assets: toAssets((name) => name),
  provenance: () =>
    new Map([
      [
        SUPPER,
        {
          kind: 'service' as const,
          sources: [{ source: 'otters', id: SUPPER, isOwner: true }],
          fields: {},
        },
      ],
    ]),
}
/** The small town, and the same with too many services for the folder of a host. */
const whole = bodiesOf(composeSite(directory, options))
const crowded = composeSite(directory, { ...options, maxFilesInFolder: 2 })

/** The page and the calendar of each service, by their addresses. */
const rendered = [...whole].filter(([path]) =>
  /^(?:\/cy)?\/find\/(?:services\/(?![0-9a-f-]{36}\.).*\.html|calendars\/.*)$/.test(path),
)
const addressOf = (path: string) => path.replace(/\.html$/, '')
const isGone = (body: unknown) => /http-equiv="refresh"|no longer|Nid yw/.test(String(body))
const services = rendered.filter(([path, body]) => path.endsWith('.ics') || !isGone(body))

/** The changes of a preview in which one field of the harbour supper differs. */
async function changesOf() {
  const { sources } = await readContent(SMALL_TOWN)
  const versionOf = (files: typeof sources) =>
    toVersion(checkContent(files, { history: HISTORY }).linked!, files)
  const before = sources.map(({ file, text }) => ({
    file,
    text: text.replace('Come in and sit down.', 'Ring the bell.'),
  }))
  return previewChanges(versionOf(before), versionOf(sources))
}

describe('with more services than a host takes files in a folder', () => {
  const lookup = createLookup(crowded, nodePlatform)
  const ask = createFindRecords({ store: createMemoryStore(lookup), manifest: lookup.manifest })
  const get = (path: string, init?: RequestInit) =>
    ask(new Request(`https://town.example.org${path}`, init))

  it('pages and calendars of services are no files, in no language', () => {
    expect(services.length).toBeGreaterThanOrEqual(10)
    const files = bodiesOf(crowded)
    expect(services.filter(([path]) => files.has(path))).toEqual([])
    expect([...files.keys()]).toContain('/find/organizations/ferry-house-trust.html')
    expect(files.get('/find/services/night-line.html')).toBe(
      whole.get('/find/services/night-line.html'),
    )
  })

  it('the function renders each byte by byte as the file would be', async () => {
    expect(whole.get('/find/services/harbour-supper.html')).toContain('From another directory')
    for (const [path, body] of services) {
      const response = await get(addressOf(path))
      expect([path, await response?.text()]).toEqual([path, body])
    }
  })

  it('says in the preview of a change what changes, as the file would', async () => {
    const changes = await changesOf()
    const files = bodiesOf(composeSite(directory, { ...options, changes }))
    const site = composeSite(directory, { ...options, changes, maxFilesInFolder: 2 })
    const preview = createLookup(site, nodePlatform)
    const { manifest } = preview
    const askPreview = createFindRecords({ store: createMemoryStore(preview), manifest })
    for (const path of ['/find/services/harbour-supper', '/cy/find/services/harbour-supper']) {
      const response = await askPreview(new Request(`https://town.example.org${path}`))
      const page = await response?.text()
      expect(page).toBe(files.get(`${path}.html`))
      expect(page).toMatch(/<section class="notice">.*Ring the bell/s)
    }
    const other = await askPreview(new Request('https://town.example.org/find/services/tide-line'))
    expect(await other?.text()).toBe(whole.get('/find/services/tide-line.html'))
  })

  it('answers a request with its own ETag with 304, and HEAD without a body', async () => {
    const response = (await get('/find/services/tide-line'))!
    const etag = response.headers.get('etag')!
    const again = await get('/find/services/tide-line', { headers: { 'if-none-match': etag } })
    expect(again?.status).toBe(304)
    const head = await get('/find/services/tide-line', { method: 'HEAD' })
    expect([head?.status, await head?.text()]).toEqual([200, ''])
  })

  it.each(['/find/services/nothing', '/fr/find/services/tide-line', '/find/services/../x'])(
    'leaves %s to the files',
    async (path) => expect(await get(path)).toBeUndefined(),
  )

  describe('on Netlify', () => {
    let netlify: Netlify
    beforeAll(async () => {
      const out = join(await createFolder(), 'dist')
      await preparePublishing({ out })(crowded, stepsOf(crowded, nodePlatform))
      netlify = await startNetlify({ siteDir: join(out, 'site'), functionsDir: join(out, 'edge') })
    }, 60_000)
    afterAll(() => netlify?.close())

    it.each([
      '/find/services/tide-line',
      '/cy/find/services/harbour-supper',
      '/find/calendars/harbour-supper.ics',
    ])('%s is the same', async (address) => {
      const response = await fetch(netlify.origin + address)
      expect(response.status).toBe(200)
      expect(response.headers.get('netlify-cdn-cache-control')).toMatch(/s-maxage/)
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await response.text()).toBe(whole.get(address) ?? whole.get(`${address}.html`))
    })

    it.each([
      ['/find/services/night-line', 200, 'tide-line'],
      ['/find/services/soup-stall', 200, 'no longer'],
      ['/find/services/nothing', 404, 'We cannot find this page'],
      ['/find/calendars/nothing.ics', 404, 'We cannot find this page'],
    ])('%s is answered with %i by a file', async (address, status, text) => {
      const response = await fetch(netlify.origin + address)
      expect([response.status, await response.text()]).toEqual([
        status,
        expect.stringContaining(text),
      ])
    })
  })
})
