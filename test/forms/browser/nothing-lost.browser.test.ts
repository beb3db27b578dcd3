import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toFragment } from '../../../src/forms/change/link.ts'
import { startBrowser } from '../../browser.ts'
import { answerForGitHub } from '../server/propose/answer-for-github.ts'
import { type ProposingSite, startProposingSite } from '../server/propose/proposing-site.ts'

const FORM = '/find/edit/tuesday-lunch-club'

/** What somebody has typed: answers that are right, that are not, and that are in a new record. */
const TYPED = {
  'What does it cost?': '£1',
  'Time 1': 'Tue half 2',
  'From which age?': 'about sixty',
  'Why, in a few words?': 'I rang them.',
  'What is the place called?': 'Back room',
}

let site: ProposingSite
let browser: Browser
let context: BrowserContext
let page: Page
let start: string
const errors: string[] = []
beforeAll(async () => {
  site = await startProposingSite()
  start = site.github.git.commitOf('main')!
  browser = await startBrowser({ isStrict: true })
  context = await browser.newContext({ viewport: { width: 390, height: 800 } })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})
beforeEach(async () => {
  const { git, pulls, faults } = site.github
  for (const { head } of pulls.splice(0)) git.setBranch(head, undefined)
  git.setBranch('main', start)
  errors.length = faults.length = 0
  await context.setOffline(false)
  await page?.close()
  page = await openTab()
})

async function openTab(): Promise<Page> {
  const tab = await context.newPage()
  await answerForGitHub(tab, site.github, () => ({ login: 'jo-member', mayWrite: true }))
  tab.on('pageerror', ({ message }) => errors.push(message))
  await tab.goto(site.netlify.origin + FORM)
  await tab.locator('#edit').waitFor()
  return tab
}

const cost = (tab = page) => tab.getByLabel('What does it cost?')
const button = (name: string, tab = page) => tab.getByRole('button', { name })
const said = (text: string, tab = page) => tab.getByText(text).first().waitFor({ timeout: 60_000 })
const send = (tab = page) => button('Send to the editors', tab).click()
const restored = () => said('What you typed before is still here.')
const diff = (pull = 0) => site.github.git.diff('main', site.github.pulls[pull]!.head)
/** What this tab keeps of what was typed. */
const kept = () =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')))

const field = (label: string) =>
  page
    .getByRole('textbox', { name: label })
    .or(page.getByLabel(label, { exact: true }))
    .first()

async function type(): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a place' }).fill('Back room')
  await button('Add a new place').click()
  for (const [label, text] of Object.entries(TYPED)) await field(label).fill(text)
}

async function expectTyped(): Promise<void> {
  for (const [label, text] of Object.entries(TYPED))
    expect(await field(label).inputValue()).toBe(text)
}

it('is kept when the page is loaded again', async () => {
  await type()
  await page.reload()
  await restored()
  await expectTyped()
})

it('is nothing in a form for a new service that nobody has typed in', async () => {
  await page.goto(`${site.netlify.origin}/find/new`)
  await page.locator('#edit').waitFor()
  await page.reload()
  await page.locator('#edit').waitFor()
  expect(await kept()).toEqual([])
  expect(await page.getByText('What you typed before').count()).toBe(0)
  await field('What is it called?').fill('Evening Chess')
  await page.reload()
  await restored()
  expect(await field('What is it called?').inputValue()).toBe('Evening Chess')
})

it('is kept when somebody goes elsewhere and back', async () => {
  await type()
  await page.getByRole('link', { name: 'A to Z' }).click()
  await page.getByRole('heading', { level: 1, name: 'A to Z' }).waitFor()
  await page.goBack()
  await restored()
  await expectTyped()
})

it('is kept when a sign-in ends before it is sent, and nothing was sent by then', async () => {
  await type()
  await button('Sign in to GitHub').click()
  await button('Send under my name').waitFor()
  await expectTyped()
  site.github.endSignIns()
  await button('Send under my name').click()
  await said('Nothing that you typed is lost. Sign in again')
  expect(site.github.pulls).toEqual([])
  await expectTyped()
  await button('Sign in to GitHub').click()
  await button('Send under my name').waitFor()
  await expectTyped()
})

it('is kept when the network is gone, also when the page is loaded again after that', async () => {
  await type()
  await context.setOffline(true)
  await send()
  await said('Nothing that you typed is lost.')
  await expectTyped()
  await context.setOffline(false)
  await page.reload()
  await restored()
  await expectTyped()
  expect(site.github.pulls).toEqual([])
})

it('is kept when the function fails, in whatever words, and is sent once afterwards', async () => {
  await cost().fill('£1')
  let isFailing = true
  let asked = 0
  await page.route('**/find/propose', (route) => {
    asked++
    return isFailing
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' })
      : route.continue()
  })
  await send()
  await said('The change may not have arrived.')
  expect(await cost().inputValue()).toBe('£1')
  await page.reload()
  await restored()
  isFailing = false
  await send()
  await said('It is number 1.')
  expect(asked).toBe(2)
  expect(diff()).toContain('+fees_description: £1')
  expect(await kept()).toEqual([])
})

it('takes no more while it is on its way, so that all of it is sent or kept', async () => {
  await cost().fill('£1')
  const held: (() => void)[] = []
  await page.route('**/find/propose', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ status: 500, body: '' })
  })
  await send()
  await expect.poll(() => held.length).toBe(1)
  const isInert = () => cost().evaluate((one) => one.closest('[inert]') !== null)
  expect(await isInert()).toBe(true)
  held[0]!()
  await said('The change may not have arrived.')
  expect(await isInert()).toBe(false)
  await cost().fill('£2')
  expect(await cost().inputValue()).toBe('£2')
})

it('is kept when somebody sends another change of the record from a second tab, and asked about', async () => {
  const { git, pulls, settle } = site.github
  await type()
  const second = await openTab()
  expect(await cost(second).inputValue()).not.toBe('£1')
  await cost(second).fill('£4')
  await send(second)
  await said('It is number 1.', second)
  await second.close()
  git.setBranch('main', git.commitOf(pulls[0]!.head))
  settle(pulls[0]!, 'merged')
  await expectTyped()
  // What the check refuses would not be sent.
  await field('Time 1').fill('Tue 13:30-15:00')
  await page.getByLabel('From which age?').fill('60')
  await page.getByRole('button', { name: 'Remove: Back room' }).click()
  await send()
  await said('This was changed since. It is now: £4')
  expect(await cost().inputValue()).toBe('£1')
  await page.reload()
  await restored()
  expect(await cost().inputValue()).toBe('£1')
  expect(pulls).toHaveLength(1)
})

it('takes nothing back that others have published in the meantime', async () => {
  await cost().fill('£1')
  await page.getByLabel('Why, in a few words?').fill('I rang them.')
  await page.route('**/_/edit/values/*.json', async (route) => {
    const text = await (await route.fetch()).text()
    const now = text
      .replaceAll(/"fees_description":"£4.50[^"]*"/g, '"fees_description":"£4"')
      .replaceAll('lunch@acorn-trust.example.org', 'new@acorn-trust.example.org')
    expect(now).not.toBe(text)
    await route.fulfill({ body: now, contentType: 'application/json' })
  })
  await page.reload()
  await restored()
  expect(await cost().inputValue()).toBe('£1')
  await said('This was changed since. It is now: £4')
  const email = page.getByLabel('To which email address can people write?')
  expect(await email.inputValue()).toBe('new@acorn-trust.example.org')
  expect((await page.locator('#changes li').allTextContents()).join()).not.toContain('email')
})

it('is kept when somebody opens a link with another change in the same tab', async () => {
  await type()
  await expect.poll(kept).toHaveLength(1)
  const [key = ''] = await kept()
  const set = { fees_description: '£7' }
  const was = { fees_description: '00000000' }
  const record = { kind: 'service', id: key.replace('typed:edit:', ''), was, set } as const
  const link = toFragment({ version: 2, records: [record] })
  await page.evaluate((hash) => (location.hash = hash), link)
  await expect.poll(() => cost().inputValue()).toBe('£7')
  await cost().fill('£8')
  await page.reload()
  await restored()
  expect(await cost().inputValue()).toBe('£8')
  await page.goto(`${site.netlify.origin}/find`)
  await page.goto(site.netlify.origin + FORM)
  await restored()
  await expectTyped()
  await page.evaluate((hash) => (location.hash = hash), link)
  await expect.poll(() => cost().inputValue()).toBe('£8')
  await button('Start again').click()
  await restored()
  await expectTyped()
})

it('is offered beside the change of a link', async () => {
  await type()
  await expect.poll(kept).toHaveLength(1)
  const [key = ''] = await kept()
  const id = key.replace('typed:edit:', '')
  const was = { fees_description: '00000000' }
  const record = { kind: 'service', id, was, set: { fees_description: '£7' } } as const
  const link = toFragment({ version: 2, records: [record] })
  await page.evaluate((hash) => (location.hash = hash), link)
  await page.getByRole('link', { name: 'Show what you typed here before' }).click()
  await restored()
  await expectTyped()
})

it('is shown where it is wrong behind a closed “More”, and closed where it is right', async () => {
  await page.goto(`${site.netlify.origin}/find/edit/organizations/acorn-trust`)
  await page.locator('#edit').waitFor()
  const more = page.locator('#records details').first()
  const summary = more.locator('> summary')
  const logo = page.locator('[data-field="logo"] input')
  const isOpen = () => more.evaluate((one) => (one as HTMLDetailsElement).open)
  await summary.click()
  await page.locator('#field-alternate_name').fill('Acorns')
  await summary.click()
  await expect.poll(() => page.locator('#changes').textContent()).toContain('Acorns')
  expect(await isOpen()).toBe(false)
  await summary.click()
  await logo.fill('a picture')
  await summary.click()
  await expect.poll(isOpen).toBe(true)
  expect(await page.locator('#problem-logo').textContent()).not.toBe('')
  await summary.click()
  expect(await isOpen()).toBe(false)
  await send()
  await expect.poll(isOpen).toBe(true)
})

it('is kept when it is refused', async () => {
  await cost().fill('Ring 07700 900456')
  await page.getByLabel('Why, in a few words?').fill('I rang them.')
  await send()
  await said('a mobile number that is not published yet')
  expect(await cost().inputValue()).toBe('Ring 07700 900456')
  await page.reload()
  await restored()
  expect(await cost().inputValue()).toBe('Ring 07700 900456')
  expect(await page.getByLabel('Why, in a few words?').inputValue()).toBe('I rang them.')
  expect(site.github.pulls.filter(({ title }) => title.includes('services/'))).toEqual([])
})

it('is forgotten after a day, and by other tabs at once', async () => {
  await type()
  await page.reload()
  await restored()
  expect(await kept()).toHaveLength(1)
  const other = await openTab()
  expect(await cost(other).inputValue()).not.toBe('£1')
  await other.close()
  await page.goto(`${site.netlify.origin}/find`)
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      const { typed } = JSON.parse(sessionStorage.getItem(key)!) as { typed: unknown }
      const at = Date.now() - 25 * 60 * 60 * 1000
      sessionStorage.setItem(key, JSON.stringify({ at, typed }))
    }
  })
  // Whatever form is opened next.
  await page.goto(`${site.netlify.origin}/find/new`)
  await page.locator('#edit').waitFor()
  expect((await kept()).filter((key) => !key.endsWith(':new'))).toEqual([])
})

it('is there to be selected where a browser copies nothing', async () => {
  await cost().fill('£1')
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    }),
  )
  await button('Copy the message').click()
  const text = page.getByLabel('It could not be copied. Select the text below.')
  expect(await text.inputValue()).toContain('#change=')
  expect(errors).toEqual([])
})

it('stops nobody where a browser keeps nothing', async () => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`${site.netlify.origin}/find/edit/knit-and-natter`).catch(() => {})
  await page.goto(site.netlify.origin + FORM)
  await cost().fill('£1')
  await send()
  await said('It is number 1.')
  expect(errors).toEqual([])
})

const nameOfPlace = () => page.getByRole('textbox', { name: 'What is the place called?' })

/** What is typed elsewhere than in the answers about the service itself. */
const ELSEWHERE = [
  {
    name: 'the text of a record, which cannot be read yet',
    address: FORM,
    async start() {
      await button('Show the text of the record').click()
      await page.locator('#record-text').waitFor()
      await page.locator('#record-text').press('Control+End')
    },
    value: () => page.locator('#record-text').inputValue(),
    write: (text: string) => page.locator('#record-text').pressSequentially(`fees: [${text}`),
  },
  {
    name: 'a place of the service',
    address: FORM,
    start: () => button('Correct its details: ').first().click(),
    value: () => nameOfPlace().inputValue(),
    write: (text: string) => nameOfPlace().fill(text),
  },
  {
    name: 'the small report',
    address: '/find/report/services/tuesday-lunch-club',
    start: () => page.getByLabel('It has closed').check(),
    value: async () =>
      String(await page.getByLabel('It has closed').isChecked()) +
      (await page.getByLabel(REPORTED).inputValue()),
    write: (text: string) => page.getByLabel(REPORTED).fill(text),
  },
] as const
const REPORTED = 'What should it say?'

describe.each(ELSEWHERE)('what is typed into $name', ({ address, start: begin, value, write }) => {
  const isReport = address !== FORM
  const load = async (tab = page) => {
    await tab.goto(site.netlify.origin + address)
    await tab.locator(isReport ? '#report' : '#edit').waitFor()
  }
  const isKept = () => expect.poll(() => value().catch(() => '')).toContain('Half typed')

  beforeEach(async () => {
    await load()
    await begin()
    await write('Half typed')
    await isKept()
  })

  it('is kept when the page is loaded again, at once', async () => {
    await page.reload()
    await isKept()
  })

  it('is kept when somebody goes elsewhere and back', async () => {
    await page.goto(`${site.netlify.origin}/find/about`)
    await page.goBack()
    await isKept()
  })

  it('is kept when the network is gone, and when the page is loaded after that', async () => {
    await context.setOffline(true)
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await isKept()
    await page.reload().catch(() => {})
    await context.setOffline(false)
    await load()
    await isKept()
  })

  it('is no business of a second tab, which takes nothing of it away', async () => {
    const second = await context.newPage()
    await answerForGitHub(second, site.github)
    await load(second)
    const all = second.locator('input, textarea')
    const texts = await all.evaluateAll((some) =>
      some.map((one) => (one as HTMLInputElement).value),
    )
    expect(texts.join()).not.toContain('Half typed')
    await second.close()
    await page.reload()
    await isKept()
  })

  it.skipIf(isReport)('is kept when somebody signs in, and when that has ended', async () => {
    await button('Sign in to GitHub').click()
    await button('Send under my name').waitFor()
    await isKept()
    site.github.endSignIns()
    await button('Send under my name').click()
    await said('Nothing that you typed is lost. Sign in again')
    await isKept()
    await page.reload()
    await isKept()
    expect(site.github.pulls).toEqual([])
  })
})
