import ICAL from 'ical.js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import type { Manifest } from '../../src/api/manifest.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { type RunningServer, startServer } from '../../src/hosts/node/node-server.ts'
import { MANIFEST } from '../../src/feed/paths.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { withoutUnseen } from '../../src/pages/layout/html.ts'
import { bundleAssets } from '../../src/generator/publish/bundle-assets.ts'
import { feedOf } from '../../src/generator/site/feed.ts'
import { composeFeed } from '../../src/generator/site/site.ts'
import { startBrowser } from '../browser.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'
import { BUILD, readSmallTown } from '../generator/publish/small-town.ts'

const HIT = 'globalThis.hit=1'

/** What the texts of the services are, one for each service of the town in turn. */
const TEXTS = [
  `<script>${HIT}</script><img src=x onerror="${HIT}"> </script><script>${HIT}</script>`,
  `"><svg onload="${HIT}"> ' onmouseover='${HIT}' ]]> --> </style></title></textarea>" <iframe src="https://evil.example"></iframe><base href="https://evil.example/">`,
  `{{${HIT}}} \${${HIT}} <%= ${HIT} %> &lt;b&gt; &amp;amp; \\u003cscript>`,
  'right\u202Eto left \u2066isolated \u200Fmark \u0007bell',
  'x'.repeat(10_000),
]
const LINKS = [
  `javascript:${HIT}`,
  `JaVa\tScript:${HIT}`,
  `data:text/html,<script>${HIT}</script>`,
  `https://evil.example/"><script>${HIT}</script>`,
  '//evil.example/\u202Egnp.exe',
]

/** Fields that hold no text: choices, dates, times and names of things, which programs read. */
const NO_TEXT =
  /^(?:id|.*_id|status|.*_type|type|freq|by.*|.*_at|dtstart|until|wkst|valid_.*|interval|timezone|code|.*_date|last_modified|country|postal_code|number|currency|postcode|extent|link_entity|value)$/
const LINK = /^(?:url|uri|website|schedule_link|logo)$/

/** A document whose every text is hostile, and what is nested in it. */
function spoiled(value: unknown, turn: number, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => spoiled(one, turn, field))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, spoiled(one, turn, name)]),
    )
  if (typeof value !== 'string' || NO_TEXT.test(field)) return value
  return (LINK.test(field) || field === 'email' ? LINKS : TEXTS)[turn]
}

const directory = await readSmallTown()
const feed = feedOf(directory)
const services = feed.lists.services.map((entry, i) => ({
  ...entry,
  detail: () => spoiled(entry.detail(), i % TEXTS.length) as ReturnType<typeof entry.detail>,
}))
const organizations = feed.lists.organizations.map((entry, i) => ({
  ...entry,
  detail: () => spoiled(entry.detail(), i % TEXTS.length) as ReturnType<typeof entry.detail>,
}))

let files: ReturnType<typeof bodiesOf>
let server: RunningServer
let browser: Browser
let page: Page
const asked = new Set<string>()
const errors: string[] = []
beforeAll(async () => {
  const lists = { ...feed.lists, services, organizations }
  files = bodiesOf(composeFeed({ ...feed, lists }, { build: BUILD, assets: await bundleAssets() }))
  const manifest = JSON.parse(String(files.get(MANIFEST))) as Manifest
  const store = createMemoryStore(files)
  const find = createFind({ store, manifest })
  const api = createApi({ store, manifest, base: 'http://localhost' })
  server = await startServer(async (request) => (await find(request)) ?? api(request), { port: 0 })
  browser = await startBrowser()
  page = await browser.newPage({ viewport: { width: 320, height: 800 } })
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  page.on('pageerror', (error) => errors.push(error.message))
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const pagesOf = (list: 'services' | 'organizations') =>
  feed.lists[list].map(({ page: name }) => `/find/${list}/${name}`)

const PATHS = [
  ...pagesOf('services'),
  ...pagesOf('organizations'),
  ...['/find?search=script', '/find?postcode=EX90+1AA', '/find?day=MO'],
  ...['/find/topics/needs/food', '/find/a-z', '/find/map', '/cy/find/a-z'],
  `/find/list#list=${feed.lists.services.map(({ page: name }) => name).join()}`,
  ...['/find/embed', '/find/embed/results', '/find/embed/results?day=MO'],
]

describe('hostile texts in every field', () => {
  it.each(PATHS)('run nothing and stay on the screen of %s', async (path) => {
    const response = await page.goto(server.origin + path)
    expect(response?.status() ?? 200).toBe(200)
    if (path.includes('#')) await page.locator('main .hand-out').first().waitFor()
    const found = await page.evaluate(() => ({
      isEmpty: document.querySelector('main')!.textContent!.length < 100,
      hit: (globalThis as { hit?: unknown }).hit,
      overflow: document.documentElement.scrollWidth - innerWidth,
      links: [...document.querySelectorAll('[href], [src], [action]')]
        .map(
          (one) =>
            one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action'),
        )
        .filter((link) => !/^(?:https?:\/\/|mailto:|tel:|sms:|\/(?!\/)|#|\?)/.test(link!)),
      foreign: [
        ...document.querySelectorAll(
          'main :is(script:not([src]), iframe, svg:not(.i, .code), base, style, object)',
        ),
      ]
        .filter((one) => one.getAttribute('type') !== 'application/ld+json')
        .map(({ outerHTML }) => outerHTML),
      handlers: [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
      ),
    }))
    expect(found).toEqual({
      isEmpty: false,
      hit: undefined,
      overflow: 0,
      links: [],
      foreign: [],
      handlers: [],
    })
  })

  it.each(pagesOf('services').map((path, i) => [path, TEXTS[i % TEXTS.length]!] as const))(
    'are read in the title and the heading of %s as they were typed',
    async (path, text) => {
      await page.goto(server.origin + path)
      const words = (typed: string) => withoutUnseen(typed).replace(/\s+/g, ' ').trim()
      expect(words((await page.locator('h1').textContent())!)).toBe(words(text))
      expect(words(await page.title())).toContain(words(text))
    },
  )

  it.each(PATHS.filter((path) => !/^\/find\/(?:services|organizations|embed$)/.test(path)))(
    'are on %s at all',
    async (path) => {
      await page.goto(server.origin + path)
      const services = page.locator('main a[href*="/find/services/"]')
      await services.first().waitFor()
      expect(TEXTS.map((text) => withoutUnseen(text).slice(0, 10))).toContain(
        (await services.first().textContent())!.trim().slice(0, 10),
      )
    },
  )

  it('print, and leave calendars and feeds that other programs read', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(server.origin + pagesOf('services')[0])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    const calendars = [...files].filter(([path]) => path.endsWith('.ics'))
    expect(calendars.length).toBeGreaterThan(0)
    for (const [, text] of calendars) {
      const events = new ICAL.Component(ICAL.parse(String(text)) as never).getAllSubcomponents()
      expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['vtimezone', 'vevent']))
    }
    const roots = await page.evaluate(
      (texts) =>
        texts.map(
          (text) =>
            new DOMParser().parseFromString(text, 'application/xml').documentElement.nodeName,
        ),
      ['/find/changes.atom', '/sitemap.xml'].map((path) => String(files.get(path))),
    )
    expect(roots).toEqual(['feed', 'urlset'])
  })

  it('ask no other host, and break no script', () => {
    expect([...asked]).toEqual([server.origin])
    expect(errors).toEqual([])
  })
})
