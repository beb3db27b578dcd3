import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startDev } from '../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { PROJECT } from '../../src/package/compile.ts'
import { startBrowser } from '../browser.ts'

/*
 * What people come for, each done on a telephone from the front page. A step is a text that is typed and sent, or a tap.
 */

/** Places far from the others of the example. */
const FAR = {
  'locations/chapel-allerton-library':
    'name: Chapel Allerton Library\nlatitude: 53.8293\nlongitude: -1.5383\naddresses: [{ address_1: Harrogate Road, city: Leeds, postal_code: LS7 4LY }]',
  'locations/loddon-church-plain':
    'name: Church Plain\nlatitude: 52.5345\nlongitude: 1.4826\naddresses: [{ address_1: Church Plain, city: Loddon, postal_code: NR14 6EX }]',
  'services/chapel-allerton-library':
    'name: Chapel Allerton Library\norganization: council-library-outreach\nstatus: active\ndescription: Books and computers.\nlocations: [chapel-allerton-library]\ntaxonomy_terms: [libraries]',
  'services/loddon-mobile-library':
    'name: Loddon Mobile Library\norganization: council-library-outreach\nstatus: active\ndescription: A van with books.\nlocations: [loddon-church-plain]\ntaxonomy_terms: [mobile-libraries]',
}

let folder: string
let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
let steps = 0
const errors: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'osd-tasks-'))
  cpSync(join(PROJECT, 'content'), folder, { recursive: true })
  for (const [name, text] of Object.entries(FAR)) writeFileSync(join(folder, `${name}.yaml`), text)
  server = await startDev({ content: folder, port: 0, onBuild: () => {} })
  browser = await startBrowser()
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  context.setDefaultTimeout(6_000)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await page?.close()
  page = await context.newPage()
  page.on('pageerror', ({ message }) => errors.push(message))
  steps = 0
  await page.goto(`${server.origin}/find`)
})

async function search(what: string, where = ''): Promise<void> {
  steps++
  if (where !== '') await page.getByLabel('Where?').fill(where)
  await page.locator('#search').fill(what)
  await page.locator('#search').press('Enter')
  await page.waitForURL(/\?/)
}

async function tap(name: string | RegExp, role: 'link' | 'button' = 'link'): Promise<void> {
  steps++
  await page.getByRole(role, { name }).first().tap()
}

const card = (name: string) =>
  page.locator('.results li.card', { has: page.getByRole('link', { name, exact: true }) })

/** The record with a name is open, and its address is its own. */
async function isAt(name: string, path: string): Promise<void> {
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
}

/** Searches, opens a result, and is at the right record. */
const opens = (text: string, name: string, slug: string, where?: string) => async () => {
  await search(text, where)
  await tap(name)
  await isAt(name, `/find/services/${slug}`)
}

/** Searches, and sees at once whom to ring, before any result. */
const rings = (text: string, number: string) => async () => {
  await search(text)
  const help = page.locator('main > div.notice')
  await help.getByRole('link', { name: number }).first().waitFor()
  const [above, below] = await Promise.all([
    help.boundingBox(),
    page.locator('.found').boundingBox(),
  ])
  expect(above!.y).toBeLessThan(below!.y)
  expect(above!.y).toBeLessThan(320)
  expect(await page.getByText('We looked for').count()).toBe(0)
}

type Task = readonly [task: string, steps: number, does: () => Promise<void>]
const TASKS: readonly Task[] = [
  ['lunch by postcode', 2, opens('lunch', 'Tuesday Lunch Club', 'tuesday-lunch-club', 'BS3 1QG')],
  [
    'a food bank today',
    2,
    opens('food bank today', 'Bedminster Larder food bank', 'bedminster-larder-food-bank'),
  ],
  ['suicidal', 1, rings('i feel suicidal', '116 123')],
  ['too many tablets', 1, rings('took too many tablets', '999')],
  ['he hit me', 1, rings('he hit me', '0808 2000 247')],
  ['council tax', 2, opens('council tax', 'Debt advice', 'malago-debt-advice')],
  [
    'speaks Polish',
    2,
    opens('advice speaks Polish', 'Housing advice drop-in', 'housing-advice-drop-in'),
  ],
  ['with the dog', 2, opens('walking with my dog', 'One-mile walks', 'health-walks')],
  [
    'step-free and with a loop',
    2,
    async () => {
      await search('step-free with a hearing loop')
      await tap('Wednesday Stroke Group')
      await isAt('Wednesday Stroke Group', '/find/services/stroke-group')
      await page.getByText('Hearing loop').first().waitFor()
    },
  ],
  [
    'open on Sunday',
    2,
    async () => {
      await search('open on Sunday')
      expect(await card('Dean Lane Skate School').locator('.tab').innerText()).toMatch(
        /^(?:Check first\s+)?(?:Sun|Today|Tomorrow)/,
      )
      await tap('Dean Lane Skate School')
      await isAt('Dean Lane Skate School', '/find/services/skate-school')
    },
  ],
  [
    'free for a four-year-old',
    2,
    opens('free for my 4 year old', 'Bedminster Parade Library', 'bedminster-parade-library'),
  ],
  [
    'near me, typed',
    3,
    async () => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 51.4434, longitude: -2.6047 })
      await search('lunch near me')
      await page.getByText('We do not know where you are').waitFor()
      await tap('Near me', 'button')
      await page.waitForURL(/near=51\.44/)
      expect(await page.locator('.results h3').first().innerText()).toBe('Tuesday Lunch Club')
      expect(await page.getByText('We do not know where you are').count()).toBe(0)
      await tap('Tuesday Lunch Club')
      await isAt('Tuesday Lunch Club', '/find/services/tuesday-lunch-club')
    },
  ],
  ['in a town', 2, opens('tools in Bristol', 'Totterdown Tool Library', 'totterdown-tool-library')],
  ['in a district', 2, opens('lunch in Southville', 'Tuesday Lunch Club', 'tuesday-lunch-club')],
  [
    'call',
    1,
    async () => {
      await search('tuesday lunch club')
      const call = card('Tuesday Lunch Club').getByRole('link', { name: 'Call 0117 496 0120' })
      expect(await call.getAttribute('href')).toBe('tel:01174960120')
      expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    },
  ],
  [
    'into the calendar',
    2,
    async () => {
      await search('lunch')
      await tap('Tuesday Lunch Club')
      const link = page.getByRole('link', { name: /calendar/i })
      const calendar = await fetch(new URL((await link.getAttribute('href'))!, server.origin))
      expect(await calendar.text()).toContain('BYDAY=TU')
    },
  ],
  [
    'a list of three, printed',
    6,
    async () => {
      await search('lunch')
      for (const name of ['Tuesday Lunch Club', 'Half-term Lunches', 'Meals on the Move'])
        await tap(new RegExp(`^Save.*${name}`), 'button')
      await tap(/^Your list/)
      await page.locator('.hand-out').nth(2).waitFor()
      const names = await page.locator('.hand-out h2').allInnerTexts()
      expect(names).toEqual(['Tuesday Lunch Club', 'Half-term Lunches', 'Meals on the Move'])
      await page.evaluate(() =>
        Object.assign(globalThis, { print: () => (document.title = 'printed') }),
      )
      await tap('Print', 'button')
      expect(await page.title()).toBe('printed')
      await page.emulateMedia({ media: 'print' })
      const paper = await page.locator('main').innerText()
      await page.emulateMedia({ media: 'screen' })
      expect(paper).toContain('0117 496 0120')
      expect(paper).not.toMatch(/https?:|\/find\/|Open now|Move up|Add a note/)
    },
  ],
  [
    'send to a friend',
    3,
    async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await search('lunch', 'BS3 1QG')
      await tap('Share', 'button')
      await page.getByText('Copied.').waitFor()
      const address = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect([address.pathname, address.hash]).toEqual(['/find', ''])
      expect(address.searchParams.get('search')).toBe('lunch')
      await page.goto(address.href)
      await tap('Tuesday Lunch Club')
      await isAt('Tuesday Lunch Club', '/find/services/tuesday-lunch-club')
    },
  ],
  [
    'send to a friend, where nothing may be copied',
    2,
    async () => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        }),
      )
      await search('lunch')
      await tap('Share', 'button')
      const field = page.locator('#shared input')
      await field.waitFor()
      expect(await field.inputValue()).toBe(page.url())
      const selected = (one: HTMLInputElement) => one.selectionEnd! - one.selectionStart!
      expect(await field.evaluate(selected)).toBe(page.url().length)
    },
  ],
  [
    'the number is wrong',
    3,
    async () => {
      await search('lunch')
      await tap('Tuesday Lunch Club')
      await tap(/Something wrong/)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForURL(/\/find\/report\/services\/tuesday-lunch-club$/)
    },
  ],
  [
    'add a service',
    2,
    async () => {
      await search('a service that is not here')
      await tap(/Add it/)
      await page.waitForURL(/\/find\/new$/)
    },
  ],
  ['Welsh words', 2, opens('clwb cinio', 'Tuesday Lunch Club', 'tuesday-lunch-club')],
  [
    'a library in Leeds',
    2,
    async () => {
      await search('library in Leeds')
      expect(await page.locator('.results h3').first().innerText()).toBe('Chapel Allerton Library')
      await tap('Chapel Allerton Library')
      await isAt('Chapel Allerton Library', '/find/services/chapel-allerton-library')
    },
  ],
  [
    'a mobile library near NR14',
    2,
    async () => {
      await search('mobile library near NR14')
      expect(await page.locator('.results h3').first().innerText()).toBe('Loddon Mobile Library')
      await tap('Loddon Mobile Library')
      await isAt('Loddon Mobile Library', '/find/services/loddon-mobile-library')
    },
  ],
  ['by a telephone number', 2, opens('0117 496 0120', 'Tuesday Lunch Club', 'tuesday-lunch-club')],
]

it.each(TASKS)('finds on a telephone: %s, in %i steps', async (_, most, does) => {
  await does()
  expect(steps).toBe(most)
  expect(errors.splice(0)).toEqual([])
})

it('offers names again at an arrow after Escape, and leaves the field as it was typed', async () => {
  const field = page.getByRole('combobox')
  await field.pressSequentially('tuesday')
  const list = page.getByRole('listbox')
  await list.waitFor()
  await field.press('Escape')
  expect([await list.isVisible(), await field.inputValue()]).toEqual([false, 'tuesday'])
  await field.press('ArrowDown')
  expect(await list.isVisible()).toBe(true)
  await field.press('Escape')
  await field.fill('t')
  await field.press('ArrowDown')
  expect(await list.isVisible()).toBe(false)
})

it.each([
  ['acorn', 'Acorn Trust', '/find/organizations/acorn-trust'],
  ['tuesday lunch', 'Tuesday Lunch Club', '/find/services/tuesday-lunch-club'],
])('opens the page of a chosen name, by keys and by touch: %s', async (typed, name, path) => {
  for (const isTapped of [true, false]) {
    await page.goto(`${server.origin}/find?search=x`)
    const field = page.getByRole('combobox')
    await field.fill(typed)
    const option = page.getByRole('option', { name, exact: true }).first()
    await option.waitFor()
    if (isTapped) await option.tap()
    else {
      await field.press('ArrowDown')
      while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
      await field.press('Enter')
    }
    await isAt(name, path)
  }
})

it('searches for a chosen name that several have, and opens the services of a topic', async () => {
  const field = page.getByRole('combobox')
  await page.route('**/services?*', (route) =>
    route.fulfill({
      json: {
        contents: [
          { id: '1', name: 'Tuesday Lunch Club' },
          { id: '2', name: 'Tuesday Lunch Club' },
        ],
      },
    }),
  )
  await field.fill('tuesday lunch')
  await page.getByRole('option', { name: 'Tuesday Lunch Club', exact: true }).tap()
  await page.waitForURL(/\?search=Tuesday/)
  await field.fill('food b')
  await page.getByRole('option', { name: 'Food banks', exact: true }).tap()
  await page.waitForURL(/\?topic=/)
  await card('Bedminster Larder food bank').waitFor()
})

it('offers names at an arrow in a box that was filled before, and none after the box is left', async () => {
  await page.goto(`${server.origin}/find?search=tuesday`)
  await page.getByRole('combobox').press('ArrowDown')
  const list = page.getByRole('listbox')
  await list.waitFor()
  await page.getByRole('combobox').press('Tab')
  expect(await list.isVisible()).toBe(false)
})

it('offers the record that an address that does not exist was like', async () => {
  await page.goto(`${server.origin}/find/services/tuesdya-lunch-clubs`)
  expect(await page.getByRole('combobox').inputValue()).toBe('tuesdya lunch clubs')
  await tap(/Tuesday Lunch Club/)
  await page.waitForURL(/\/find\/services\/tuesday-lunch-club$/)
})
