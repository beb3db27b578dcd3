import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { axeFindings } from '../../../axe.ts'
import { startBrowser } from '../../../browser.ts'
import type { FakePerson } from '../github/fake-github.ts'
import { answerForGitHub } from './answer-for-github.ts'
import { type ProposingSite, startProposingSite } from './proposing-site.ts'
import { isLong } from '../../../runs.ts'

const CLUB = 'content/services/tuesday-lunch-club.yaml'
const OLD_COST = '-fees_description: £4.50 for two courses. Nobody is turned away for want of it.'
const FORM = '/find/edit/tuesday-lunch-club'

let site: ProposingSite
let browser: Browser
let context: BrowserContext
let page: Page
let start: string
/** Who agrees to sign in. */
let person: FakePerson | undefined
const errors: string[] = []
const visited: string[] = []
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
  faults.length = 0
  person = { login: 'jo-member', mayWrite: true }
  // A tab of its own knows nothing of who signed in in others.
  await page?.close()
  page = await context.newPage()
  await answerForGitHub(page, site.github, () => person)
  errors.length = visited.length = 0
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('request', (request) => visited.push(request.url()))
  await page.goto(site.netlify.origin + FORM)
  await cost().fill('£1')
})

const cost = () => page.getByLabel('What does it cost?')
const button = (name: string) => page.getByRole('button', { name })
const said = (text: string) => page.getByText(text).waitFor({ timeout: 60_000 })
const signIn = async () => {
  await button('Sign in to GitHub').click()
  await button('Send under my name').waitFor()
}
const diff = () => site.github.git.diff('main', site.github.pulls[0]!.head)
const token = () => page.evaluate(() => sessionStorage.getItem('member'))

it('a member signs in and sends a change under the own name, and sees what becomes of it', async () => {
  await page.getByLabel('Why, in a few words?').fill('I rang them.')
  await signIn()
  expect(await cost().inputValue()).toBe('£1')
  expect(await axeFindings(page)).toEqual([])
  await button('Send under my name').click()
  await said('Your change is on GitHub. It is number 1.')
  const [pull] = site.github.pulls
  expect(diff()).toEqual([`+++ b/${CLUB}`, OLD_COST, '+fees_description: £1'])
  expect(pull).toMatchObject({
    title: 'Change: services/tuesday-lunch-club',
    head: expect.stringMatching(/^change\/[0-9a-f]{12}$/),
    body: expect.stringMatching(/> I rang them\./),
    labels: [],
  })
  expect(pull!.body).not.toContain('without an account')
  expect(site.github.git.readCommit(pull!.head).author).toBe('jo-member')
  site.github.settle(pull!, 'merged')
  await page.reload()
  await said('They have accepted it.')
  expect(errors).toEqual([])
})

it('a member says under the own name that all of it is still right', async () => {
  await signIn()
  await page.goto('about:blank')
  await page.goto(`${site.netlify.origin}${FORM}#confirm`)
  await page.locator('#confirm-hint').getByText('Others see there that you').waitFor()
  await button('Yes, all of it is right today').click()
  await said('It is number 1.')
  const [pull] = site.github.pulls
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  expect(diff()).toEqual([`+++ b/${CLUB}`, '-assured_date: 2026-10-01', `+assured_date: ${day}`])
  expect(pull).toMatchObject({
    head: `suggest/confirm-${day.slice(0, 7)}`,
    labels: ['confirmation'],
  })
  expect(pull!.body).toMatch(new RegExp(`^- services/tuesday-lunch-club: ${day}$`, 'm'))
  expect(site.github.git.readCommit(pull!.head).author).toBe('jo-member')
})

it('the token is in this tab alone, and in no address', async () => {
  await signIn()
  const { token: own } = JSON.parse((await token())!) as { token: string }
  expect(own).toMatch(/^ghu_/)
  expect(visited.filter((url) => url.includes(own))).toEqual([])
  expect(page.url()).toBe(site.netlify.origin + FORM)
  const other = await context.newPage()
  await other.goto(site.netlify.origin + FORM)
  expect(await other.evaluate(() => sessionStorage.getItem('member'))).toBeNull()
  await other.close()
  expect(await context.cookies()).toEqual([])
  await button('Sign out').click()
  await button('Sign in to GitHub').waitFor()
  expect(await token()).toBeNull()
})

it('a sign-in that ends in the middle loses nothing', async () => {
  await signIn()
  site.github.endSignIns()
  await button('Send under my name').click()
  await said('Nothing that you typed is lost. Sign in again')
  expect(await token()).toBeNull()
  await signIn()
  expect(await cost().inputValue()).toBe('£1')
  await button('Send under my name').click()
  await said('It is number 1.')
  expect(diff()).toEqual([`+++ b/${CLUB}`, OLD_COST, '+fees_description: £1'])
})

it.runIf(isLong)('shows a member what somebody else has changed since, and asks', async () => {
  const { git } = site.github
  const text = git.textOf(CLUB)
  git.commit('main', { [CLUB]: text.replace(/^fees_description:.*$/m, 'fees_description: £4') })
  await signIn()
  await button('Send under my name').click()
  await said('This was changed since. It is now: £4')
  expect(site.github.pulls).toEqual([])
  await button('Send under my name').click()
  await said('It is number 1.')
  expect(diff()).toEqual([`+++ b/${CLUB}`, '-fees_description: £4', '+fees_description: £1'])
})

it('a member goes from the form to the inbox, and comes back to it after signing in again', async () => {
  await signIn()
  await page.getByRole('link', { name: 'See what others have sent' }).click()
  await said('Nothing waits for a decision.')
  site.github.endSignIns()
  await button('Read the list again').click()
  await said('Your time is over')
  await button('Sign in to GitHub').click()
  await said('Nothing waits for a decision.')
  expect(page.url()).toBe(`${site.netlify.origin}/find/edit/inbox`)
  expect(errors).toEqual([])
})

it.runIf(isLong)('sends once when answers are lost', async () => {
  await signIn()
  site.github.faults.push({ at: /POST .*\/pulls$/, as: 'lost', times: 1 })
  await button('Send under my name').click()
  await said('The change may not have arrived.')
  await button('Send under my name').click()
  await said('It is number 1.')
  expect(site.github.pulls).toHaveLength(1)
})

it.runIf(isLong)('says what may not be sent, and sends nothing', async () => {
  await cost().fill('Ring 07700 900456')
  await signIn()
  const before = site.github.requests.filter(({ line }) => line.startsWith('POST /repos')).length
  await button('Send under my name').click()
  await said('a mobile number that is not published yet')
  const after = site.github.requests.filter(({ line }) => line.startsWith('POST /repos')).length
  expect(after).toBe(before)
})

it('tells somebody who may not write, and keeps the other ways', async () => {
  person = { login: 'sam-visitor', mayWrite: false }
  await signIn()
  await button('Send under my name').click()
  await said('you may not write to the repository with this account')
  await button('Send to the editors').click()
  await said('The editors have what you sent.')
})

it('leads back somebody who does not agree, with everything that was typed', async () => {
  person = undefined
  await button('Sign in to GitHub').click()
  await said('You are not signed in. Nothing that you typed is lost.')
  expect(page.url()).toBe(`${site.netlify.origin}/find/signed-in`)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Go back' }).click()
  expect(await cost().inputValue()).toBe('£1')
})

it('signs nobody in who has not asked for it in this tab', async () => {
  // Somebody else's answer, in a link that a member is made to open.
  const foreign = site.github.agree(
    new URLSearchParams({
      client_id: site.github.env.GITHUB_APP_CLIENT_ID!,
      redirect_uri: `${site.netlify.origin}/find/signed-in`,
      state: 'theirs',
    }),
  )
  await page.goto(foreign)
  await said('this page was opened by itself, or a second time')
  expect(page.url()).toBe(`${site.netlify.origin}/find/signed-in`)
  expect(await token()).toBeNull()
  expect(visited.filter((url) => url.endsWith('/find/sign-in'))).toEqual([])
})

it('the function that signs in runs on the host, with a limit of requests', async () => {
  const answer = await fetch(`${site.netlify.origin}/find/sign-in`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(403)
  expect((await fetch(`${site.netlify.origin}/find/sign-in`)).status).toBe(405)
  expect(site.netlify.deno().configs['sign-in']).toMatchObject({ rateLimit: { windowLimit: 10 } })
})
