import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startDev } from '../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { axeFindings } from '../axe.ts'
import { startBrowser } from '../browser.ts'
import { layoutShift } from '../layout-shift.ts'
import { READINGS, lostAs } from './reading.ts'
import { shortTargets } from './targets.ts'
import { casesOf, isLong } from '../runs.ts'
import { SMALL_TOWN } from '../generator/publish/small-town.ts'

/** One page of each kind. */
const PAGES = [
  '/find',
  '/find?search=soup+harbuor&place=BS3+1QG&day=MO',
  '/find?search=soup&when=today&age=40&free=yes',
  '/find?search=soup&when=now&day=MO&age=120',
  '/find?place=nonsense',
  '/find?search=soup&place=Newport',
  '/find?search=soup&near=51.44,-2.6&sort=near',
  '/find?search=zzqqxx',
  '/find/services/harbour-supper',
  '/find/organizations/ferry-house-trust',
  '/find/topics',
  '/find/topics/needs/food',
  '/find/a-z',
  '/find/api',
  '/find/urgent',
  '/find?search=i+want+to+die',
  '/find/accessibility',
  '/find/privacy',
  '/find/contact',
  '/find/embed',
  '/find/embed/results',
  '/cy/find/embed/results?search=soup&place=BS3+1QG',
  '/find/map',
  '/find/list',
  '/find/topics/needs/food?free=yes',
  '/cy/find',
  '/cy/find?search=soup&place=BS3+1QG',
  '/cy/find/services/harbour-supper',
  '/find/quality',
  '/find/about-saltwick',
  '/find/nothing-here',
]

/** Widths in pixels, colours, and the pages that are looked at so. */
const VIEWS: readonly (readonly [number, 'light' | 'dark', readonly string[]])[] = isLong
  ? [320, 390, 768, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((colours) => [width, colours, PAGES] as const),
    )
  : [
      [320, 'light', PAGES],
      [1280, 'dark', casesOf(PAGES, 8)],
    ]

let server: RunningServer
let browser: Browser
let page: Page
const asked = new Set<string>()
const errors: string[] = []
beforeAll(async () => {
  server = await startDev({ content: SMALL_TOWN, port: 0, onBuild: () => {} })
  browser = await startBrowser()
  page = await browser.newPage()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  page.on('pageerror', (error) => errors.push(error.message))
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

describe.each(VIEWS)('in a browser of %i pixels, %s', (width, colours, pages) => {
  it.each(pages)('%s is accessible and fits', async (path) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: colours })
    await page.goto(server.origin + path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    if (casesOf(pages, 2).includes(path)) expect(await axeFindings(page)).toEqual([])
    // Wide screens have room, and all pages are read so in the long tests.
    if (width > 320 && !isLong) return
    if (!casesOf(pages, 4).includes(path)) return
    for (const reading of Object.keys(READINGS) as (keyof typeof READINGS)[])
      expect([reading, await lostAs(page, reading)]).toEqual([reading, []])
  })
})

describe('what can be pressed is at least 44 pixels high', () => {
  /** For developers, whose addresses stand in lines. */
  const isForResidents = (path: string) => path !== '/find/api'
  const FORMS = [
    '/find/new',
    '/find/edit/harbour-supper',
    '/find/edit/harbour-supper#confirm',
    '/find/edit/organizations/ferry-house-trust',
  ]

  it.each([...PAGES, ...FORMS, '/find/list#list=harbour-supper,tide-line'].filter(isForResidents))(
    'on %s',
    async (path) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto('about:blank')
      await page.goto(server.origin + path)
      if (path.includes('#list')) await page.getByRole('heading', { name: /Tide Line/i }).waitFor()
      if (FORMS.includes(path))
        await page.locator('main :is(button, .button):visible').first().waitFor()
      expect(await shortTargets(page)).toEqual([])
    },
  )

  it('also where words stand before it', async () => {
    await page.goto(`${server.origin}/find/services/harbour-supper`)
    for (const link of ['a[href="#places"]', '.rest p a[href*="/organizations/"]', '.sum a.keep'])
      for (const one of await page.locator(link).all())
        expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })

  it('and the measure finds a link that is too low, but none within a sentence', async () => {
    await page.goto('about:blank')
    await page.setContent('<p>Read <a href="#">this</a> first.</p><p><a href="#">Alone</a></p>')
    expect(await shortTargets(page)).toEqual([expect.stringMatching(/^Alone: \d+$/)])
  })
})

it('the measure of what is lost finds text that is cut off, beside the screen or over other text', async () => {
  await page.setViewportSize({ width: 320, height: 800 })
  const found = async (body: string) => {
    await page.goto('about:blank')
    await page.setContent(`<!doctype html><body style="margin:0">${body}`)
    return (await lostAs(page, 'at twice the size')).join()
  }
  expect(await found('<p>Enough room</p>')).toBe('')
  expect(
    await found('<p style="height:1rem;overflow:hidden">A line<br>and one more</p>'),
  ).toContain('cut off')
  expect(
    await found('<p style="white-space:nowrap">Far too long for so small a screen</p>'),
  ).toContain('the page scrolls sideways,beside the screen')
  expect(await found('<div>One</div><div style="margin-top:-1em">Two</div>')).toContain(
    'over one another',
  )
})

it('no page asks another host for anything, or has an error', () => {
  expect([...asked]).toEqual([server.origin])
  expect(errors).toEqual([])
})

describe('the box for words', () => {
  const field = () => page.getByLabel('What are you looking for?')

  it('completes a name with the keyboard alone, and is accessible meanwhile', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${server.origin}/find`)
    await field().pressSequentially('harbour s')
    await page.getByRole('option', { name: 'Harbour Supper' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await field().press('Escape')
    expect(await page.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(0)
    expect(await field().inputValue()).toBe('harbour s')
    await field().press('u')
    await page.getByRole('option', { name: 'Harbour Supper' }).waitFor()
    await field().press('ArrowDown')
    await field().press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Harbour Supper' }).waitFor()
    expect(page.url()).toContain('/find/services/harbour-supper')
  })

  it('searches without suggestions when they do not come', async () => {
    await page.route('**/_/suggest*', (route) => route.abort())
    await page.goto(`${server.origin}/find`)
    await field().pressSequentially('soup')
    await field().press('Enter')
    await page.getByRole('heading', { name: 'for “soup”' }).waitFor()
    await page.unroute('**/_/suggest*')
  })
})

describe('the button “Near me”', () => {
  const near = () => page.getByRole('button', { name: 'Near me' })

  it('searches where somebody is, to some 500 metres', async () => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 51.44123, longitude: -2.60049 })
    await page.goto(`${server.origin}/find`)
    await page.getByLabel('Town or postcode').fill('somewhere')
    await near().click()
    await page.getByText('from you.').waitFor()
    expect(new URL(page.url()).searchParams.get('near')).toBe('51.4400,-2.6025')
    await page.getByRole('link', { name: 'Remove Near me' }).click()
    await page.getByText('from you.').waitFor({ state: 'detached' })
  })

  it('says so when the browser does not tell', async () => {
    await page.context().clearPermissions()
    await page.goto(`${server.origin}/find`)
    await near().click()
    await page.getByText('We could not find where you are.').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

it('the first screen of a telephone shows what a service is, when, and a number to call', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const expectSeen = async (path: string, texts: readonly string[]) => {
    await page.goto(server.origin + path)
    for (const text of texts) {
      const box = await page.getByText(text).first().boundingBox()
      expect([text, (box?.y ?? 9999) + (box?.height ?? 0) < 844]).toEqual([text, true])
    }
  }
  // With a notice, the times are below it.
  await expectSeen('/find/services/harbour-supper', ['A hot supper at six', 'Call 01632 960110'])
  await expectSeen('/find/services/knit-and-natter', ['Knit and Natter', 'When'])
})

describe('the map', () => {
  const tiles = 'https://tile.openstreetmap.org/**'
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const open = async () => {
    await page.goto(`${server.origin}/find/map`)
    await page.getByRole('button', { name: 'Show the map' }).click()
  }
  afterEach(() => page.unroute(tiles))

  it('is loaded after a click, shows the places of the list, and is accessible', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }))
    await open()
    await page.locator('.map img.leaflet-tile-loaded').first().waitFor()
    const points = await (await fetch(server.origin + (await pointsPath()))).json()
    const listed = await page.locator('.results h3').allTextContents()
    expect((points as [number, number, string][]).map(([, , name]) => name).sort()).toEqual(
      listed.sort(),
    )
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('leaves the list when its tiles fail', async () => {
    await page.route(tiles, (route) => route.abort())
    await open()
    await page.getByText('The map cannot be loaded.').waitFor()
    expect(await page.locator('.map').isVisible()).toBe(false)
    expect(await page.locator('.results h3').count()).toBeGreaterThan(0)
  })

  const pointsPath = async () =>
    (await page.locator('[data-points]').getAttribute('data-points')) ?? ''
})

describe('the list of the reader', () => {
  it('goes from page to page in the fragment, and can be put in order, noted, shortened and shared', async () => {
    await page.goto(`${server.origin}/find/services/harbour-supper`)
    await page.getByRole('button', { name: /^Save ?: Harbour Supper/ }).click()
    expect(await page.evaluate(() => location.hash)).toBe('#list=harbour-supper')
    await page.getByRole('link', { name: 'Topics', exact: true }).click()
    await page.getByRole('heading', { name: 'Topics' }).waitFor()
    expect(await page.evaluate(() => location.hash)).toBe('#list=harbour-supper')
    await page.goto(`${server.origin}/find/list#list=harbour-supper,tide-line`)
    await page.reload()
    await page.getByRole('heading', { name: 'Harbour Supper' }).waitFor()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: /^Move down ?: Harbour Supper/ }).click()
    await page.getByRole('button', { name: /^Move up ?: Harbour Supper/ }).waitFor()
    expect(await page.evaluate(() => location.hash)).toBe('#list=tide-line,harbour-supper')
    await page.getByRole('button', { name: /^Add a note ?: Harbour Supper/ }).click()
    await page.getByLabel('Note: Harbour Supper').fill('Ask for Jo')
    await page.getByRole('button', { name: 'Change the note', exact: true }).click()
    await page.getByText('Ask for Jo').waitFor()
    // What is sent has no notes unless somebody says so.
    const text = page.getByRole('link', { name: 'Text', exact: true })
    expect(decodeURIComponent((await text.getAttribute('href'))!)).not.toContain('Ask')
    await page.getByLabel('Send the notes too').check()
    expect(decodeURIComponent((await text.getAttribute('href'))!)).toContain('Ask')
    await page.getByRole('button', { name: /^Remove ?: .*Tide Line/i }).click()
    await page.getByText('Removed. 1 on your list.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Harbour Supper')
    expect(await page.locator('svg.code path').count()).toBe(1)
  })

  it('has the day in Welsh for its title, and says which texts are in English', async () => {
    await page.goto(`${server.origin}/cy/find/list#list=tide-line,knit-and-natter`)
    await page.reload()
    await page.getByRole('heading', { name: 'Knit and Natter' }).waitFor()
    const title = await page.locator('h1').innerText()
    expect(title).toMatch(/^Dydd (?:Ll|M|I|G|S)[a-z]+ \d{1,2} [A-Z][a-z]+ 20\d\d$/)
    const languages = await page
      .locator('article a[id], article > p[lang]')
      .evaluateAll((all) => all.map((one) => one.closest('[lang]')!.getAttribute('lang')))
    expect(languages).toContain('en')
  })

  it.each(['', '/cy'])('prints three services on a page of A4: %s/find/list', async (prefix) => {
    await page.goto('about:blank')
    await page.goto(
      `${server.origin}${prefix}/find/list#list=harbour-supper,tide-line,knit-and-natter`,
    )
    await page.getByRole('heading', { name: 'Knit and Natter' }).waitFor()
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  it('goes through a search', async () => {
    await page.goto(`${server.origin}/find#list=tide-line`)
    await page.getByLabel('What are you looking for?').fill('soup')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { name: 'for “soup”' }).waitFor()
    await page.getByRole('link', { name: /Your list ?1/ }).waitFor()
    expect(await page.getByRole('button', { name: /^Save ?: / }).count()).toBeGreaterThan(0)
  })

  it('shows nothing that is not in the directory, whatever the address says', async () => {
    await page.goto(
      `${server.origin}/find/shortlist#list=../../x,nothing-here,%3Cimg%20src=x%3E,tide-line`,
    )
    await page.getByRole('heading', { name: /Tide Line/i }).waitFor()
    expect(await page.locator('article').count()).toBe(1)
    await page.goto(`${server.origin}/find/list`)
    await page.reload()
    await page.getByText('You have saved nothing yet.').waitFor()
  })
})

it('the page on quality says how old checks are by the clock of the reader', async () => {
  await page.goto(`${server.origin}/find/quality`)
  await page.locator('#old', { hasText: /^\d+$/ }).waitFor()
  const [all, , old] = await page.locator('.figures b').allInnerTexts()
  expect(Number(old)).toBeLessThanOrEqual(Number(all))
  expect(Number(old)).toBeGreaterThan(0)
})

describe('a frame on another site', () => {
  const PARTNER = 'http://partner.example.org/'
  const show = async (address: string) => {
    const body = `<title>Partner</title><iframe src="${server.origin}${address}"></iframe>`
    await page.route(PARTNER, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(PARTNER)
    return page.frameLocator('iframe')
  }
  afterEach(() => page.unroute(PARTNER))

  it('shows results, searches within itself, and opens a service in a new tab', async () => {
    const frame = await show('/find/embed/results')
    await frame.getByRole('searchbox').fill('soup')
    await frame.getByRole('button', { name: 'Search' }).click()
    const service = frame.getByRole('link', { name: 'Harbour Supper' })
    await service.waitFor()
    expect(page.url()).toBe(PARTNER)
    expect(await service.getAttribute('target')).toBe('_blank')
    expect(await service.getAttribute('rel')).toBe('noopener')
    const own = frame.getByRole('link', { name: 'A to Z' })
    expect(await own.getAttribute('target')).toBeNull()
    expect(await frame.locator('script').count()).toBe(0)
  })

  it.each(['/find', '/find?search=soup', '/find/services/harbour-supper', '/find/embed'])(
    'cannot show %s',
    async (address) => {
      await show(address)
      const [, shown] = page.frames()
      await expect.poll(() => shown!.url()).toMatch(/^chrome-error:/)
    },
  )

  it('is made by the HTML that a page says', async () => {
    await page.goto(`${server.origin}/find/embed`)
    const [form, frame] = await page
      .locator('textarea')
      .evaluateAll((areas) => areas.map((one) => (one as HTMLTextAreaElement).value))
    const made = new URL(/action="([^"]+)"/.exec(form!)![1]!)
    expect([made.pathname, form]).toEqual(['/find', expect.stringContaining('name="place"')])
    const { pathname, search } = new URL(/src="([^"]+)"/.exec(frame!)![1]!)
    expect((await fetch(server.origin + pathname + search)).status).toBe(200)
  })
})

it.each(['/sitemap.xml', '/find/changes.atom'])('%s is well-formed XML', async (path) => {
  const text = await (await fetch(server.origin + path)).text()
  const root = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').documentElement.nodeName,
    text,
  )
  expect(root).toBe(path.endsWith('.xml') ? 'urlset' : 'feed')
})

describe('the page of a service', () => {
  const SERVICE = '/find/services/knit-and-natter'

  it.each([
    ['2026-11-25T14:30:00Z', 'Open now until 4pm|Next: Wed 2 Dec, 2 to 4pm'],
    ['2026-11-25T16:00:00Z', 'Next: Wed 2 Dec, 2 to 4pm'],
    // In summer time.
    ['2026-06-17T13:30:00Z', 'Open now until 4pm|Next: Wed 24 Jun, 2 to 4pm'],
    // A bank holiday, and one a week later.
    ['2024-12-25T14:30:00Z', 'Next: Wed 8 Jan, 2 to 4pm'],
  ])('says at %s: %s, whatever the clock of the reader shows', async (time, text) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' })
    await page.clock.setFixedTime(time)
    await page.goto(server.origin + SERVICE)
    await page.locator('#share.ready').waitFor()
    expect((await page.locator('#live').innerText()).replace('\n', '|')).toBe(text)
    expect(await page.evaluate(() => new Date().getTimezoneOffset())).toBeLessThan(-700)
    await session.detach()
  })

  it('shares its address without the list', async () => {
    await page.goto(`${server.origin}${SERVICE}#list=tide-line`)
    await page.evaluate(() => {
      const shared: unknown[] = []
      const share = async (data: unknown) => void shared.push(data)
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      Object.assign(globalThis, { shared })
    })
    await page.getByRole('button', { name: 'Share' }).click()
    expect(
      await page.evaluate(() => (globalThis as never as { shared: unknown[] }).shared),
    ).toEqual([{ title: expect.stringContaining('Knit and Natter'), url: server.origin + SERVICE }])
  })

  it('copies its address where nothing can be shared', async () => {
    await page.goto(`${server.origin}${SERVICE}#list=tide-line`)
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'share')
      Reflect.deleteProperty(Navigator.prototype, 'share')
      const copied: string[] = []
      const clipboard = { writeText: async (text: string) => void copied.push(text) }
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
      Object.assign(globalThis, { copied })
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Copied.').waitFor()
    expect(
      await page.evaluate(() => (globalThis as never as { copied: unknown[] }).copied),
    ).toEqual([server.origin + SERVICE])
  })
})

it('the keyboard reaches the main part first, and then every link and button', async () => {
  await page.goto(`${server.origin}/find/services/harbour-supper`)
  const inOrder = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.outerHTML),
  )
  const reached: (string | undefined)[] = []
  for (let i = 0; i < inOrder.length; i++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.outerHTML))
  }
  expect(reached[0]).toContain('href="#main"')
  expect(reached).toEqual(inOrder)
})
