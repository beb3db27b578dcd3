import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readNote } from '../../../../src/forms/server/report/report-pull.ts'
import { axeFindings } from '../../../axe.ts'
import { startBrowser } from '../../../browser.ts'
import type { FakeGitHub } from '../github/fake-github.ts'
import { type ReportingSite, startReportingSite } from './reporting-site.ts'

const MARKER = 'Zebrafish-4417'
const MAIL = 'directory@council.saltwick.example.org'
const TELEPHONE = '  telephone: 01632 960000\n'
const SUPPER = '/find/services/harbour-supper'

let browser: Browser
let context: BrowserContext
let page: Page
let site: ReportingSite
let people = 0
const errors: string[] = []
const asked: string[] = []
beforeAll(async () => {
  browser = await startBrowser({ isStrict: true })
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
  context.setDefaultTimeout(30_000)
}, 120_000)
afterAll(() => browser?.close())
beforeEach(async () => {
  errors.length = asked.length = 0
  await page?.close()
  page = await context.newPage()
  // Each test is another person: one may not send so much.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${++people}` })
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
})

/** Serves the town with these settings for the tests of a group. */
function serve(settings: string): void {
  beforeAll(async () => {
    site = await startReportingSite(settings + TELEPHONE)
  }, 120_000)
  afterAll(() => site?.close())
  beforeEach(() => {
    for (const { git, pulls, requests, faults } of [site.github, site.store]) {
      for (const { head } of pulls.splice(0)) git.setBranch(head, undefined)
      requests.length = faults.length = 0
    }
  })
}

let taps = 0
/** Taps something, and counts it. */
async function tap(name: string): Promise<void> {
  taps++
  const one = page
    .getByRole('link', { name })
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByLabel(name))
  await one.first().tap()
}

/** Goes from the page of a record to the small form, in one tap. */
async function report(path = SUPPER, link = 'Something wrong? Tell us'): Promise<void> {
  taps = 0
  await page.goto(site.origin + path)
  await tap(link)
  await page.locator('#report').waitFor()
}

const write = (text: string) => page.getByLabel('What should it say?').fill(text)
const said = (text: string) => page.getByText(text).first().waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const shown = (name: string) => page.getByRole('link', { name, exact: true }).isVisible()
const mailBody = async () => {
  const href = await page.getByRole('link', { name: 'Send by email' }).getAttribute('href')
  return new URL(href!).searchParams.get('body')!.split('\r\n')
}
const heads = ({ pulls }: FakeGitHub) => pulls.map(({ head }) => head)

/** Whether something is cut off, or too wide for the screen, at this size of text. */
const isCut = (size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
    const { scrollWidth } = document.documentElement
    document.documentElement.style.fontSize = ''
    return scrollWidth > innerWidth
  }, size)

async function expectGood(name: string): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  for (const size of ['100%', '200%']) expect(await isCut(size), size).toBe(false)
  if (process.env.SCREENSHOT)
    await page.screenshot({ path: `${process.env.SCREENSHOT}/${name}.png`, fullPage: true })
}

describe('where members alone read what was sent', () => {
  serve('  proposals: { records: town/directory, sent_to: town/suggestions }\n')

  it('says that something has closed in three taps, without an account or a mail', async () => {
    await report()
    await said('Harbour Supper')
    await tap('It has closed')
    await expectGood('store')
    await tap('Send')
    await said('Thank you. The editors have it.')
    expect(taps).toBe(3)
    expect(heads(site.store)).toEqual(['suggest/report/closed/services/harbour-supper'])
    expect(site.github.pulls).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('state')
    await expectGood('sent')
    await tap('Back to the page')
    await page.waitForURL(site.origin + SUPPER)
    expect(errors).toEqual([])
  })

  it('says in four taps which number is wrong; what was written is with members alone', async () => {
    await report()
    await tap('A time, number or price is wrong')
    await tap('What should it say?')
    await page.keyboard.type(`${MARKER}: ring 01632 960001`)
    await tap('Send')
    expect(taps).toBe(4)
    await said('Thank you.')
    const [{ comments = [], body = '' } = {}] = site.store.pulls
    expect(readNote(comments[0]!.body)!.text).toBe(`${MARKER}: ring 01632 960001`)
    expect(body).not.toContain(MARKER)
    const { git, pulls, requests } = site.github
    const all = [
      JSON.stringify([pulls, requests]),
      ...git.branches().map((branch) => git.git(['log', '-p', branch])),
    ]
    expect(all.join()).not.toContain(MARKER)
    // Neither is it in an address, which logs keep.
    expect(asked.filter((line) => line.split(' ')[0]!.includes(MARKER))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(MARKER)
  })

  it('takes nothing but a few words, with the keyboard alone', async () => {
    await report()
    const field = page.getByLabel('What should it say?')
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      if (await field.evaluate((one) => one === document.activeElement)) break
    }
    await page.keyboard.type('I rang them.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('jo@example.org')
    await page.keyboard.press('Enter')
    await said('Thank you.')
    expect(heads(site.store)).toEqual(['suggest/report/other/services/harbour-supper'])
    expect(readNote(site.store.pulls[0]!.comments![0]!.body)).toEqual({
      text: 'I rang them.',
      reply: 'jo@example.org',
    })
  })

  it('asks for something, and keeps it through a reload and a network that is gone', async () => {
    await report()
    await button('Send').tap()
    await said('Tick what is wrong, or write it.')
    expect(site.store.pulls).toEqual([])
    await tap('Something else')
    await write(MARKER)
    await page.reload()
    expect(await page.getByLabel('What should it say?').inputValue()).toBe(MARKER)
    expect(await page.getByLabel('Something else').isChecked()).toBe(true)
    await page.context().setOffline(true)
    await button('Send').tap()
    await said('It may not have arrived. Nothing that you typed is lost.')
    expect((await mailBody())[2]).toBe(MARKER)
    await page.context().setOffline(false)
    await button('Send').tap()
    await said('Thank you.')
    expect(site.store.pulls).toHaveLength(1)
  })

  it('does not send what everybody could read by then, and says so', async () => {
    await report()
    site.store.isPrivate = false
    await write(MARKER)
    await button('Send').tap()
    await said('It was not sent, because everybody could read what you have written.')
    expect(await shown('Send by email')).toBe(true)
    expect(site.store.pulls).toEqual([])
    site.store.isPrivate = true
  })

  it('shows help at once for words of somebody who needs it, and for no others', async () => {
    await report()
    await said('Do not write about a person. If somebody is in danger, ring 999.')
    expect(await page.locator('form a[href="tel:01632960000"]').isVisible()).toBe(true)
    const lines = page.locator('#urgent-lines > li')
    await write('It is at two now, and it costs three pounds.')
    await page.waitForTimeout(500)
    expect(await lines.count()).toBe(0)
    await write('The number is wrong. I want to kill myself.')
    await said('Samaritans')
    await expectGood('urgent')
    expect(asked.filter((line) => line.includes('kill'))).toEqual([])
    await write('The number is wrong.')
    await page.locator('#urgent').waitFor({ state: 'hidden' })
  })

  it('hands over to the longer form, filled in', async () => {
    await report()
    await tap('It has closed')
    await write('The ferry has stopped.')
    await tap('Correct it yourself')
    await page.waitForURL(`${site.origin}/find/edit/harbour-supper`)
    await page.locator('#edit').waitFor()
    expect(await page.getByLabel('It has ended.').isChecked()).toBe(true)
    expect(await page.getByLabel('Why, in a few words?').inputValue()).toBe(
      'The ferry has stopped.',
    )
  })

  it('sends a reason alone from the longer form, to members alone or by mail, and keeps it', async () => {
    await page.goto(`${site.origin}/find/edit/harbour-supper`)
    const why = page.getByLabel('Why, in a few words?')
    await why.fill(MARKER)
    await button('Send to the editors').waitFor()
    await page.reload()
    await why.waitFor()
    expect(await why.inputValue()).toBe(MARKER)
    const mail = page.getByRole('link', { name: 'Send by mail' })
    expect(new URL((await mail.getAttribute('href'))!).searchParams.get('body')).toBe(
      `${MARKER}\r\n\r\n${site.origin}/find/edit/harbour-supper`,
    )
    await button('Send to the editors').tap()
    await said('Thank you. The editors have what you sent. It is number 1.')
    expect(heads(site.store)).toEqual(['suggest/report/other/services/harbour-supper'])
    expect(readNote(site.store.pulls[0]!.comments![0]!.body)!.text).toBe(MARKER)
    expect(site.github.pulls).toEqual([])
    // With a change, it is a suggestion again.
    await page.goto(`${site.origin}/find/edit/harbour-supper`)
    await why.fill(MARKER)
    await page.getByLabel('What does it cost?').fill('£1')
    await page.getByText('Nothing yet.').waitFor({ state: 'hidden' })
    const href = await mail.getAttribute('href')
    expect(href).toContain('change%3D')
    expect(errors).toEqual([])
  })

  it('is there for organizations, and says when a page is gone', async () => {
    await report('/find/organizations/ferry-house-trust')
    await tap('It has closed')
    await tap('Send')
    await said('Thank you.')
    expect(heads(site.store)).toEqual(['suggest/report/closed/organizations/ferry-house-trust'])
    for (const path of ['', '/services/gone', '/services/a%2Fb', '/services/%3Cimg%20src=x%3E']) {
      await page.goto(`${site.origin}/find/report${path}`)
      await said('Open the page of the service')
      expect(await page.locator('#report').isVisible()).toBe(false)
    }
    expect(errors).toEqual([])
  })

  it('says it all in Welsh', async () => {
    await report(`/cy${SUPPER}`, 'Rhywbeth o’i le? Dywedwch wrthym')
    await tap('Mae amser, rhif neu bris yn anghywir')
    await page.getByLabel('Beth ddylai’r dudalen ei ddweud?').fill('Dau o’r gloch.')
    await expectGood('cy')
    await tap('Anfon')
    await said('Diolch. Mae gan y golygyddion eich neges.')
    await tap('Yn ôl i’r dudalen')
    await page.waitForURL(`${site.origin}/cy${SUPPER}`)
    expect(readNote(site.store.pulls[0]!.comments![0]!.body)!.text).toBe('Dau o’r gloch.')
  })
})

describe('where everybody reads what was sent', () => {
  serve('  proposals: town/directory\n')

  it('sends what is ticked, and what is written by mail alone', async () => {
    await report()
    await said('What you write would be public too, so it goes by email alone.')
    await tap('A time, number or price is wrong')
    expect(await shown('Send by email')).toBe(false)
    await write(MARKER)
    await page.getByLabel('How can we reach you?').fill(`${MARKER}@example.org`)
    await expectGood('public')
    expect(await mailBody()).toEqual([
      'A time, number or price is wrong.',
      ...['', MARKER],
      ...['', `To be reached at: ${MARKER}@example.org`],
      ...['', site.origin + SUPPER],
    ])
    await tap('Send only what I ticked')
    await said('Thank you.')
    expect(taps).toBe(3)
    expect(heads(site.github)).toEqual(['suggest/report/wrong/services/harbour-supper'])
    expect(asked.filter((line) => line.includes(MARKER))).toEqual([])
    expect(JSON.stringify(site.github.pulls)).not.toContain(MARKER)
    // What was not sent is not lost.
    await page.reload()
    expect(await page.getByLabel('What should it say?').inputValue()).toBe(MARKER)
    await tap('Correct it yourself')
    await page.locator('#edit').waitFor()
    expect(await page.getByLabel('Why, in a few words?').inputValue()).toBe('')
    // Everybody could read it, so a reason alone goes by mail.
    await page.getByLabel('Why, in a few words?').fill(MARKER)
    await page.getByRole('link', { name: 'Send by mail' }).waitFor()
    expect(await page.getByRole('button', { name: 'Send to the editors' }).isVisible()).toBe(false)
  })
})

describe('where a mail is all there is', () => {
  serve('')

  it('writes a mail, or a text to copy, and knows of no program that has it', async () => {
    await report()
    expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0)
    await tap('Send by email')
    await said('Tick what is wrong, or write it.')
    await write(MARKER)
    const link = page.getByRole('link', { name: 'Send by email' })
    await link.evaluate((one) => one.addEventListener('click', (event) => event.preventDefault()))
    await link.tap()
    await said(`If no email opens, copy the text, and send it to ${MAIL}.`)
    await expectGood('mail')
    await write('\u{1F41F}'.repeat(400))
    await said('This is too long for a link.')
    expect(await shown('Send by email')).toBe(false)
    await button('Copy the text').tap()
    await page.getByText(/^(Copied|It could not be copied)/).waitFor()
    expect(asked.filter((line) => line.includes(MARKER))).toEqual([])
  })
})
