import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startDev } from '../../../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../../../src/hosts/node/node-server.ts'
import { axeFindings } from '../../../axe.ts'
import { shortTargets } from '../../../pages/targets.ts'
import { layoutShift } from '../../../layout-shift.ts'
import { startBrowser } from '../../../browser.ts'
import { CLIENT_ID, type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'
import { memberToken } from '../github/member-token.ts'
import type { Tick } from '../../../../src/forms/server/report/report.ts'
import { noteOf, reportPull } from '../../../../src/forms/server/report/report-pull.ts'
import { answerForGitHub } from '../propose/answer-for-github.ts'
import { SMALL_TOWN, copySmallTown } from '../../../generator/publish/small-town.ts'

const SUPPER = 'content/services/harbour-supper.yaml'
const MEMBERS = `  members:
    { client_id: ${CLIENT_ID}, repository: town/directory, care: { Jo-Caring: [ferry-house-trust] } }
  proposals: { records: town/directory, sent_to: town/suggestions }
`
const textOf = (file: string) => readFileSync(join(SMALL_TOWN, file), 'utf8')
const OLD_FEES = '-fees_description: Free; the bowl by the door does not rattle at anybody.'
const supper = textOf('services/harbour-supper.yaml')
const withFees = (fees: string) =>
  supper.replace(/^fees_description: .*$/m, () => `fees_description: ${fees}`)

let server: RunningServer
let github: FakeGitHub
let store: FakeGitHub
let browser: Browser
let context: BrowserContext
let page: Page
let start: string
let token: string
const errors: string[] = []
beforeAll(async () => {
  const content = await copySmallTown()
  const settings = join(content, 'directory.yaml')
  const text = readFileSync(settings, 'utf8').replace('pages:\n', `pages:\n${MEMBERS}`)
  writeFileSync(settings, text)
  github = await startFakeGitHub({ [SUPPER]: supper, 'content/directory.yaml': text })
  store = await startFakeGitHub(
    { 'README.md': 'Suggestions\n' },
    { repository: 'town/suggestions', beside: github },
  )
  start = github.git.commitOf('main')!
  token = await memberToken(github)
  await memberToken(store)
  server = await startDev({ content, port: 0, onBuild: () => {} })
  browser = await startBrowser({ isStrict: true })
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await github?.close()
  await store?.close()
})
beforeEach(async () => {
  const { git, pulls, faults, requests } = github
  for (const { head } of pulls.splice(0)) git.setBranch(head, undefined)
  git.setBranch('main', start)
  for (const { head } of store.pulls.splice(0)) store.git.setBranch(head, undefined)
  faults.length = requests.length = errors.length = 0
  store.faults.length = 0
  await page?.close()
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await answerForGitHub(page, github)
  page.on('pageerror', ({ message }) => errors.push(message))
})

/** Somebody suggests these texts, whose check has passed. */
function suggest(own?: Readonly<Record<string, string>>, body = ''): string {
  const number = github.pulls.length + 1
  const files = own ?? { [SUPPER]: withFees(`£${number + 1}`) }
  const head = `suggest/${number.toString(16).padStart(12, '0')}`
  github.git.setBranch(head, start)
  const commit = github.git.commit(head, files)
  github.checks.set(commit, [{ conclusion: 'success' }])
  github.pulls.push({
    ...{ number, head, base: 'main', title: 'Suggestion', body, state: 'open', labels: [] },
  })
  return commit
}

/** Opens the inbox of somebody who has signed in. */
async function open(path = '/find/edit/inbox', width = 390, as = token): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const member = JSON.stringify({ token: as, until: Date.now() + 3_600_000 })
  await page.addInitScript((value) => sessionStorage.setItem('member', value), member)
  await page.goto(server.origin + path)
}
/** The token of another member, which both repositories know. */
async function signInAs(login: string): Promise<string> {
  const tokens = [github, store].map((fake) => memberToken(fake, { login, mayWrite: true }))
  return (await Promise.all(tokens))[0]!
}
const button = (name: string) => page.getByRole('button', { name })
const said = (text: string) => page.getByText(text).first().waitFor()
const written = () => github.requests.filter(({ line }) => !/^(?:GET|OPTIONS)/.test(line))

it('shows what changes in sentences and in lines, and accepts exactly that', async () => {
  suggest(undefined, '**Why**\n\n> I rang \\*them\\*.')
  await open()
  await said('Harbour Supper: the note on fees was rewritten.')
  await said('The check has passed.')
  await said('Nobody knows who sent this. Since 2 January 2026.')
  expect(await page.locator('q').textContent()).toBe('I rang *them*.')
  await page.locator('ins').waitFor()
  expect(await page.locator('ins').allTextContents()).toEqual(['After:+ fees_description: £2'])
  expect(written()).toEqual([])
  expect(await shortTargets(page)).toEqual([])
  await button('Accept').press('Enter')
  await said(
    'Accepted. It becomes public the next time the directory is published, or now: see above.',
  )
  expect(github.git.diff(start, 'main')).toEqual([
    `+++ b/${SUPPER}`,
    OLD_FEES,
    '+fees_description: £2',
  ])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Accepted/)
  expect(await page.getByRole('button').allTextContents()).toEqual(['Read the list again'])
  await button('Read the list again').click()
  await said('Nothing waits for a decision.')
  expect(errors).toEqual([])
})

it('asks for a preview, and closes what is not accepted, with thanks', async () => {
  suggest()
  await open()
  await button('Ask for a preview').click()
  await said('press Retry')
  expect(github.pulls[0]!.labels).toEqual(['preview'])
  expect(await button('Ask for a preview').count()).toBe(0)
  await button('Not now').click()
  await said('Closed. Nothing of it is published.')
  expect(github.pulls).toMatchObject([
    { state: 'closed', comments: [{ body: expect.stringMatching(/^Thank you\./) as string }] },
  ])
  expect(github.git.commitOf('main')).toBe(start)
})

it('accepts nothing whose check has not passed, that conflicts, or that it cannot show', async () => {
  github.checks.set(suggest(), [{ conclusion: 'failure' }])
  github.checks.set(suggest(), [{ conclusion: null }])
  suggest({ 'src/program.ts': 'x' })
  suggest({ [SUPPER]: supper.replace(/^name: .*$/m, 'name: Dinner') })
  github.git.commit('main', { [SUPPER]: supper.replace(/^name: .*$/m, 'name: Tea') })
  await open()
  await said('Waiting for a decision: 4.')
  await said('The check has not passed, so it cannot be accepted.')
  await said('The check has not finished.')
  await said('This page cannot show all that it changes.')
  await said('Somebody has changed the same lines in the meantime.')
  expect(await button('Accept').count()).toBe(0)
  expect(await button('Not now').count()).toBe(4)
})

it('accepts nothing that somebody has changed since, and shows it again', async () => {
  suggest()
  await open()
  await button('Accept').waitFor()
  const { head } = github.pulls[0]!
  github.checks.set(github.git.commit(head, { [SUPPER]: withFees('a song') }), [
    { conclusion: 'success' },
  ])
  await button('Accept').click()
  await said('Somebody has changed it since you looked, so nothing was done.')
  await said('a song')
  expect(github.git.commitOf('main')).toBe(start)
})

it('says that it may have been done when the answer is lost, and reads the list again', async () => {
  suggest()
  await open()
  github.faults.push({ at: /PUT .*\/merge$/, as: 'lost', times: 1 })
  await button('Accept').click()
  await said('it may have been done. What is still open is below. Nothing waits for a decision.')
  expect(github.git.diff(start, 'main')).toHaveLength(3)
})

it('tells somebody who may not decide, and somebody whose time is over', async () => {
  suggest()
  await open()
  github.faults.push({ at: /PUT .*\/merge$/, as: 403, times: 1 })
  await button('Accept').click()
  await said('You may not do this with your account.')
  github.faults.push({ at: /PUT .*\/merge$/, as: 401, times: 1 })
  await button('Accept').click()
  await said('Your time is over')
  expect(await button('Sign in to GitHub').isVisible()).toBe(true)
  expect(await page.locator('#inbox > *').count()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('member'))).toBeNull()
  expect(github.git.commitOf('main')).toBe(start)
})

it('texts of others change nothing of the page', async () => {
  const evil = '<img src=x onerror=alert(1)>\u202E`${alert(1)}`'
  suggest({ [SUPPER]: withFees(`'${evil}'`) }, `**Why**\n\n> ${evil}`)
  suggest({ [SUPPER]: 'name: [' })
  suggest({ 'content/services/new.yaml': `name: ${evil}` })
  await open()
  await said('Waiting for a decision: 3.')
  await said('Harbour Supper: can no longer be published.')
  await said('Not all of it can be said in a sentence.')
  expect(await page.locator('#inbox img, #inbox script').count()).toBe(0)
  expect(await page.locator('#inbox').textContent()).not.toContain('\u202E')
  expect(errors).toEqual([])
})

/** Somebody reports this, and writes these notes. */
function report(
  fake: FakeGitHub,
  tick: Tick,
  { page: path = 'services/harbour-supper', notes = [], fork }: Reported = {},
): void {
  const { branch: head, title, body } = reportPull({ page: path, tick })
  const number = fake.pulls.length + 1
  fake.git.setBranch(head, fake.git.commitOf('main'))
  fake.git.commit(head, {})
  fake.pulls.push({
    ...{ number, head, title, body, base: 'main', state: 'open', labels: ['report'] },
    ...(fork && { fork }),
    comments: notes.map((note, id) => ({ id, body: note, created_at: '2026-01-02T03:04:05Z' })),
  })
}
interface Reported {
  readonly page?: string
  readonly notes?: readonly string[]
  readonly fork?: string
}

it('shows what people report, with their words where members alone read them, until it is done', async () => {
  const text = 'It is at <b>two</b>.\nRing *them*, @jo #1.'
  report(store, 'wrong', { notes: [noteOf({ text, reply: 'al@example.org' }), 'Looking into it.'] })
  report(github, 'closed', { page: 'organizations/ferry-house-trust' })
  report(github, 'other', { page: 'services/gone', fork: 'mallory/directory' })
  await open()
  await said('Waiting for a decision: 2.')
  await said('Harbour Supper')
  await said(': A time, number or price is wrong.')
  await said('Ferry House Trust')
  expect(await page.locator('q').allTextContents()).toEqual([text, 'al@example.org'])
  expect(await page.locator('#inbox b').count()).toBe(0)
  expect(await page.getByText('Looking into it.').count()).toBe(0)
  expect(await button('Accept').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  const correct = page.getByRole('link', { name: 'Correct the record' }).first()
  expect(await correct.getAttribute('href')).toMatch(/^\/find\/edit\/(harbour-supper|organ)/)
  const cards = page.locator('#inbox > li')
  await cards.filter({ hasText: 'Harbour' }).getByRole('button', { name: 'Done' }).press('Enter')
  await said('Done. What somebody wrote is deleted in 90 days.')
  expect(store.pulls).toMatchObject([{ state: 'closed' }])
  expect(store.git.branches()).toEqual(['main'])
  expect(github.pulls[0]!.state).toBe('open')
  expect(errors).toEqual([])
})

it('shows why somebody suggests something where members alone read it, and only as words', async () => {
  const WHY = 'Zebrafish-4417: I *rang* <b>them</b>, @jo #1.'
  suggest()
  const note = (body: string, id: number) => ({ id, body, created_at: '2026-01-02T03:04:05Z' })
  github.pulls[0]!.comments = [
    note(noteOf({ text: WHY, reply: '' }), 1),
    note('Somebody of us looks.', 2),
  ]
  // In a public repository nothing is believed to be such a note.
  await open()
  await said('Waiting for a decision: 1.')
  await button('Accept').waitFor()
  expect(await page.getByText('Zebrafish-4417').count()).toBe(0)
  github.isPrivate = true
  await button('Read the list again').click()
  await said('Zebrafish-4417')
  github.isPrivate = false
  expect(await page.locator('#inbox q').allTextContents()).toEqual([WHY])
  expect(await page.locator('#inbox b').count()).toBe(0)
  expect(await page.getByText('Somebody of us looks.').count()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Zebra')
  expect(errors).toEqual([])
})

it('deletes old words of people, and shows the rest where they cannot be read', async () => {
  report(store, 'wrong', { notes: [noteOf({ text: 'Old.', reply: '' })] })
  store.settle(store.pulls[0]!, 'closed')
  report(store, 'closed')
  await open()
  await said('Waiting for a decision: 1.')
  await expect.poll(() => store.pulls[0]!.comments, { timeout: 30_000 }).toEqual([])
  store.faults.push({ at: /GET \/repos\/town\/suggestions\/pulls$/, as: 404, times: 1 })
  suggest()
  await button('Read the list again').click()
  await said('Waiting for a decision: 1. What people report is in a private repository')
  await said('Harbour Supper: the note on fees was rewritten.')
})

it('lets a member decide twenty suggestions in a tap for each', async () => {
  github.git.setBranch('production', start)
  for (let i = 0; i < 20; i++)
    suggest({
      [`content/services/tea-${i}.yaml`]: `name: Tea ${i}\norganization: oak\nstatus: active\n`,
    })
  const before = Date.now()
  await open()
  await said('Waiting for a decision: 20.')
  await page.locator('#inbox > li').nth(19).getByRole('button', { name: 'Accept' }).waitFor()
  // What is read later is below what somebody reads already, or takes its place.
  const shift = await layoutShift(page)
  if (process.env.SCREENSHOT) console.log(`inbox: ${shift}`)
  expect(shift).toBeLessThanOrEqual(0.05)
  for (let i = 0; i < 20; i++) {
    const card = page.locator('#inbox > li').nth(i)
    await card.getByRole('button', { name: i % 4 === 3 ? 'Not now' : 'Accept' }).tap()
    await card.getByText(/^(Accepted|Closed)\./).waitFor()
  }
  if (process.env.SCREENSHOT) console.log(`20 decisions: ${(Date.now() - before) / 1000} s`)
  expect(github.pulls.filter(({ isMerged }) => isMerged)).toHaveLength(15)
  expect(github.pulls.every(({ state }) => state === 'closed')).toBe(true)
  await said('Accepted, and not public yet: 15')
})

it('shows what is accepted and not public, and publishes it in one press', async () => {
  github.git.setBranch('production', start)
  // The server of this test does not build what GitHub has.
  await page.addInitScript(() => {
    const plain = globalThis.fetch
    globalThis.fetch = (address, options) =>
      address === '/_/manifest.json'
        ? Promise.resolve(Response.json({ build: document.body.dataset.build }))
        : plain(address, options)
  })
  await page.clock.install()
  suggest()
  await open()
  await button('Accept').waitFor()
  expect(await page.locator('#publish').isVisible()).toBe(false)
  await button('Accept').click()
  await said('Accepted, and not public yet: 1')
  await page.getByText('Accepted, and not public yet').click()
  await said('Harbour Supper: the note on fees was rewritten.')
  expect(await axeFindings(page)).toEqual([])
  if (process.env.SCREENSHOT)
    await page.screenshot({ path: `${process.env.SCREENSHOT}/publish.png`, fullPage: true })
  expect(github.dispatches).toEqual([])
  await button('Publish now').click()
  await said('Started. The records are checked.')
  expect(github.dispatches).toEqual(['publish'])
  // As the workflow does, once the check has passed.
  github.git.setBranch('production', github.git.commitOf('main'))
  await page.clock.runFor(16_000)
  await said('The check has passed. The host builds the pages.')
  await page.evaluate(() => (document.body.dataset.build = 'new'))
  await page.clock.runFor(16_000)
  await said('It is public since')
  suggest({ 'content/locations/new-hall.yaml': 'name: New hall\nlocation_type: virtual\n' })
  await button('Read the list again').click()
  await button('Accept').click()
  await button('Publish now').waitFor()
  expect(errors).toEqual([])
})

it('names what is taken out and what else would be public, and says when that takes long', async () => {
  github.git.setBranch('production', start)
  github.git.commit('main', { [SUPPER]: null, 'content/public/x.css': 'a {}' })
  await page.clock.install()
  await open()
  await page.getByText('Accepted, and not public yet: 2').click()
  await said('Harbour Supper is removed')
  await said('Other files: 1')
  github.faults.push({ at: /POST .*\/dispatches$/, as: 403, times: 1 })
  await button('Publish now').click()
  await said('You may not do this with your account.')
  await button('Publish now').click()
  await said('Started. The records are checked.')
  await page.clock.runFor(21 * 60_000)
  await said('It is not public yet.')
  github.git.setBranch('production', undefined)
  await button('Read the list again').click()
  await said('Nothing was published so far')
})

it('shows first what concerns the organizations that a member cares for', async () => {
  const caring = await signInAs('jo-caring')
  suggest()
  report(github, 'closed', { page: 'services/lighthouse-tours' })
  report(github, 'closed', { page: 'services/harbour-supper' })
  const other = textOf('services/lighthouse-tours.yaml')
  suggest({ 'content/services/lighthouse-tours.yaml': `${other}# More\n` })
  await open(undefined, 390, caring)
  const titles = () => page.locator('#inbox h2').allTextContents()
  await expect
    .poll(titles, { timeout: 30_000 })
    .toEqual(['Suggestion 1', 'Something wrong 3', 'Something wrong 2', 'Suggestion 4'])
  expect(await page.getByText('One of yours.').count()).toBe(2)
  expect(await page.getByRole('link', { name: 'that you care for' }).isVisible()).toBe(true)
  await button('Read the list again').waitFor()
  await open()
  await expect
    .poll(titles, { timeout: 30_000 })
    .toEqual([1, 2, 3, 4].map((n) => expect.stringContaining(`${n}`)))
  expect(await page.getByText('One of yours.').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'that you care for' }).isVisible()).toBe(false)
})

it('has a page of these organizations, with what was not checked for long', async () => {
  await page.goto(`${server.origin}/find/edit/mine`)
  await said('Sign in to see the organizations')
  const caring = await signInAs('jo-caring')
  await open('/find/edit/mine', 390, caring)
  await page.getByRole('heading', { name: 'Ferry House Trust' }).waitFor()
  await said('To check:')
  expect(await axeFindings(page)).toEqual([])
  if (process.env.SCREENSHOT)
    await page.screenshot({ path: `${process.env.SCREENSHOT}/mine.png`, fullPage: true })
  const first = page.getByRole('link', { name: /^Still correct\?/ }).first()
  expect(await first.getAttribute('href')).toMatch(/^\/find\/edit\/[a-z-]+#confirm$/)
  await open('/cy/find/edit/mine')
  await said('Nid yw’r gosodiadau’n enwi unrhyw sefydliad')
  // Who cares for whom is in nothing that is published.
  for (const path of ['/find/edit/inbox', '/find/edit/mine', '/_/manifest.json'])
    expect(await (await fetch(server.origin + path)).text()).not.toMatch(/jo-caring/i)
  expect(errors).toEqual([])
})

it('is nothing but an invitation to sign in to anybody else', async () => {
  suggest()
  await page.goto(`${server.origin}/find/edit/inbox`)
  await said('Sign in to see what was sent.')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(github.requests).toEqual([])
  const elsewhere = page.getByRole('link', { name: 'See it on GitHub' })
  expect(await elsewhere.getAttribute('href')).toBe('https://github.com/town/suggestions/pulls')
  await page.goto(`${server.origin}/find`)
  expect(await page.locator('a[href*=inbox]').count()).toBe(0)
})

it('has no finding of axe at any width, in either language', async () => {
  suggest(undefined, '**Why**\n\n> I rang them.')
  github.checks.set(suggest(), [{ conclusion: 'failure' }])
  for (const [path, width] of [
    ['/find/edit/inbox', 320],
    [undefined, 1280],
    ['/cy/find/edit/inbox', 390],
  ] as const) {
    if (path) await open(path, width)
    else await page.setViewportSize({ width, height: 800 })
    await page.locator('#inbox button').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    const isWide = () => document.documentElement.scrollWidth > innerWidth
    expect(await page.evaluate(isWide)).toBe(false)
    if (process.env.SCREENSHOT)
      await page.screenshot({ path: `${process.env.SCREENSHOT}/${width}.png`, fullPage: true })
  }
})
