import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDev } from '../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { startBrowser } from '../browser.ts'
import { SMALL_TOWN } from '../generator/publish/small-town.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ELSEWHERE = 'https://elsewhere.example.org/'
const RECORD = '/find/services/harbour-supper'
const SENSITIVE = [
  '/find/urgent',
  '/find?search=he+hit+me',
  RECORD,
  '/find?search=supper',
  '/find/topics/needs/hot-meals',
]
const OTHER = ['/find', '/find?search=knit', '/find/services/knit-and-natter', '/find/topics']

let content: string
let server: RunningServer
let browser: Browser
let page: Page

beforeAll(async () => {
  content = realpathSync(mkdtempSync(join(tmpdir(), 'osd-exit-')))
  cpSync(SMALL_TOWN, content, { recursive: true })
  const file = join(content, 'directory.yaml')
  const settings = readFileSync(file, 'utf8').replace(
    /^pages:$/m,
    `pages:\n  quick_exit: { topics: [hot-meals], to: '${ELSEWHERE}' }`,
  )
  writeFileSync(file, settings)
  server = await startDev({ content, port: 0, onBuild: () => {} })
  browser = await startBrowser()
  page = await browser.newPage({ hasTouch: true })
  await page.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>Elsewhere' }),
  )
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(content, { recursive: true, force: true })
})

const pageAt = async (path: string) => (await fetch(server.origin + path)).text()

describe('a page that may have to be left at once', () => {
  it.each(SENSITIVE)('%s has the way out, a neutral title and no referrer', async (path) => {
    const text = (await pageAt(path)).replace(/\s+/g, ' ')
    expect(text).toContain(`<a class="button" href="${ELSEWHERE}" rel="nofollow noreferrer"`)
    expect(text).toMatch(/<title>Find a service – [^<]*<\/title>/)
    expect(text).toContain('<meta property="og:title" content="Find a service"')
    expect(text).toContain('<meta name="referrer" content="no-referrer" />')
    expect(text).toContain('Your history stays')
    expect(text).not.toContain('/list.')
  })

  it.each(OTHER)('is not %s', async (path) => {
    const text = await pageAt(path)
    expect(text).not.toContain('id="exit"')
    expect(text).not.toContain('name="referrer"')
  })
})

describe('in a browser', () => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${server.origin}/find`)
    await page.goto(server.origin + RECORD)
    expect(await page.title()).toContain('Find a service')
  })
  const isElsewhere = () => page.waitForURL(ELSEWHERE)

  /** What somebody sees who goes back from there. */
  async function back(): Promise<string> {
    await page.goBack()
    await page.waitForLoadState()
    return new URL(page.url()).pathname
  }

  it('Shift three times leaves, and going back does not return', async () => {
    for (let i = 0; i < 3; i++) await page.keyboard.press('Shift')
    await isElsewhere()
    expect(await back()).toBe('/find')
  })

  it('leaves nothing behind of what was typed in this tab', async () => {
    await page.evaluate(() => sessionStorage.setItem('typed:report:services/x', 'He hit me'))
    await page.tap('#exit a')
    await isElsewhere()
    await page.goto(`${server.origin}/find`)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('hit')
  })

  it('a touch leaves, and going back does not return', async () => {
    await page.tap('#exit a')
    await isElsewhere()
    expect(await back()).toBe('/find')
  })

  it('the page is covered before anything else loads', async () => {
    const covered = page.waitForEvent('console')
    await page.evaluate(() => {
      const say = () => console.log(document.body.textContent)
      new MutationObserver(say).observe(document.body, { childList: true })
    })
    await page.tap('#exit a')
    expect((await covered).text()).toBe('Leaving this page…')
    await isElsewhere()
  })

  it('going back to an earlier page of the kind leads on', async () => {
    await page.goto(`${server.origin}/find/urgent`)
    await page.tap('#exit a')
    await isElsewhere()
    await page.goBack()
    await page.waitForURL(ELSEWHERE)
    expect(page.url()).toBe(ELSEWHERE)
  })

  it('says how often Shift must still be pressed, and begins again at another key', async () => {
    const status = () => page.textContent('#exit [role=status]')
    await page.keyboard.press('Shift')
    expect(await status()).toContain('two more times')
    await page.keyboard.press('Shift')
    expect(await status()).toContain('once more')
    await page.keyboard.press('a')
    expect(await status()).toBe('')
    await page.keyboard.press('Shift')
    expect(page.url()).toContain(RECORD)
  })

  it.each([390, 1280])('is accessible and fits at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.evaluate(axe)
    const found = await page.evaluate(async () => {
      const { violations } = await (
        window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
      ).axe.run()
      return violations.map(({ id }) => id)
    })
    expect(found).toEqual([])
  })
})
