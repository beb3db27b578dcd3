import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildSite } from '../../../src/generator/pipeline.ts'
import type { RunningServer } from '../../../src/hosts/node/node-server.ts'
import { startPreview } from '../../../src/hosts/node/preview.ts'
import { PROJECT } from '../../../src/package/compile.ts'
import { axeFindings } from '../../axe.ts'
import { startBrowser } from '../../browser.ts'

const TILES = 'https://tile.openstreetmap.org/**'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

let folder: string
let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
const asked: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'osd place '))
  await buildSite({ content: join(PROJECT, 'content'), out: folder })
  server = await startPreview({ out: folder, port: 0 })
  browser = await startBrowser({ isStrict: true })
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await page?.close()
  page = await context.newPage()
  asked.length = 0
  page.on('request', (request) => asked.push(request.url()))
  await page.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }))
})

const button = (name: string) => page.getByRole('button', { name })
const map = () => page.getByLabel('Map of the place')
const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
const changes = () => page.locator('#changes li').allTextContents()
const number = async (which: string) =>
  Number(await page.getByLabel(`How far ${which} is it, in degrees?`).inputValue())

async function correctHall(): Promise<void> {
  await page.goto(`${server.origin}/find/edit/tuesday-lunch-club`)
  await button('Correct its details: Ropewalk Hall').click()
}

it('shows where a place is, and moves the point with the keyboard', async () => {
  await correctHall()
  expect(asked.filter((url) => /leaflet|place\.|openstreetmap/.test(url))).toEqual([])
  await said('The pictures of the map come from tile.openstreetmap.org.')
  await button('Show on a map where it is').press('Enter')
  await said('Tap where the door is')
  await page.locator('.map img.leaflet-tile-loaded').first().waitFor()
  if (process.env.SCREENSHOT) await page.screenshot({ path: `${process.env.SCREENSHOT}/place.png` })
  expect(await axeFindings(page)).toEqual([])
  expect(await page.locator('.map').evaluate((one) => one === document.activeElement)).toBe(true)
  // Nothing is another answer before the point is moved.
  expect(await changes()).toEqual(['Nothing yet.'])
  await page.keyboard.press('ArrowUp')
  await said(/^The door is at 51\.44\d+, -2\.6047\.$/)
  await expect.poll(() => number('north')).toBeGreaterThan(51.4434)
  expect(await number('north')).toBeLessThan(51.4445)
  expect(await number('east')).toBe(-2.6047)
  await expect.poll(changes).not.toEqual(['Nothing yet.'])
  expect((await changes()).join()).toMatch(/Ropewalk Hall.*moved/)
  await page.reload()
  await said('What you typed before is still here.')
  expect(await number('north')).toBeGreaterThan(51.4434)
})

it('begins at the postcode of a new place, and goes where it is tapped', async () => {
  await page.goto(`${server.origin}/find/new`)
  await page.getByRole('combobox', { name: 'Find a place' }).fill('Back room')
  await button('Add a new place').click()
  await page.getByLabel('What is its postcode?').fill('BS3 1QG')
  await button('Show on a map where it is').click()
  await said('Tap where the door is')
  expect(await page.getByLabel('How far north').inputValue()).toBe('')
  const { x, y, width, height } = (await map().boundingBox())!
  await page.touchscreen.tap(x + width / 2 + 60, y + height / 2)
  await said(/^The door is at 51\.4/)
  expect(Math.abs((await number('north')) - 51.4434)).toBeLessThan(0.02)
  expect(Math.abs((await number('east')) + 2.6047)).toBeLessThan(0.03)
})

it('leaves the two numbers when the map cannot be loaded', async () => {
  await page.unroute(TILES)
  await page.route(TILES, (route) => route.abort())
  await correctHall()
  await button('Show on a map where it is').click()
  await said('The map cannot be loaded.')
  expect(await map().isVisible()).toBe(false)
  const section = page.locator('#records section').filter({ hasText: 'Ropewalk Hall' })
  await section.locator('details > summary').last().click()
  await page.getByLabel('How far north is it, in degrees?').fill('51.4440')
  await expect.poll(changes).not.toEqual(['Nothing yet.'])
})
