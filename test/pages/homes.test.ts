import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePolicy } from '../../src/api/answer-page.ts'
import { FOR_EVER, PERSONAL, REVALIDATE } from '../../src/api/headers.ts'
import { SVG_POLICY } from '../../src/api/public-types.ts'
import { mediaTypeOf } from '../../src/feed/media-types.ts'
import { startDev } from '../../src/cli/dev/dev.ts'
import { startPreview } from '../../src/hosts/node/preview.ts'
import { buildSite } from '../../src/generator/pipeline.ts'
import { startNetlify } from '../hosts/netlify/netlify.ts'
import { copySmallTown, createFolder } from '../generator/publish/small-town.ts'

interface Expected {
  readonly status?: number
  readonly type: string
  readonly policy: Readonly<Record<string, string>>
  readonly caching?: string
  readonly isHidden?: boolean
}

type Get = (path: string, options?: RequestInit) => Promise<Response>

/** An id that no record has. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Where the pictures of the map come from. */
const OSM = { tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '' }

let homes: Readonly<Record<string, Get>>
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  const out = join(await createFolder(), 'dist')
  const content = await copySmallTown()
  // To a careless rule these names end like those of files.
  for (const name of ['our-json', 'our-ndjson', 'our-svg', 'our-ics', 'our-gz'])
    writeFileSync(join(content, `pages/${name}.md`), `# ${name}\n`)
  await buildSite({ content, out })
  const dev = await startDev({ content, port: 0, onBuild: () => {} })
  const preview = await startPreview({ out, port: 0 })

  const netlify = await startNetlify({
    siteDir: join(out, 'site'),
    functionsDir: join(out, 'edge'),
  })
  closing.push(dev.close, preview.close, netlify.close)
  homes = {
    dev: (path, options) => fetch(dev.origin + path, options),
    preview: (path, options) => fetch(preview.origin + path, options),
    Netlify: (path, options) => fetch(netlify.origin + path, options),
  }
}, 60_000)
afterAll(() => Promise.all(closing.map((close) => close())))

describe.each(['dev', 'preview', 'Netlify'])('pages on %s', (name) => {
  const get: Get = (path, options) => homes[name]!(path, options)

  it.each(['/find', '/find/services/harbour-supper', '/find/topics', '/find/a-z'])(
    '%s is a page that runs no foreign scripts',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        ...Object.fromEntries(
          Object.entries(pagePolicy({ map: OSM })).map(([key, value]) => [
            key.toLowerCase(),
            value,
          ]),
        ),
      })
      expect(await response.text()).toMatch(/^<!doctype html>/)
    },
  )

  it('serves the form of every service from one page, with its script', async () => {
    const response = await get('/find/edit/harbour-supper')
    expect(response.status).toBe(200)
    const [, script = ''] = /src="([^"]*edit\.[^"]*)"/.exec(await response.text()) ?? []
    const code = await get(script)
    expect(code.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await code.text()).toContain('sessionStorage')
  })

  it('finds services by a misspelt word near a postcode, and keeps that private', async () => {
    const response = await get('/find?search=harbuor&place=BS3+1QG')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const page = await response.text()
    expect(page).toContain('We looked for “harbour”')
    expect(page).toMatch(/<a href="\/find\/services\/[a-z-]+"/)
    expect(page).toContain('<meta name="robots" content="noindex"')
  })

  it('shows help that cannot wait above the results, and only when the words ask for it', async () => {
    const page = await (await get('/find?search=feeling+suicidal+need+help+now')).text()
    expect(page.indexOf('Samaritans')).toBeGreaterThan(0)
    expect(page.indexOf('Samaritans')).toBeLessThan(page.indexOf('class="found"'))
    expect(await (await get('/find?search=dying+wool')).text()).not.toContain('Samaritans')
  })

  it('answers a search in another language, with a switch that keeps it', async () => {
    const response = await get('/cy/find?search=soup&day=MO')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const page = await response.text()
    expect(page).toContain('<html lang="cy">')
    expect(page).toContain('hreflang="en" href="/find?search=soup&amp;day=MO"')
    expect(page).toMatch(/<a href="\/cy\/find\/services\/[a-z-]+"/)
    expect(await (await get('/cy/find')).text()).toContain('Dewch o hyd i gymorth')
    const lost = await get('/cy/find/nothing')
    expect(lost.status).toBe(404)
    expect(await lost.text()).toContain('Ni allwn ddod o hyd i’r dudalen')
    expect((await get('/fr/find/nothing')).headers.get('content-type')).toMatch(/json/)
  })

  it.each(['/find/embed/results', '/cy/find/embed/results?search=soup&page=1'])(
    'lets other sites show %s in a frame, without scripts',
    async (path) => {
      const { status, headers } = await get(path)
      expect([status, headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringMatching(/^default-src 'none'; (?!.*script-src).*; frame-ancestors \*$/),
      ])
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('says what is wrong with a postcode, beside its field', async () => {
    const page = await (await get('/find?place=nonsense')).text()
    expect(page).toContain('id="place-error"')
    expect(page).toContain('value="nonsense"')
  })

  it('answers an empty form with the front page', async () => {
    expect(await (await get('/find?search=&place=')).text()).toBe(await (await get('/find')).text())
  })

  it('loads its style', async () => {
    const [, style = ''] = /href="([^"]+\.css)"/.exec(await (await get('/find')).text()) ?? []
    const response = await get(style)
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await response.text()).toContain('--accent')
  })

  it.each([
    ['/find/calendars/harbour-supper.ics', 'text/calendar; charset=utf-8'],
    ['/find/changes.atom', 'application/atom+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    // Ends as a calendar does.
    ['/find/topics', 'text/html; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  })

  it.each(['/find/services/nothing', '/find/nothing', '/find/../find/x'])(
    'says on a page that there is no %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toContain('We cannot find this page')
    },
  )

  describe('an id in an address', () => {
    const [service, organization] = [
      '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44',
      '7d0b5a8e-1c3f-4e2d-8a6b-9f4c2e1d0b33',
    ]
    it.each([
      [`/find/services/${service}`, '/find/services/harbour-supper'],
      [`/find/services/${service.toUpperCase()}/?x=1`, '/find/services/harbour-supper'],
      [`/cy/find/services/${service}`, '/cy/find/services/harbour-supper'],
      [`/find/organizations/${organization}`, '/find/organizations/ferry-house-trust'],
    ])('%s leads to %s', async (path, target) => {
      const response = await get(path, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([302, target])
      const page = await get(target)
      expect(page.status).toBe(200)
    })

    it.each([
      [`/find/organizations/${service}`, 404, 'We cannot find this page'],
      [`/find/services/${NOBODY}`, 404, 'We cannot find this page'],
      [`/cy/find/services/${NOBODY}`, 404, 'Ni allwn ddod o hyd'],
      ['/find/services/------------------------------------', 404, 'We cannot find this page'],
      ['/find/services/0d3c9f0e-6a57-4a7b-8d25-6a1f8f0c2b11', 200, 'on 31 March 2026'],
      ['/cy/find/services/0d3c9f0e-6a57-4a7b-8d25-6a1f8f0c2b11', 200, '31 Mawrth 2026'],
    ])('%s is answered with %i and “%s”', async (path, status, text) => {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([
        status,
        expect.stringContaining(text),
      ])
    })
  })

  describe('the headers of', () => {
    const PAGE = { type: 'text/html; charset=utf-8', policy: pagePolicy({ map: OSM }) }
    const FILE = { ...PAGE, type: undefined }

    it.each<[path: string, expected: Expected]>([
      ...[
        ...['/find', '/cy/find', '/find/services/harbour-supper', '/find/topics', '/find/a-z'],
        ...['/find/organizations/ferry-house-trust', '/find/map'],
        ...['/find/api', '/find/urgent', '/find/accessibility', '/find/privacy', '/find/contact'],
        ...['/find/embed', '/find/list', '/find/quality', '/find/edit/tide-line', '/find/new'],
        ...['/find/report/services/tide-line'],
        ...['/find/about-saltwick', '/find/our-json', '/find/our-ndjson', '/find/our-svg'],
        ...['/find/our-ics', '/find/our-gz', '/cy/find/our-json'],
      ].map((path): [string, Expected] => [path, PAGE]),
      // The function answers, since it says what is open now.
      ['/find/topics/needs/food', { ...PAGE, caching: PERSONAL }],
      ['/find/nothing-here', { ...PAGE, status: 404 }],
      ['/find/_/style.00000000.css', { ...PAGE, status: 404 }],
      ['/find?search=soup', { ...PAGE, caching: PERSONAL, isHidden: true }],
      ['/find/calendars/harbour-supper.ics', { ...FILE, type: 'text/calendar; charset=utf-8' }],
      ['/find/changes.atom', { ...FILE, type: 'application/atom+xml; charset=utf-8' }],
      ['/saltwick.svg', { type: 'image/svg+xml', policy: SVG_POLICY }],
      ['/', { type: 'application/json; charset=utf-8', policy: {} }],
      ['/openapi.json', { type: 'application/json; charset=utf-8', policy: {} }],
    ])('%s', async (path, { status = 200, type, policy, caching, isHidden }) => {
      const response = await get(path)
      const { headers } = response
      expect({
        status: response.status,
        type: headers.get('content-type'),
        policy: headers.get('content-security-policy'),
        referrer: headers.get('referrer-policy'),
        sniffing: headers.get('x-content-type-options'),
        caching: headers.get('cache-control')?.replaceAll(',', ', ').replace(/ +/g, ' '),
        robots: headers.get('x-robots-tag'),
      }).toEqual({
        status,
        type,
        policy: policy['Content-Security-Policy'] ?? null,
        referrer: policy['Referrer-Policy'] ?? null,
        sniffing: 'nosniff',
        // A page of the dev server loads again after a save.
        caching: caching ?? (name === 'dev' && type === PAGE.type ? PERSONAL : REVALIDATE),
        robots: isHidden ? 'noindex' : null,
      })
    })

    it('files whose names change with their content, which are cached for ever', async () => {
      const pages = await Promise.all(
        ['/find', '/find/map', '/find/services/harbour-supper', '/find/new'].map(async (path) =>
          (await get(path)).text(),
        ),
      )
      const paths = new Set(pages.flatMap((text) => text.match(/\/find\/_\/[\w.]+/g) ?? []))
      expect([...paths].map((path) => path.replace(/.*\./, '')).sort()).toEqual(
        expect.arrayContaining(['css', 'js', 'json']),
      )
      for (const path of paths) {
        const { status, headers } = await get(path)
        expect([path, status, headers.get('cache-control')]).toEqual([path, 200, FOR_EVER])
        expect(headers.get('content-type')).toBe(mediaTypeOf(path))
      }
    })
  })

  it('answers any other unknown path in JSON', async () => {
    const response = await get('/findings')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/json/)
  })
})
