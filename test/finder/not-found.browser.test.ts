import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDev } from '../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { startBrowser } from '../browser.ts'
import { SMALL_TOWN } from '../generator/publish/small-town.ts'

let server: RunningServer
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startDev({ content: SMALL_TOWN, port: 0, onBuild: () => {} })
  browser = await startBrowser()
  page = await browser.newPage()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

describe('the page of an address that does not exist', () => {
  it.each([
    ['/find/services/harbour-supper-2', 'Harbour Supper'],
    ['/find/organizations/ferry-house', 'Ferry House Trust'],
  ])('%s offers %s, and has its words in the box', async (path, name) => {
    await page.goto(server.origin + path)
    const link = page.locator('#meant a')
    await link.waitFor()
    expect(await link.textContent()).toMatch(new RegExp(name, 'i'))
    expect(await page.locator('#search').inputValue()).toBe(
      path.split('/').at(-1)!.replaceAll('-', ' '),
    )
    await link.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  it('offers nothing where nothing is like its words', async () => {
    const answered = page.waitForResponse(/\/services\?search=/)
    await page.goto(`${server.origin}/find/services/xyzzy`)
    await answered
    await page.waitForTimeout(200)
    expect(await page.locator('#meant a').isVisible()).toBe(false)
  })
})
