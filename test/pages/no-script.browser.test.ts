import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
  page = await browser.newPage({ javaScriptEnabled: false })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

it('without JavaScript, words and a postcode lead to a service, and that to its organization', async () => {
  page.setDefaultTimeout(60_000)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  await page.goto(`${server.origin}/find`)
  await page.getByRole('searchbox').fill('soup')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/search=soup/)
  await page.getByLabel('Where?').fill('bs3 1qg')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/place=bs3/i)
  expect(page.url()).toContain('search=soup')
  await page.getByRole('link', { name: 'Harbour Supper' }).first().click()
  await heading('Harbour Supper')
  const call = page.getByRole('link', { name: 'Call 01632 960110' })
  expect(await call.getAttribute('href')).toMatch(/^tel:/)
  await page.getByRole('link', { name: 'Ferry House Trust' }).first().click()
  await heading('Ferry House Trust')
  await page.getByRole('link', { name: 'Harbour Supper' }).first().click()
  await heading('Harbour Supper')
})
