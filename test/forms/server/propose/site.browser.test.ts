import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axeFindings } from '../../../axe.ts'
import { startBrowser } from '../../../browser.ts'
import { answerForGitHub } from './answer-for-github.ts'
import { type ProposingSite, startProposingSite } from './proposing-site.ts'

const CLUB = 'content/services/tuesday-lunch-club.yaml'
/** The day that it is in the town. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
const OLD_COST = '-fees_description: £4.50 for two courses. Nobody is turned away for want of it.'

let site: ProposingSite
beforeAll(async () => {
  site = await startProposingSite()
}, 120_000)
afterAll(() => site?.close())

describe('in the runtime of the host', () => {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${site.netlify.origin}${path}`, {
      method,
      headers: { origin: site.netlify.origin, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  it('a suggestion becomes a pull request, in the runtime of the host', async () => {
    const { git, pulls } = site.github
    const text = git.textOf(CLUB)
    const answer = await send('POST', '/find/propose', {
      files: [{ path: CLUB, base: git.fileAt(CLUB)!.sha, text: `${text}alert: Seen\n` }],
      why: '',
      website: '',
    })
    expect([answer.status, await answer.json()]).toMatchObject([201, { number: 1 }])
    expect(git.diff('main', pulls[0]!.head)).toEqual([`+++ b/${CLUB}`, '+alert: Seen'])
  })

  it('the largest suggestion is looked through to its end', async () => {
    const text = `name: A\ndescription: ${'Ring 0117 496 0123 or office@town.example.org. '.repeat(690)}\n`
    const paths = [1, 2, 3, 4, 5].map((number) => `content/services/new-${number}.yaml`)
    const answer = await send('POST', '/find/propose', {
      files: paths.map((path) => ({ path, text })),
      why: '07700 900123',
      website: '',
    })
    const detail = expect.stringContaining('a mobile number') as string
    expect(await answer.json()).toMatchObject({ detail })
  })

  it('a report becomes a pull request there, and its page is a file beside the function', async () => {
    const { git, pulls } = site.github
    const report = { page: 'services/tuesday-lunch-club', tick: 'closed', text: '', reply: '' }
    const answer = await send('POST', '/find/report', { ...report, website: '' })
    expect(answer.status).toBe(201)
    expect(pulls.at(-1)).toMatchObject({
      head: 'suggest/report/closed/services/tuesday-lunch-club',
      labels: ['report'],
    })
    expect(git.diff('main', pulls.at(-1)!.head)).toEqual([])
    const page = await fetch(`${site.netlify.origin}/find/report/services/tuesday-lunch-club`)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    const words = { ...report, text: 'x', website: '' }
    expect((await send('POST', '/find/report', words)).status).toBe(422)
    const elsewhere = `/find/report/services/tuesday-lunch-club`
    expect((await send('POST', elsewhere, { ...report, website: '' })).status).toBe(405)
  })

  it('other methods are refused there, and the feed stays read-only elsewhere', async () => {
    for (const method of ['GET', 'OPTIONS', 'PUT'])
      for (const path of ['/find/propose', '/find/confirm'])
        expect((await send(method, path)).status).toBe(405)
    const elsewhere = await send('POST', '/services', {})
    expect([elsewhere.status, elsewhere.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('Netlify limits how often one address may ask', async () => {
    const { configs } = site.netlify.deno()
    expect(configs.propose).toMatchObject({ rateLimit: { windowSize: 180, windowLimit: 5 } })
    expect(configs.confirm).toMatchObject({ rateLimit: { windowSize: 180, windowLimit: 20 } })
    expect(configs.report).toMatchObject({ rateLimit: { windowSize: 180, windowLimit: 5 } })
    for (const name of ['propose', 'confirm', 'report'])
      expect(site.netlify.manifest.function_config[name]).toMatchObject({
        traffic_rules: { action: { type: 'rate_limit' } },
      })
  })
})

describe('the form, on a telephone', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let start: string
  const errors: string[] = []
  beforeAll(async () => {
    browser = await startBrowser({ isStrict: true })
    context = await browser.newContext({ viewport: { width: 390, height: 800 } })
    start = site.github.git.commitOf('main')!
  }, 120_000)
  afterAll(() => browser?.close())
  beforeEach(async () => {
    const { git, pulls } = site.github
    for (const { head } of pulls.splice(0)) git.setBranch(head, undefined)
    git.setBranch('main', start)
    errors.length = 0
    await page?.close()
    page = await context.newPage()
    await answerForGitHub(page, site.github)
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${site.netlify.origin}/find/edit/tuesday-lunch-club`)
    await page.getByLabel('What is it called?').waitFor()
  })

  const cost = () => page.getByLabel('What does it cost?')
  const send = () => page.getByRole('button', { name: 'Send to the editors' }).click()
  const said = async (text: string) => {
    await page
      .getByText(text)
      .waitFor({ timeout: 60_000 })
      .catch(async (error: unknown) => {
        throw new Error(
          await page.locator('#state, #suggest-said').allTextContents().then(String),
          {
            cause: error,
          },
        )
      })
  }
  const diff = () => site.github.git.diff('main', site.github.pulls[0]!.head)

  it('sends a change without an account, which is one commit and one pull request', async () => {
    expect(await page.getByRole('button', { name: 'Send to the editors' }).isVisible()).toBe(false)
    await cost().fill('£1')
    await page.getByLabel('Why, in a few words?').fill('I rang them.')
    await page.getByRole('button', { name: 'Send to the editors' }).waitFor()
    await said('what you write under “Why” is left out')
    const mail = page.getByRole('link', { name: 'Send by mail' })
    await expect
      .poll(() => mail.getAttribute('href'), { timeout: 60_000 })
      .toContain('I%20rang%20them.')
    // Programs fill in the field that people do not see.
    const trap = await page.locator('.trap').boundingBox()
    expect(trap!.width * trap!.height).toBeLessThanOrEqual(1)
    await send()
    await said('The editors have what you sent. It is number 1.')
    expect(await page.locator('#edit').isVisible()).toBe(false)
    const link = page.getByRole('link', { name: 'See what becomes of it' })
    expect(await link.getAttribute('href')).toBe('https://github.com/town/directory/pull/1')
    expect(diff()).toEqual([`+++ b/${CLUB}`, OLD_COST, '+fees_description: £1'])
    expect(JSON.stringify(site.github.pulls)).not.toContain('I rang them.')
    await page.getByRole('link', { name: 'Back to the form' }).click()
    await page.getByLabel('What is it called?').waitFor()
    expect(await cost().inputValue()).not.toBe('£1')
    expect(errors).toEqual([])
  })

  it('says what becomes of a change, also when the page is loaded again', async () => {
    const { git, pulls, settle, statuses } = site.github
    await cost().fill('£1')
    await send()
    await said('They look at it, and publish it if it is right.')
    await said('There is no preview of it, unless the editors make one.')
    pulls[0]!.labels.push('preview')
    statuses.set(git.commitOf(pulls[0]!.head)!, [
      { context: 'netlify/our-town/deploy-preview', state: 'success' },
    ])
    await page.reload()
    const link = page.getByRole('link', { name: 'See how it will look' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(
      'https://deploy-preview-1--our-town.netlify.app/find/services/tuesday-lunch-club',
    )
    settle(pulls[0]!, 'merged')
    await page.reload()
    await said('They have accepted it.')
    await said('The editors have what you sent. It is number 1.')
    await context.route('https://api.github.com/**', (route) => route.abort())
    await page.reload()
    await said('They look at it, and publish it if it is right.')
    await context.unroute('https://api.github.com/**')
    expect(errors).toEqual([])
  })

  it('does not lead to a private repository, nor asks it anything', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/find/edit/*', async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({
        body: body.replace('id="suggest"', '$& data-private=""'),
        contentType: 'text/html',
      })
    })
    await page.goto('about:blank')
    await page.goto(`${site.netlify.origin}/find/edit/tuesday-lunch-club#sent-7`)
    await said('The editors have what you sent. It is number 7.')
    expect(await page.getByRole('link', { name: 'Back to the form' }).isVisible()).toBe(true)
    expect(await page.locator('#state ~ p a[href*=github]').count()).toBe(0)
    expect(asked.filter((url) => url.includes('github'))).toEqual([])
  })

  describe('asked whether all of it is still right', () => {
    const MONTH = `suggest/confirm-${today().slice(0, 7)}`
    beforeEach(async () => {
      await page.goto('about:blank')
      await page.goto(`${site.netlify.origin}/find/edit/tuesday-lunch-club#confirm`)
      await page.getByText('Is all of this still right?').waitFor()
    })
    const yes = () => page.getByRole('button', { name: 'Yes, all of it is right today' }).click()
    const mail = () => page.getByRole('link', { name: 'Send by mail' })

    it('adds the day of the tap to the confirmations of the month', async () => {
      expect(await mail().isVisible()).toBe(false)
      expect(await axeFindings(page)).toEqual([])
      expect(site.github.git.commitOf(MONTH)).toBeUndefined()
      await yes()
      await said('The editors have what you sent. It is number 1.')
      expect(await page.locator('#confirm').isVisible()).toBe(false)
      expect(await axeFindings(page)).toEqual([])
      expect(site.github.pulls).toMatchObject([{ head: MONTH, labels: ['confirmation'] }])
      expect(diff()).toEqual([
        `+++ b/${CLUB}`,
        '-assured_date: 2026-10-01',
        `+assured_date: ${today()}`,
      ])
      expect(errors).toEqual([])
    })

    it('confirms nothing that it does not show, and offers the mail', async () => {
      const { git } = site.github
      const text = git.textOf(CLUB)
      git.commit('main', { [CLUB]: text.replace(/^fees_description:.*$/m, 'fees_description: £4') })
      await yes()
      await said('somebody has changed this record, and this page does not show it yet')
      expect(await mail().getAttribute('href')).toMatch(/^mailto:/)
      expect(site.github.pulls).toEqual([])
    })

    it('offers the mail when the network is lost, and sends once when it is back', async () => {
      await context.setOffline(true)
      await yes()
      await said('The answer may not have arrived.')
      expect(await mail().isVisible()).toBe(true)
      await context.setOffline(false)
      await yes()
      await said('It is number 1.')
      expect(site.github.pulls).toHaveLength(1)
    })
  })

  it('loses nothing when the network is lost, and sends once', async () => {
    await cost().fill('£1')
    await context.setOffline(true)
    await send()
    await said('Nothing that you typed is lost.')
    await context.setOffline(false)
    expect(site.github.pulls).toEqual([])
    expect(await cost().inputValue()).toBe('£1')
    site.github.faults.push({ at: /POST .*\/git\/trees$/, as: 'broken', times: 5 })
    await send()
    await said('The change may not have arrived. Send it again')
    site.github.faults.length = 0
    await send()
    await said('It is number 1.')
    expect(site.github.pulls).toHaveLength(1)
  })

  it('shows what somebody else has changed since, and asks', async () => {
    const { git } = site.github
    const text = git.textOf(CLUB)
    git.commit('main', { [CLUB]: text.replace(/^fees_description:.*$/m, 'fees_description: £4') })
    await cost().fill('£1')
    await send()
    await said('This was changed since. It is now: £4')
    expect(site.github.pulls).toEqual([])
    expect(await cost().inputValue()).toBe('£1')
    await send()
    await said('It is number 1.')
    expect(diff()).toEqual([`+++ b/${CLUB}`, '-fees_description: £4', '+fees_description: £1'])
  })

  it('says what may not be sent, and sends nothing', async () => {
    await cost().fill('Ring 07700 900456')
    await send()
    await said('a mobile number that is not published yet')
    // What the server says is English on a page of another language, too.
    expect(await page.locator('#suggest-said [lang=en]').count()).toBe(1)
    expect(site.github.pulls).toEqual([])
  })

  it('does not let other pages ask GitHub', async () => {
    await page.goto(`${site.netlify.origin}/find/services/tuesday-lunch-club`)
    const ask = () =>
      page.evaluate(() =>
        fetch('https://api.github.com/').then(
          () => 'asked',
          () => 'refused',
        ),
      )
    expect(await ask()).toBe('refused')
    await page.goto(`${site.netlify.origin}/find/edit/tuesday-lunch-club`)
    expect(await ask()).toBe('asked')
  })
})
