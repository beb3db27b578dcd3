import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatHtml } from '../../../src/verify/formats/html/page.ts'
import { createFolder } from '../../generator/publish/small-town.ts'
import { startBrowser } from '../../browser.ts'
import { check, createTown, patched } from '../feed.ts'
import { editRecords } from '../patch.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const HOSTILE = '<script>document.title = "taken"</script><img src="https://example.org/x.png">'

let browser: Browser
let page: Page
/** The requests of the page, and the errors of the browser. */
const requests: string[] = []
const errors: string[] = []

beforeAll(async () => {
  const patch = editRecords('services', (service) => {
    service.status = HOSTILE
    service.email = null
  })
  const report = await check(patched(createTown(), patch))
  const file = join(await createFolder(), 'report.html')
  writeFileSync(file, formatHtml({ ...report, title: HOSTILE }, report.base))

  browser = await startBrowser()
  page = await browser.newPage({ viewport: { width: 380, height: 800 } })
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(pathToFileURL(file).href)
})
afterAll(() => browser?.close())

describe('a report in a browser', () => {
  it('shows the text of a feed, runs nothing and loads nothing', async () => {
    expect(await page.title()).toBe(`Compliance report: ${HOSTILE}`)
    expect(await page.locator('h1').textContent()).toBe(HOSTILE)
    expect(await page.locator('script, img, iframe, link').count()).toBe(0)
    expect(requests).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('has the verdict first, and the findings under each endpoint', async () => {
    expect(await page.locator('.verdict').textContent()).toContain('does not comply')
    const text = (await page.locator('main').textContent()) ?? ''
    for (const rule of ['null-value', 'field-choice']) expect(text).toContain(rule)
  })

  it('has its headings in order, and a header for every column', async () => {
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
    expect(levels[0]).toBe(1)
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThan(2)
    const bare = await page
      .locator('table')
      .evaluateAll(
        (all) =>
          all.filter((table) => table.querySelector('thead th[scope="col"]') === null).length,
      )
    expect(bare).toBe(0)
  })

  it('needs no horizontal scrolling on a phone', async () => {
    const [wide, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(wide).toBe(shown)
  })
})
